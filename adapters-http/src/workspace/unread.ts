import type { UnreadPort } from '@felles/core/workspace/unread';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/chat.ts';

/**
 * Core's `UnreadPort`: how many messages the user who is signed in has not read. Apart from the chat, as every page
 * shows it.
 */
export const createUnreadHttp = (http: Http): UnreadPort => ({ unread: () => http.ask(wire.unread, {}) });
