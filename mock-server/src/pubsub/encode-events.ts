import { EVENT_DATA } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import type { Publish } from '../tables/table.ts';

/** Writes the data of each event as its schema has it. Data that does not fit is an error of the mock. */
export const encodeEvents =
  (publish: Publish): Publish =>
  (channel, event, data, about) =>
    publish(channel, event, z.encode(EVENT_DATA[event], data), about);
