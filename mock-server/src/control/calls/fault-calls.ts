import { call, json, WholeNumber } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { Fault, FaultOrder } from '../../world/state.ts';
import { controlCall } from './control-call.ts';

/** Words for such calls: their purpose, and the place of their faults. */
export interface FaultWords {
  readonly list: string;
  readonly add: string;
  /** The effect of the removal, after «one thing» and «everything». */
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
    ...controlCall,
    method: 'POST',
    path: `${path}/{id}`,
    summary: `Let one thing go right again${words.again}`,
    params: z.object({ id: WholeNumber }),
    reply: all,
  });
  const every = call({
    ...controlCall,
    method: 'POST',
    path,
    summary: `Let everything go right again${words.again}`,
    reply: all,
  });
  return {
    faults: call({ ...controlCall, method: 'GET', path, summary: words.list, reply: all }),
    addFault: call({
      ...controlCall,
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

export const { faults, addFault, removeFault, clearFaults } = faultCalls('/control/api/faults', FaultOrder, Fault, {
  list: 'What is to go wrong',
  add: 'Let something go wrong with a call, or with every call',
  again: '',
});
