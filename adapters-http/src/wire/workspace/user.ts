import { RecentEvent } from '@felles/core/internal/workspace/about/model';
import { Me } from '@felles/core/internal/workspace/me/model';
import { SettingChange, SettingRecord } from '@felles/core/internal/workspace/settings/store';
import { VisitEntry } from '@felles/core/internal/workspace/visits/model';
import { VISIT_TYPES } from '@felles/core/workspace/visits';
import * as z from 'zod/mini';
import { SOCKET_PATH } from '../live/names.ts';
import { addition, staff } from '../rows.ts';
import { WholeNumber } from '../values.ts';

const Type = z.enum(VISIT_TYPES);

/** Who is signed in: an addition. */
export const me = {
  me: addition('me').get('/v1/me', 'Who is signed in', { reply: Me, offline: 'user' }),
};

/** Texts that the service keeps for a user, by key. */
export const settings = {
  read: staff.get('/system/persistent/{key}', 'A setting of the user, or null', {
    reply: SettingRecord,
    offline: 'user',
  }),
  write: staff.post('/system/persistent/{key}', 'Stores a setting', { body: SettingChange }),
};

/** The latest visits of a user, by type. */
export const visits = {
  last: staff.get('/visitlog/{type}/{count}', 'The latest visits of one type', {
    params: z.object({ type: Type, count: WholeNumber }),
    reply: z.array(VisitEntry),
    offline: 'user',
  }),
  record: staff.post('/visitlog/{type}/{idtype}/{id}', 'Records a visit', {
    params: z.object({ type: Type, idtype: z.enum(['dataid', 'node']), id: z.string() }),
  }),
};

/** The ordinary calls of the live connection: its token, and the history of a channel (an addition). */
export const realtime = {
  token: staff.get(`${SOCKET_PATH}/auth/gettoken`, 'The token of one live connection', {
    reply: z.object({ token: z.string() }),
  }),
  recent: addition('channel-history').get(`${SOCKET_PATH}/recent`, 'The latest events of a channel', {
    query: z.object({ channel: z.string() }),
    reply: z.array(RecentEvent),
  }),
};
