import type { UnreadPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/chat.ts';

export const createUnreadHttp = (http: Http): UnreadPort => ({ unread: () => http.ask(wire.unread, {}) });
