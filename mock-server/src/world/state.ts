import { Consents } from '@felles/core/internal/portal/profile/model';
import { DEMO } from '@felles/fixtures';
import { DEMO_CHAT_MESSAGES } from '@felles/fixtures/workspace/chat';
import { DEMO_PROJECTS } from '@felles/fixtures/workspace/projects';
import { DEMO_TASKS } from '@felles/fixtures/workspace/tasks';
import * as z from 'zod/mini';
import { SCENARIO_NAMES } from '../scenarios.ts';
import { AgreementChanges } from './records/agreement-changes.ts';
import { Connection, Contract, SIGNING_STATUSES, Signing } from './records/agreements.ts';
import { FirstAnswer } from './records/answers.ts';
import { BookedClass, Pause } from './records/bookings.ts';
import { InvoiceRecord } from './records/invoices.ts';
import { LiveFault } from './records/live-faults.ts';
import { MemberRecord } from './records/members.ts';
import { SentMessage } from './records/messages.ts';
import { NoticeRecord } from './records/notices.ts';
import { OwnWorld } from './records/own-world.ts';
import { Charge, Payment } from './records/payments.ts';
import { ProviderSetting, STANDARD_PROVIDER } from './records/provider.ts';
import { Grant, GrantCode, VisitRecord } from './records/staff.ts';

/** The real time moved by so many milliseconds, or one instant that never passes. */
export const ClockSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('real'), offset: z.number() }),
  z.object({ kind: z.literal('frozen'), at: z.number() }),
]);
export type ClockSetting = z.infer<typeof ClockSetting>;

export const FAULT_KINDS = [
  'latency',
  'status',
  'cut',
  'malformed',
  'empty',
  'html',
  'wrong-shape',
  'answer',
  'patch',
  'hang',
] as const;

export const FaultKind = z.enum(FAULT_KINDS);

/** Something to go wrong with a call of the wire table, named as there, or with every one ('*'). */
export const FaultOrder = z.strictObject({
  call: z.string(),
  kind: FaultKind,
  milliseconds: z.optional(z.int().check(z.gte(0), z.lte(120_000), z.describe('Of a latency; 1000 without it.'))),
  status: z.optional(
    z.int().check(z.gte(200), z.lte(599), z.describe('Of a status, 500 without it; of an answer, 200 without it.')),
  ),
  answer: z.optional(
    z.unknown().check(z.describe('The answer; of a patch, the fields that differ, and null for one to leave out.')),
  ),
  after: z.optional(
    z.boolean().check(z.describe('Whether the work is done first, and only its answer is lost. A patch always is so.')),
  ),
  when: z.optional(
    z.record(z.string(), z.string()).check(z.describe('The values of path and query that a call must have.')),
  ),
  skip: z.optional(z.int().check(z.gte(0), z.lte(1_000_000), z.describe('How many such calls go well before.'))),
  probability: z
    ._default(z.number().check(z.gte(0), z.lte(1)), 1)
    .check(z.describe('How often out of the calls it is for, from 0 to 1.')),
  seed: z.optional(z.int().check(z.describe('Of the probability; the seed of the world without it.'))),
  times: z.optional(
    z.int().check(z.gte(1), z.lte(1_000_000), z.describe('How often it strikes before it is over; always without it.')),
  ),
});
export type FaultOrder = z.infer<typeof FaultOrder>;

/** `met` counts the calls it could have struck, so that chance depends on nothing but seed, fault and count. */
export const Fault = z.extend(FaultOrder, { id: z.int(), met: z.int() });
export type Fault = z.infer<typeof Fault>;

/** A member's consent, with the price and terms as they were shown; null for those that the portal did not send. */
export const ContractConsent = z.object({
  /** Where the terms stood, or what their document is known by. */
  terms: z.nullable(z.string()),
  /** When they were accepted, as the portal said it. */
  at: z.nullable(z.string()),
  /** Kroner. */
  price: z.nullable(z.number()),
});
export type ContractConsent = z.infer<typeof ContractConsent>;

