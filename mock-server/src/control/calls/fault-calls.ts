import { call, json, WholeNumber } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { ours } from './ours.ts';

/** What is said of such calls: what they are for, and where things go wrong. */
export interface FaultWords {
  readonly list: string;
  readonly add: string;
  /** What goes right again, after «one thing» and «everything». */
  readonly again: string;
}

/** The calls by which things are made to go wrong, and right again, under one address. */
export function faultCalls<const P extends string, O extends z.ZodMiniType, F extends z.ZodMiniType>(
  path: P,
  order: O,
  fault: F,
  words: FaultWords,
) {
  const all = json(z.array(fault));
  const one = call({
    ...ours,
    method: 'POST',
    path: `${path}/{id}`,
    summary: `Let one thing go right again${words.again}`,
    params: z.object({ id: WholeNumber }),
    reply: all,
  });
  const every = call({
    ...ours,
    method: 'POST',
    path,
    summary: `Let everything go right again${words.again}`,
    reply: all,
  });
  return {
    faults: call({ ...ours, method: 'GET', path, summary: words.list, reply: all }),
    addFault: call({
      ...ours,
      method: 'POST',
      path,
      summary: words.add,
      body: { format: 'json', schema: order },
      reply: json(fault),
    }),
    removeFault: { ...one, method: 'DELETE' },
    clearFaults: { ...every, method: 'DELETE' },
  } as const;
}
