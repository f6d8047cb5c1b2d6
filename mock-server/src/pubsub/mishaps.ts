// The faults of one answer, event or keep-alive on its way out of a line.
import { parseServerFrame, write } from '@felles/adapters-ws/protocol';
import { OperationFrame, type ResultFrame } from '@felles/core/internal/realtime/model';
import type { Stroke } from '../world/live-faults.ts';
import type { LiveFault } from '../world/records/live-faults.ts';
import type { DelayedQueue } from './delayed-queue.ts';

/** The parts of a line that a fault can change. */
export interface Victim {
  readonly way: DelayedQueue;
  put(text: string): void;
  cut(): void;
  silence(): void;
}

const DELAY = 1_000;
/** No client sends as many operations, so the wrong id is never a real one. */
const WRONG_BY = 1_000_000;

export function suffer(text: string, strokes: readonly Stroke[], victim: Victim): void {
  const wait = delayOf(strokes);
  const stroke = strokes.find(({ kind }) => kind !== 'delay');
  const act = stroke ? actOf(text, stroke, victim) : () => victim.put(text);
  const bytes = Buffer.byteLength(text);
  if (stroke?.kind === 'reorder') victim.way.addAfterNext(act, wait, bytes);
  else victim.way.add(act, wait, bytes);
}

function actOf(text: string, { kind, fault }: Stroke, { put, cut, silence }: Victim): () => void {
  switch (kind) {
    case 'drop':
      return cut;
    case 'half-open':
      return silence;
    case 'silence':
      return () => {};
    case 'delay':
    case 'reorder':
      return () => put(text);
    case 'duplicate':
      return () => {
        put(text);
        put(text);
      };
    case 'malformed':
      return () => put(text.slice(0, Math.ceil(text.length / 2)));
    case 'wrong-id':
      return () => put(answeredOtherwise(text, ({ operation_id }) => ({ operation_id: operation_id + WRONG_BY })));
    case 'wrong-operation':
      return () => put(answeredOtherwise(text, ({ operation }) => ({ operation: anotherThan(operation) })));
    case 'non-200':
      return () => put(answeredOtherwise(text, () => ({ operation_result: codeOf(fault) })));
  }
}

/** The delay of these faults (milliseconds). */
export const delayOf = (strokes: readonly Stroke[]): number =>
  strokes.reduce((sum, { kind, fault }) => sum + (kind === 'delay' ? (fault.milliseconds ?? DELAY) : 0), 0);

export const codeOf = ({ code = 500 }: LiveFault): number => code;

function answeredOtherwise(text: string, change: (answer: ResultFrame) => Partial<ResultFrame>): string {
  const read = parseServerFrame(text);
  return read.kind === 'frame' && !('event' in read.frame) ? write({ ...read.frame, ...change(read.frame) }) : text;
}

const OPERATIONS = OperationFrame.def.options.map(({ shape }) => shape.operation.def.values[0]);

const anotherThan = (operation: string | null | undefined) => OPERATIONS.find((name) => name !== operation) ?? null;
