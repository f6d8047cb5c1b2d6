import { EVENT_DATA } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import type { Publish } from '../tables/table.ts';

/** Holds the data of each event against the table, as answers are held against their rows. */
export const checkedEvents =
  (publish: Publish): Publish =>
  (channel, event, data, about) => {
    z.parse(EVENT_DATA[event], data);
    publish(channel, event, data, about);
  };
