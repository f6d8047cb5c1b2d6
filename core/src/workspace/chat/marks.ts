import { filter, map, type Observable, type SchedulerLike, timer } from 'rxjs';
import { createOutbox } from '../../data/outbox.ts';
import { pagePlace } from '../../data/page-place.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { mapReply } from '../../shared/reply.ts';
import { isRefused } from '../../shared/result.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import type { ChatPort } from './model.ts';

/** Messages of a conversation that the user has read, in one report to the service. */
export interface ReadMark {
  readonly conversationId: string;
  readonly ids: readonly string[];
}

/** The reports of read messages: a failed one is repeated with the next, a refused one is not. No user sees either. */
export interface ReadMarks {
  /** Emits when the service has recorded it. */
  readonly marked$: Observable<ReadMark>;
  /** Each message is reported once. */
  read(conversationId: string, ids: readonly string[]): void;
  open(): void;
  /** Unreported messages are dropped. */
  close(): void;
}

/** `port` takes the reports; `clock` keeps them a second apart. */
export interface ReadMarksNeeds {
  readonly port: Pick<ChatPort, 'mark'>;
  readonly newKey: () => string;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** The time between reports (milliseconds). */
const ONCE_IN = 1_000;

/** Reports read messages to the service in batches, until it has answered. */
export function createReadMarks({ port, ...needs }: ReadMarksNeeds): ReadMarks {
  const outbox = createOutbox<ReadMark, 'done'>({
    ...needs,
    place: pagePlace(),
    // The answer has no meaning, and may be empty.
    send: ({ conversationId, ids }) =>
      mapReply(port.mark(conversationId, { status: 'READ', message_ids: ids }), () => 'done' as const),
  });
  const sent = new Map<string, Set<string>>();
  const waiting = new Map<string, readonly string[]>();
  const scope = createScope();
  const pause = createSlot();

  const isBusy = (lane: string): boolean =>
    outbox.entries$.value.some((entry) => entry.lane === lane && entry.state !== 'failed');

  function tell(): void {
    if (!scope.isOpen() || pause.isBusy()) return;
    const [lane, ids] = [...waiting].find(([conversationId]) => !isBusy(conversationId)) ?? [];
    if (lane === undefined || ids === undefined) return;
    waiting.delete(lane);
    pause.run(timer(ONCE_IN, needs.clock), () => {
      pause.end();
      tell();
    });
    outbox.post({ conversationId: lane, ids }, lane);
  }

  /** A refused report is not repeated; a failed one is, with the next messages. */
  function tryFailed(): void {
    for (const { key, refusal } of outbox.entries$.value) {
      if (refusal === null) continue;
      if (isRefused(refusal)) outbox.drop(key);
      else outbox.retry(key);
    }
  }

  return {
    marked$: outbox.settled$.pipe(
      filter(({ answer }) => answer !== null),
      map(({ entry }) => entry.input),
    ),
    read(conversationId, ids) {
      const known = sent.get(conversationId) ?? new Set<string>();
      const news = [...new Set(ids)].filter((id) => !known.has(id));
      if (news.length === 0) return;
      for (const id of news) known.add(id);
      sent.set(conversationId, known);
      waiting.set(conversationId, [...(waiting.get(conversationId) ?? []), ...news]);
      tryFailed();
      tell();
    },
    open() {
      if (!scope.open()) return;
      scope.add(outbox.entries$.subscribe(tell));
      outbox.open();
    },
    close() {
      scope.close();
      pause.end();
      waiting.clear();
      sent.clear();
      outbox.close();
      for (const { key } of outbox.entries$.value) outbox.drop(key);
    },
  };
}