/** Something that came to be, when, and through which call. */
export const LedgerEntry = z.object({
  at: z.number(),
  kind: z.string(),
  id: z.string(),
  by: z.string(),
  /** Of an agreement. */
  accepted: z.optional(ContractConsent),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A login at a center; its own token opens the center too. */
const Session = z.object({
  id: z.string(),
  accessToken: z.string(),
  center: z.string(),
  person: z.int(),
  expires: z.number(),
});
export type Session = z.infer<typeof Session>;

/** A member's changes to the center's data about them. */
const KeptProfile = z.object({
  adresse: z.string(),
  postnr: z.string(),
  poststed: z.string(),
  epost: z.string(),
  kjonn: z.number(),
});
export type KeptProfile = z.infer<typeof KeptProfile>;

/** How the world outside behaves when no developer decides by hand. */
export const OutsideSetting = z.strictObject({
  /** How every visit to the direct-debit provider ends, or that the visitor chooses. */
  signing: z.enum(['by hand', ...SIGNING_STATUSES]),
  /** Milliseconds until the bank confirms a signature. */
  bankConfirmsAfter: z.int().check(z.gte(0), z.lte(31_536_000_000)),
});
export type OutsideSetting = z.infer<typeof OutsideSetting>;

const BY_HAND: OutsideSetting = { signing: 'by hand', bankConfirmsAfter: 0 };

/** After how many templates each building of a handbook that begins from now on stops; null for none. */
export const HandbookSetting = z.strictObject({ stopsAt: z.nullable(z.int().check(z.gte(0), z.lte(1_000))) });

/** How many projects the demo company may have. */
export const MOST_PROJECTS = 10_000;
export const ProjectCount = z.int().check(z.gte(1), z.lte(MOST_PROJECTS));

/** How many tasks it may have. */
export const MOST_TASKS = 5_000;
export const TaskCount = z.int().check(z.gte(1), z.lte(MOST_TASKS));

/** How many messages its longest conversation may have. */
export const MOST_CHAT_MESSAGES = 20_000;
export const ChatMessageCount = z.int().check(z.gte(1), z.lte(MOST_CHAT_MESSAGES));

export const ScenarioName = z.enum(SCENARIO_NAMES);

/** Everything of a world that outlives the process: one plain JSON value. */
export const WorldState = z.object({
  version: z.literal(1),
  seed: z.int(),
  scenario: ScenarioName,
  clock: ClockSetting,
  tokens: z.record(z.string(), z.object({ center: z.string(), expires: z.number() })),
  // Worlds kept by an earlier version have none of these.
  sessions: z._default(z.array(Session), () => []),
  /** The attempts with each phone number, so that the number of tries is limited. */
  attempts: z._default(z.array(z.object({ of: z.string(), at: z.number() })), () => []),
  /** Members' changes to their profiles, by center and person. */
  profiles: z._default(z.record(z.string(), KeptProfile), () => ({})),
  /** Members' changes of their consents, by center and person. */
  consents: z._default(z.record(z.string(), Consents), () => ({})),
  /** The people who signed up, their agreements, what these cost, and where they are signed. */
  members: z._default(z.array(MemberRecord), () => []),
  contracts: z._default(z.array(Contract), () => []),
  invoices: z._default(z.array(InvoiceRecord), () => []),
  signings: z._default(z.array(Signing), () => []),
  messages: z._default(z.array(SentMessage), () => []),
  /** The messages that members read in the portal. */
  notices: z._default(z.array(NoticeRecord), () => []),
  /** Links that ask a person to pay for a member. */
  connections: z._default(z.array(Connection), () => []),
  answers: z._default(z.array(FirstAnswer), () => []),
  /** The classes that were booked, by center, day and number; each other one is as the demo has it. */
  bookings: z._default(z.record(z.string(), BookedClass), () => ({})),
  /** The members, each by center and number, who have had their bookings of the demo. */
  seated: z._default(z.array(z.string()), () => []),
  /** The members, as above, who have had their invoices of the demo. */
  billed: z._default(z.array(z.string()), () => []),
  pauses: z._default(z.array(Pause), () => []),
  /** The agreements that were changed, by center, member and number. */
  agreements: z._default(z.record(z.string(), AgreementChanges), () => ({})),
  own: z._default(OwnWorld, () => ({ centers: null, people: null, answers: [] })),
  outside: z._default(OutsideSetting, () => BY_HAND),
  provider: z._default(ProviderSetting, () => STANDARD_PROVIDER),
  /** Sessions at the payment provider, and their payments. */
  payments: z._default(z.array(Payment), () => []),
  charges: z._default(z.array(Charge), () => []),
  /** The sign-ins of staff. */
  codes: z._default(z.array(GrantCode), () => []),
  grants: z._default(z.array(Grant), () => []),
  /** The persistent settings of staff, by login and key. */
  settings: z._default(z.record(z.string(), z.string()), () => ({})),
  /** The latest visits of staff, the newest first. */
  visits: z._default(z.array(VisitRecord), () => []),
  /** The rows of the workspace's tables that differ from the demo world's, by the name of the table. */
  tables: z._default(z.record(z.string(), z.array(z.unknown())), () => ({})),
  /** How many projects the demo company has. */
  projects: z._default(ProjectCount, DEMO_PROJECTS),
  tasks: z._default(TaskCount, DEMO_TASKS),
  chatMessages: z._default(ChatMessageCount, DEMO_CHAT_MESSAGES),
  handbook: z._default(HandbookSetting, () => ({ stopsAt: null })),
  faults: z.array(Fault),
  /** The faults of the live connection. */
  liveFaults: z._default(z.array(LiveFault), () => []),
  /** How many things got a number from the world, which makes the next one's. */
  numbered: z.int(),
  ledger: z.array(LedgerEntry),
});
export type WorldState = z.infer<typeof WorldState>;

/** The standard world of a seed, before anything has happened in it. */
export const freshState = (seed: number = DEMO.seed): WorldState => ({
  version: 1,
  seed,
  scenario: 'standard',
  clock: { kind: 'real', offset: 0 },
  tokens: {},
  sessions: [],
  attempts: [],
  profiles: {},
  consents: {},
  members: [],
  contracts: [],
  invoices: [],
  signings: [],
  messages: [],
  notices: [],
  connections: [],
  answers: [],
  bookings: {},
  seated: [],
  billed: [],
  pauses: [],
  agreements: {},
  own: { centers: null, people: null, answers: [] },
  outside: BY_HAND,
  provider: { ...STANDARD_PROVIDER },
  payments: [],
  charges: [],
  codes: [],
  grants: [],
  settings: {},
  visits: [],
  tables: {},
  projects: DEMO_PROJECTS,
  tasks: DEMO_TASKS,
  chatMessages: DEMO_CHAT_MESSAGES,
  handbook: { stopsAt: null },
  faults: [],
  liveFaults: [],
  numbered: 0,
  ledger: [],
});
