// The visitor's input, choices and sent data at a center, stored for the tab until the flow ends.
import { BehaviorSubject, filter, type Observable, Subject, type Subscription, take } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { PendingKey } from '../../shared/keys.ts';
import { createSlot } from '../../shared/scope.ts';
import type { KeyValue } from '../../shell/ports.ts';
import { PersonDraft } from '../person/draft.ts';
import type { PersonalInformation } from '../person/model.ts';
import { PERSON_FIELDS } from '../person/rules.ts';
import { SponsoredAgreement } from '../sponsor/model.ts';
import { draftsKey } from './drafts-key.ts';

/** The accepted part of this sign-up, with the service's answers. Stored with the drafts. */
export const SentRecord = z.object({
  memberId: z.string(),
  /** The personal data last sent, as text, to detect changes. */
  person: z.string(),
  /** The choice last sent; null while the member exists without an agreement. */
  choice: z.nullable(z.object({ departmentId: z.number(), membershipId: z.number() })),
  contractId: z.nullable(z.string()),
  invoiceId: z.nullable(z.string()),
  /** The address for signing. The page goes there only on the visitor's click. */
  link: z.nullable(z.string()),
  /** The code of the company that pays, confirmed by the service. */
  code: z.optional(z.nullable(z.string())),
  /** A code that was sent without an answer: its company may be the payer. */
  triedCode: z.optional(z.nullable(z.string())),
  /** Whether the service knows that another person pays. */
  isPrivate: z.optional(z.boolean()),
  /** The service's name for the person, if it differs. */
  knownAs: z.optional(z.nullable(z.string())),
  /** Whether a member was logged in: after the logout, the visitor must not continue that member's sign-up. */
  hadSession: z.optional(z.boolean()),
});
export type SentRecord = Readonly<z.infer<typeof SentRecord>>;

/** The personal data as text, in a fixed order, to detect changes. Without the approval of the terms. */
export const personText = (person: PersonalInformation): string => JSON.stringify(person, [...PERSON_FIELDS]);

/** The person that the service knows already: the phone number, and the logged-in member (null for a visitor). */
export const Conflict = z.object({
  phone: z.string(),
  memberId: z.nullable(z.string()),
  /** The personal data of a refused update: the service does not say which field belongs to another member. */
  person: z.optional(z.string()),
  /** The existing member may come from this sign-up, whose answer was lost. */
  isPerhapsOwn: z.optional(z.boolean()),
});
export type Conflict = Readonly<z.infer<typeof Conflict>>;

/** The progress of one flow, stored until the tab closes: the step, what was sent, and what has no answer. */
export const FlowDraft = z.object({
  step: z.nullable(z.string()),
  sent: z.nullable(SentRecord),
  /** The unanswered requests: at most one for each visitor of this tab. */
  pending: z.readonly(z.array(PendingKey)),
  conflict: z.nullable(Conflict),
});
export type FlowDraft = Readonly<z.infer<typeof FlowDraft>>;

export const EMPTY_FLOW: FlowDraft = { step: null, sent: null, pending: [], conflict: null };

/** The sponsored person and agreement, as shown before the sponsor left to sign. */
export const SponsoredDraft = z.object({ name: z.nullable(z.string()), agreement: z.nullable(SponsoredAgreement) });
export type SponsoredDraft = Readonly<z.infer<typeof SponsoredDraft>>;

/** A sponsor's sign-up, stored for the tab. It belongs to one link: another link starts over. */
export const SponsorDraft = z.object({
  hash: z.string(),
  person: PersonDraft,
  departmentId: z.nullable(z.number()),
  whom: z._default(z.nullable(SponsoredDraft), null),
});
export type SponsorDraft = Readonly<z.infer<typeof SponsorDraft>>;

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
const LASTING_AREAS: readonly DraftArea[] = ['returned', 'joined', 'left', 'ended'];

/** The flows that create a member share what was sent. */
const MEMBER_FLOWS: readonly DraftFlow[] = ['member', 'company', 'private'];

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
  /** Emits each accepted record, also while the page is closed. */
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
    const others = MEMBER_FLOWS.includes(name) ? MEMBER_FLOWS.filter((other) => other !== name) : [];
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
      const lasting = LASTING_AREAS.filter((area) => areas[area] !== undefined).map((area) => [area, areas[area]]);
      write(lasting.length === 0 ? NONE : { areas: Object.fromEntries(lasting), flows: {} });
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
