// What of a sign-up is counted. An event is a name and ids of the center's own offers; there is no room for anything else.

/** [P-TRACKING-04] Every event there is, and the ids it carries. */
export const FUNNEL_EVENTS = {
  SignupStarted: [],
  CompanySignupStarted: [],
  PrivateSignupStarted: [],
  SelectedDepartment: ['departmentId'],
  CompanySelectedDepartment: ['departmentId'],
  PrivateSelectedDepartment: ['departmentId'],
  SelectedMembership: ['membershipId'],
  PersonalInformationFilled: [],
  SponsorConfirmed: [],
  SigningStarted: [],
  SigningCompleted: [],
  SigningFailed: [],
  MobilePaymentCompleted: [],
  SignupCompleted: [],
  NewPasswordRequested: [],
} as const satisfies Readonly<Record<string, readonly ('departmentId' | 'membershipId')[]>>;

export type EventName = keyof typeof FUNNEL_EVENTS;

type IdName = (typeof FUNNEL_EVENTS)[EventName][number];
type IdsOf<N extends EventName> = (typeof FUNNEL_EVENTS)[N][number];

/** One event with exactly the ids that its row of the table names. */
export type FunnelEvent = {
  [N in EventName]: {
    readonly name: N;
    readonly ids: { readonly [P in IdsOf<N>]: number } & { readonly [P in Exclude<IdName, IdsOf<N>>]?: never };
  };
}[EventName];

/** The largest id that is sent: every phone number and every birth date with its century is longer. */
const LARGEST_ID = 9_999_999;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_ID;

/**
 * The event as its row of the table has it, or null where it is none of them. Everything else that came along at run time is
 * left out: a text, a name the table does not know, a number that may be a phone number.
 */
export function checkedEvent(event: { readonly name: string; readonly ids: object }): FunnelEvent | null {
  if (!isEventName(event.name)) return null;
  const given = new Map<string, unknown>(Object.entries(event.ids));
  const ids = FUNNEL_EVENTS[event.name].map((id) => [id, given.get(id)] as const);
  if (!ids.every(([, value]) => isId(value))) return null;
  // Built from the table's own row, so the name and its ids belong together.
  return { name: event.name, ids: Object.fromEntries(ids) } as FunnelEvent;
}

const isEventName = (name: string): name is EventName => Object.hasOwn(FUNNEL_EVENTS, name);
