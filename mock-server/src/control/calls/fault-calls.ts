import { call, json, WholeNumber, WIRE } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { EVERY_CALL } from '../../world/faults.ts';
import { Fault as AnyFault, FaultOrder as AnyFaultOrder } from '../../world/state.ts';
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

/** The calls of the wire table, and the word for all of them. */
export const CallName = z.enum([EVERY_CALL, ...Object.keys(WIRE).sort()], { error: 'no call of the service' });

/** A fault as it is asked for: of a call that there is. */
export const FaultOrder = z.extend(AnyFaultOrder, { call: CallName });

/** A fault of a call that there is. */
export const Fault = z.extend(AnyFault, { call: CallName });

export const { faults, addFault, removeFault, clearFaults } = faultCalls('/control/api/faults', FaultOrder, Fault, {
  list: 'The faults of calls',
  add: 'Let something go wrong with a call, or with every call',
  again: '',
});

export const answerWith = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/answers',
  summary: 'Give an answer of your own to a call, in place of the true one',
  body: {
    format: 'json',
    schema: z.pick(FaultOrder, { call: true, answer: true, status: true, when: true, skip: true, times: true }),
  },
  reply: json(Fault),
});
