// What a visitor has filled in, chosen and sent at a center, as it outlives a reload: within the tab, until the flow ends.
import { BehaviorSubject, filter, type Observable, Subject, Subscription, take } from 'rxjs';
import * as z from 'zod/mini';
import type { Behavior } from '../../../shared/behavior.ts';
import { PendingKey } from '../../../shared/keys.ts';
import type { KeyValue } from '../../../shell/ports.ts';
import { Conflict } from '../sending/conflict.ts';
import { SentRecord } from '../sending/plan.ts';
import { draftsKey } from './place.ts';

/** How far one flow has come. */
export const FlowDraft = z.object({
  step: z.nullable(z.string()),
  sent: z.nullable(SentRecord),
  /** What was sent and not answered: one request at most of each visitor who used this tab. */
  pending: z.readonly(z.array(PendingKey)),
  conflict: z.nullable(Conflict),
});
export type FlowDraft = Readonly<z.infer<typeof FlowDraft>>;

export const EMPTY_FLOW: FlowDraft = { step: null, sent: null, pending: [], conflict: null };

/** The areas whose drafts are kept here. Each draft is read by its own area's schema, so that one that is broken breaks no other. */
export type DraftArea =
  | 'accepted'
  | 'begun'
  | 'person'
  | 'department'
  | 'membership'
  | 'code'
  | 'contact'
  | 'sponsored'
  | 'paidFor'
  | 'returned'
  | 'joined'
  | 'left'
  | 'ended';
/** The flows that go on where they were. */
export const DRAFT_FLOWS = ['member', 'company', 'private', 'sponsor', 'profile'] as const;
export type DraftFlow = (typeof DRAFT_FLOWS)[number];

/** These areas say how a sign-up has ended. They name no person, so they stay until the visitor begins anew. */
const OUTLASTING: readonly DraftArea[] = ['returned', 'joined', 'left', 'ended'];

/** The flows that create a member. What one of them has sent counts as sent in all of them. */
const BECOMING: readonly DraftFlow[] = ['member', 'company', 'private'];

const Kept = z.object({ areas: z.record(z.string(), z.unknown()), flows: z.record(z.string(), z.unknown()) });
type Kept = Readonly<z.infer<typeof Kept>>;

const NOTHING: Kept = { areas: {}, flows: {} };

/** The drafts of one center. */
export interface KeptDrafts {
  /** Reads what is kept. Until that is done, every draft reads as empty. */
  open(): void;
  readonly isRead$: Behavior<boolean>;
  /** An area's draft; null where there is none, or none that can be understood. */
  area<T>(area: DraftArea, schema: z.ZodMiniType<T>): T | null;
  keepArea(area: DraftArea, draft: unknown): void;
  flow(flow: DraftFlow): FlowDraft;
  keepFlow(flow: DraftFlow, draft: FlowDraft): void;
  /** Emits when the progress of any flow has changed. */
  readonly flowsKept$: Observable<void>;
  /** The flow has ended. How it ended is kept, for a page that is loaded again. */
  clear(): void;
  /** [P-SIGNUP-04] [P-SIGNUP-93] The visitor begins anew: nothing that was begun before is kept any more. */
  beginAnew(): void;
  /** How often the visitor has begun anew: an answer to an earlier beginning must not count for this one. */
  beginnings(): number;
}

/** Acts once what was kept has been read, which may take its time. */
export function whenRead(drafts: Pick<KeptDrafts, 'open' | 'isRead$'>, act: () => void): Subscription {
  drafts.open();
  return drafts.isRead$.pipe(filter(Boolean), take(1)).subscribe(act);
}

/** `isAnew` where the visitor has opened the page once more: the end of an earlier sign-up is not shown again. */
export function createKeptDrafts(code: string, tab: KeyValue, isAnew = false): KeptDrafts {
  const isRead$ = new BehaviorSubject(false);
  const flowsKept$ = new Subject<void>();
  let kept = NOTHING;
  let beginnings = 0;
  let reading = Subscription.EMPTY;

  function keep(changed: Kept): void {
    kept = changed;
    // Where storage is forbidden the drafts live as long as the page.
    tab.write(draftsKey(code), changed === NOTHING ? '' : JSON.stringify(changed)).subscribe();
  }

  function flow(name: DraftFlow): FlowDraft {
    const draft = FlowDraft.safeParse(kept.flows[name]);
    return draft.success ? draft.data : EMPTY_FLOW;
  }

  /** The flows share what was sent, but each keeps its own step. */
  function withSent(name: DraftFlow, draft: FlowDraft): Kept['flows'] {
    const others = BECOMING.includes(name) ? BECOMING.filter((other) => other !== name) : [];
    const told = others.map((other) => [other, { ...draft, step: flow(other).step }] as const);
    return { ...kept.flows, ...Object.fromEntries(told), [name]: draft };
  }

  return {
    isRead$,
    flowsKept$,
    open() {
      if (isRead$.value) return;
      reading.unsubscribe();
      reading = tab.read(draftsKey(code)).subscribe((text) => {
        kept = parseKept(text.ok ? text.value : null);
        if (isAnew && kept.areas['ended']) keep({ ...kept, areas: { ...kept.areas, ended: undefined } });
        isRead$.next(true);
      });
    },
    area(area, schema) {
      const draft = z.safeParse(schema, kept.areas[area]);
      return draft.success ? draft.data : null;
    },
    keepArea(area, draft) {
      if (JSON.stringify(kept.areas[area]) !== JSON.stringify(draft))
        keep({ ...kept, areas: { ...kept.areas, [area]: draft } });
    },
    flow,
    keepFlow(name, draft) {
      if (JSON.stringify(kept.flows[name]) === JSON.stringify(draft)) return;
      keep({ ...kept, flows: withSent(name, draft) });
      flowsKept$.next();
    },
    clear() {
      const areas = OUTLASTING.filter((area) => kept.areas[area] !== undefined).map((area) => [area, kept.areas[area]]);
      keep(areas.length === 0 ? NOTHING : { areas: Object.fromEntries(areas), flows: {} });
    },
    beginAnew() {
      beginnings += 1;
      keep(NOTHING);
    },
    beginnings: () => beginnings,
  };
}

/** What was kept, or nothing where it cannot be understood. */
function parseKept(text: string | null): Kept {
  if (!text) return NOTHING;
  try {
    const parsed = Kept.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : NOTHING;
  } catch {
    return NOTHING;
  }
}
