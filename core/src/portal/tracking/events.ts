// The events of a sign-up: a name, and ids of the center's offers, but nothing personal.

/** [P-TRACKING-04] All events, with their ids. */
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

/** As the trackers get it; the center's reports count by these names. */
export type EventName = keyof typeof FUNNEL_EVENTS;

/** The ids that any event has. */
export type IdName = (typeof FUNNEL_EVENTS)[EventName][number];
/** The ids that one event has. */
export type IdsOf<N extends EventName> = (typeof FUNNEL_EVENTS)[N][number];

/** An event with exactly the ids of its row in the table. */
export type FunnelEvent = {
  [N in EventName]: {
    readonly name: N;
    readonly ids: { readonly [P in IdsOf<N>]: number } & { readonly [P in Exclude<IdName, IdsOf<N>>]?: never };
  };
}[EventName];

/** The largest id that is sent: phone numbers and birth dates are longer. */
const LARGEST_ID = 9_999_999;

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_ID;

/** The event with only the ids of its row; null for an unknown name or an id that may be a phone number. */
export function checkedEvent(event: { readonly name: string; readonly ids: object }): FunnelEvent | null {
  if (!isEventName(event.name)) return null;
  const given = new Map<string, unknown>(Object.entries(event.ids));
  const ids = FUNNEL_EVENTS[event.name].map((id) => [id, given.get(id)] as const);
  if (!ids.every(([, value]) => isId(value))) return null;
  // The ids come from the name's own row.
  return { name: event.name, ids: Object.fromEntries(ids) } as FunnelEvent;
}

const isEventName = (name: string): name is EventName => Object.hasOwn(FUNNEL_EVENTS, name);
