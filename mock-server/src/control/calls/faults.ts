import { call, json, WholeNumber } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { Fault, FaultOrder } from '../../world/state.ts';
import { ours } from './ours.ts';

const Faults = z.array(Fault);

export const faults = call({
  ...ours,
  method: 'GET',
  path: '/control/api/faults',
  summary: 'What is to go wrong',
  reply: json(Faults),
});

export const addFault = call({
  ...ours,
  method: 'POST',
  path: '/control/api/faults',
  summary: 'Let something go wrong with a call, or with every call',
  body: { format: 'json', schema: FaultOrder },
  reply: json(Fault),
});

export const removeFault = {
  ...call({
    ...ours,
    method: 'POST',
    path: '/control/api/faults/{id}',
    summary: 'Let one thing go right again',
    params: z.object({ id: WholeNumber }),
    reply: json(Faults),
  }),
  method: 'DELETE',
} as const;

export const clearFaults = {
  ...call({
    ...ours,
    method: 'POST',
    path: '/control/api/faults',
    summary: 'Let everything go right again',
    reply: json(Faults),
  }),
  method: 'DELETE',
} as const;
