import type { MePort } from '@felles/core/workspace/me';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/me.ts';

/** Core's `MePort`: who is signed in, and what they may change. An addition: without it the user has no name here. */
export const createMeHttp = (http: Http): MePort => ({ me: () => http.ask(wire.me, {}) });
