import { call, IsoInstant, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { LiveFault, LiveFaultOrder } from '../../world/records/live-faults.ts';
import { controlCall } from './control-call.ts';
import { faultCalls } from './fault-calls.ts';

const Traffic = z.object({ frames: z.int(), bytes: z.int() });

export const Connection = z.object({
  id: z.int(),
  since: IsoInstant,
  from: z.nullable(z.string()),
  state: z.enum(['connecting', 'ready', 'silent']),
  channels: z.readonly(z.array(z.string())),
  heard: Traffic,
  said: Traffic,
  backlog: z.int(),
});

export const connections = call({
  ...controlCall,
  method: 'GET',
  path: '/control/api/live/connections',
  summary: 'The live connections there are, the oldest first',
  reply: json(z.array(Connection)),
});

export const publish = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/live/publish',
  summary: 'Tell a channel of an event',
  body: {
    format: 'json',
    schema: z.strictObject({ channel: z.string(), event: z.optional(z.string()), data: z.optional(z.unknown()) }),
  },
  reply: json(z.object({ listening: z.int() })),
});

/** One connection by its number, or all. */
const Whom = z.strictObject({ connection: z.optional(z.int()) });
const struck = json(z.object({ struck: z.int() }));

export const drop = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/live/drop',
  summary: 'Cut a live connection, or all',
  body: { format: 'json', schema: Whom },
  reply: struck,
});

export const halfOpen = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/live/half-open',
  summary: 'Leave the socket open, and neither hear nor say anything on it any more',
  body: { format: 'json', schema: Whom },
  reply: struck,
});

export const keepAlive = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/live/keep-alive',
  summary: 'Say a keep-alive now, beside those that come by themselves',
  body: {
    format: 'json',
    schema: z.extend(Whom, { text: z.optional(z.string().check(z.regex(/^[^{[]/))) }),
  },
  reply: json(z.object({ told: z.int() })),
});

export const { faults, addFault, removeFault, clearFaults } = faultCalls(
  '/control/api/live/faults',
  LiveFaultOrder,
  LiveFault,
  {
    list: 'The faults of the live connection',
    add: 'Let something go wrong on one live connection, or on all',
    again: ' on the live connection',
  },
);
