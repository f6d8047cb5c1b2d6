// People who publish, and look closely at what they are answered.
import type { OperationReply } from '@felles/core/internal/realtime/operation-queue';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import type { FaultyHub } from './faulty-hub.ts';
import { CHANNELS } from './listeners.ts';
import type { Page } from './page.ts';
import type { Random } from './random.ts';

/** How long an operation may take (milliseconds). */
export const PATIENCE = 10_000;

export interface Questions {
  publish(): void;
  /** Whether somebody waits for the answer, and may still. */
  isAwaited(data: unknown): boolean;
  /** How many are without an answer. */
  open(): number;
}

export interface QuestionNeeds {
  readonly client: () => RealtimeStore;
  readonly hub: () => FaultyHub;
  readonly random: Random;
  readonly page: Page;
  readonly offend: (what: string) => void;
}

/** The word the client should find for what the server said. */
const MEANT = { yes: 'yes', no: 'refused', mismatch: 'mismatched' } as const;

export function createQuestions({ client, hub, random, page, offend }: QuestionNeeds): Questions {
  const { clock, felt } = page;
  /** When they were asked. */
  const open = new Map<unknown, number>();
  let asked = 0;

  function judge(data: unknown, issued: number, taken: string): void {
    const said = hub().saidToPublishing(data);
    const meant = said && MEANT[said];
    if (meant && taken !== meant) offend(`[I-11] said ${said}, taken for ${taken}`);
    if (!meant && (taken === 'yes' || taken === 'refused' || taken === 'mismatched'))
      offend(`[I-11] ${taken} by nobody`);
    if (clock.now() > felt(issued + PATIENCE)) offend('[I-03] answered after its time');
    const { ended = null } = hub().publishingOf(data)?.attempt ?? {};
    const isLost = ended !== null && felt(ended) < clock.now();
    if (taken === 'timedOut' && isLost) offend('[I-03] waited on for an answer from a connection that was gone');
  }

  function listen(data: unknown, answer: OperationReply<unknown>): void {
    const issued = clock.now();
    open.set(data, issued);
    answer.subscribe((result) => {
      if (!open.delete(data)) offend('[I-03] answered twice');
      judge(data, issued, result.ok ? 'yes' : result.error.kind);
    });
  }

  return {
    publish() {
      asked += 1;
      listen(asked, client().publish(random.pick(CHANNELS), asked));
    },
    isAwaited: (data) => clock.now() - (open.get(data) ?? Number.NEGATIVE_INFINITY) <= PATIENCE,
    open: () => open.size,
  };
}
