// The visitor's input, choices and sent data at a center, stored for the tab until the flow ends.
import { BehaviorSubject, filter, type Observable, Subject, type Subscription, take } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../../shared/behavior.ts';
import { createSlot } from '../../../shared/scope.ts';
import type { KeyValue } from '../../../shell/ports.ts';
import { EMPTY_FLOW, FlowDraft, type SentRecord } from './flow-draft.ts';
import { draftsKey } from './place.ts';

/** Each area reads its draft with its own schema, so that a broken draft breaks no other. */
export type DraftArea =
  | 'accepted'
  | 'activeSignup'
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
/** The five sign-ups, each with a progress of its own. `sponsor` is that of a payer. */
export const DRAFT_FLOWS = ['member', 'company', 'private', 'sponsor', 'profile'] as const;
/** The name of a sign-up in the stored draft. */
export type DraftFlow = (typeof DRAFT_FLOWS)[number];

/** These areas store the end of a sign-up without personal data, so they stay until the visitor starts over. */
const OUTLASTING: readonly DraftArea[] = ['returned', 'joined', 'left', 'ended'];

/** The flows that create a member share what was sent. */
const BECOMING: readonly DraftFlow[] = ['member', 'company', 'private'];

const Drafts = z.object({ areas: z.record(z.string(), z.unknown()), flows: z.record(z.string(), z.unknown()) });
type Drafts = Readonly<z.infer<typeof Drafts>>;

const NONE: Drafts = { areas: {}, flows: {} };

/** One for the whole portal, so that a visitor who changes to another sign-up types nothing twice. */
export interface DraftStore {
  /** Before it is true, all drafts are empty. */
  readonly isRead$: Behavior<boolean>;
  /** Calls `act` once the drafts are read. */
  whenRead(act: () => void): Subscription;
  /** An area's draft; null if there is none, or it is invalid. */
  area<T>(area: DraftArea, schema: z.ZodMiniType<T>): T | null;
  /** The draft with its changes. */
  area$<T>(area: DraftArea, schema: z.ZodMiniType<T>): Behavior<T | null>;
  keepArea(area: DraftArea, draft: unknown): void;
  /** The draft of one flow. */
  flow(flow: DraftFlow): FlowDraftStore;
  /** Clears the drafts at the end of the flow. The end itself stays, for a reload. */
  clear(): void;
  /** [P-SIGNUP-04] [P-SIGNUP-93] Clears everything, also the end of the last flow. */
  startOver(): void;
  /** Grows when the visitor starts over, so that answers of an earlier generation can be ignored. */
  readonly generation$: Behavior<number>;
}

/** The progress of one sign-up while its page is shown. */
export interface FlowDraftStore {
  /** Also changes when another flow has sent something. */
  readonly draft$: Behavior<FlowDraft>;
  /** Emits what the service has accepted, also while the page is closed. */
  readonly sent$: Observable<SentRecord>;
  /** False if the visitor has started over since `restore`: nothing is stored then. */
  readonly isCurrent$: Behavior<boolean>;
  keep(changes: Partial<FlowDraft>): void;
  /** Stores the draft of an area, under the same condition. */
  keepArea(area: DraftArea, draft: unknown): void;
  /** The page shows the stored draft, and stores changes from now on. */
  restore(): void;
}

/** `isAnew`: the page was newly opened, so the end of an earlier sign-up is not shown again. */
export function createDraftStore(code: string, tab: KeyValue, isAnew = false): DraftStore {
  const isRead$ = new BehaviorSubject(false);
  const drafts$ = new BehaviorSubject(NONE);
  const generation$ = new BehaviorSubject(0);
  const reading = createSlot();

  function write(drafts: Drafts): void {
    drafts$.next(drafts);
    // Without storage, the drafts live as long as the page.
    tab.write(draftsKey(code), drafts === NONE ? '' : JSON.stringify(drafts)).subscribe();
  }

  function read(): void {
    if (isRead$.value) return;
    reading.run(tab.read(draftsKey(code)), (text) => {
      const drafts = parseDrafts(text.ok ? text.value : null);
      if (isAnew && drafts.areas['ended']) write({ ...drafts, areas: { ...drafts.areas, ended: undefined } });
      else drafts$.next(drafts);
      isRead$.next(true);
    });
  }

  function keepArea(area: DraftArea, draft: unknown): void {
    const { areas, flows } = drafts$.value;
    if (!isEqual(areas[area], draft)) write({ areas: { ...areas, [area]: draft }, flows });
  }

  /** The flows share what was sent, but each has its own step. */
  function keepFlow(name: DraftFlow, draft: FlowDraft): void {
    const { areas, flows } = drafts$.value;
    if (isEqual(flows[name], draft)) return;
    const others = BECOMING.includes(name) ? BECOMING.filter((other) => other !== name) : [];
    const shared = others.map((other) => [other, { ...draft, step: parseFlow(flows[other]).step }] as const);
    write({ areas, flows: { ...flows, ...Object.fromEntries(shared), [name]: draft } });
  }

  function flow(name: DraftFlow): FlowDraftStore {
    const sent$ = new Subject<SentRecord>();
    const restored$ = new BehaviorSubject(generation$.value);
    const isCurrent$ = derive({ restored: restored$, now: generation$ }, ({ restored, now }) => restored === now);
    // Two steps, so that other changes do not parse the draft again.
    const stored$ = derive({ drafts: drafts$ }, ({ drafts }) => drafts.flows[name]);
    const draft$ = derive({ stored: stored$ }, ({ stored }) => parseFlow(stored));
    return {
      draft$,
      sent$,
      isCurrent$,
      keep(changes) {
        if (!isCurrent$.value) return;
        const before = draft$.value;
        keepFlow(name, { ...before, ...changes });
        if (changes.sent && changes.sent !== before.sent) sent$.next(changes.sent);
      },
      keepArea(area, draft) {
        if (isCurrent$.value) keepArea(area, draft);
      },
      restore: () => restored$.next(generation$.value),
    };
  }

  return {
    isRead$,
    generation$,
    whenRead(act) {
      read();
      return isRead$.pipe(filter(Boolean), take(1)).subscribe(act);
    },
    area: (area, schema) => parseArea(schema, drafts$.value.areas[area]),
    area$(area, schema) {
      const stored$ = derive({ drafts: drafts$ }, ({ drafts }) => drafts.areas[area]);
      return derive({ stored: stored$ }, ({ stored }) => parseArea(schema, stored));
    },
    keepArea,
    flow,
    clear() {
      const { areas } = drafts$.value;
      const outlasting = OUTLASTING.filter((area) => areas[area] !== undefined).map((area) => [area, areas[area]]);
      write(outlasting.length === 0 ? NONE : { areas: Object.fromEntries(outlasting), flows: {} });
    },
    startOver() {
      generation$.next(generation$.value + 1);
      write(NONE);
    },
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function parseArea<T>(schema: z.ZodMiniType<T>, stored: unknown): T | null {
  const draft = z.safeParse(schema, stored);
  return draft.success ? draft.data : null;
}

function parseFlow(stored: unknown): FlowDraft {
  const draft = FlowDraft.safeParse(stored);
  return draft.success ? draft.data : EMPTY_FLOW;
}

/** Invalid text counts as no drafts. */
function parseDrafts(text: string | null): Drafts {
  if (!text) return NONE;
  try {
    const parsed = Drafts.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : NONE;
  } catch {
    return NONE;
  }
}
