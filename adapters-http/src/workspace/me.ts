import type { MePort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/me.ts';

export const createMeHttp = (http: Http): MePort => ({ me: () => http.ask(wire.me, {}) });
