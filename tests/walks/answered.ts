// What a visitor has sent and been answered, read from what went over the network and from nothing that a page knows.
import { mayStart, memberIdOf, Profile, SESSION, type Standing } from '@felles/core/portal';
import type { Exchange } from './network.ts';
import type { Visitor } from './visitor.ts';

/** What the service has taken in of a sign-up. */
export interface TakenIn {
  readonly memberId: string;
  /** The person as they were sent, to compare with. */
  readonly person: string;
  readonly departmentId: number | null;
  readonly membershipId: number | null;
  readonly invoiceId: string | null;
  readonly link: string | null;
  readonly code: string | null;
}

/** Whom the service has said to be known already. */
export interface Known {
  readonly phone: string;
  readonly memberId: string | null;
}

export interface Heard {
  readonly taken: TakenIn | null;
  readonly known: Known | null;
}

type Json = Readonly<Record<string, unknown>>;

const decoder = new TextDecoder();

/** Read once, however often it is looked at; what no walk changes is the same answer in all of them. */
const read = new WeakMap<object, Json>();

/** What was answered; nothing where nothing was, or no object. */
export function answerOf({ answer }: Exchange): Json {
  if (answer === null) return {};
  const known = read.get(answer);
  if (known !== undefined) return known;
  const parsed: unknown = JSON.parse(decoder.decode(answer.bytes));
  const found: Json = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  read.set(answer, found);
  return found;
}

/** The last of a kind. */
export const lastOf = ({ walk }: Visitor, row: string): Exchange | undefined =>
  walk.exchanges.findLast((exchange) => exchange.row === row);

const PERSON = [
  'firstname',
  'lastname',
  'address',
  'postal_code',
  'municipality',
  'phone_number',
  'email',
  'date_of_birth',
  'gender',
] as const;

/** A person as they are sent, each field in its place. That they approve of the terms is no part of who they are. */
export const personText = (person: Json): string => JSON.stringify(PERSON.map((field) => person[field] ?? null));

/** The person of a call, as they are compared. */
export const sentText = ({ body }: Exchange): string => personText(JSON.parse(body));

const textOf = (found: unknown): string | null => (typeof found === 'string' && found.trim() !== '' ? found : null);
const idOf = (found: unknown): string | null =>
  typeof found === 'string' || typeof found === 'number' ? memberIdOf(found) : null;
const numberOf = (found: unknown): number | null => (typeof found === 'number' ? found : null);

/** What has come of the sign-up that began with an exchange. */
export function heardSince({ walk }: Visitor, beginning: number): Heard {
  return walk.exchanges.slice(beginning).reduce(learn, { taken: null, known: null });
}

function learn(heard: Heard, exchange: Exchange): Heard {
  const { row, path, status, outcome } = exchange;
  const body: Json = SENDING.includes(row) ? JSON.parse(exchange.body) : {};
  const named = /member\/(\d+)/i.exec(path)?.[1] ?? null;
  if (SENDING.includes(row) && status === 409) {
    const phone = textOf(body['phone_number']) ?? (heard.taken ? phoneIn(heard.taken) : '');
    return { ...heard, known: { phone, memberId: named } };
  }
  if (outcome !== 'fine' || !SENDING.includes(row)) return heard;
  const taken = takenIn(heard.taken, exchange, body, named);
  return taken === null ? heard : { taken, known: null };
}

/** What creates, and what changes what was created. */
export const SENDING: readonly string[] = [
  'signup.createMember',
  'signup.createContract',
  'signup.createProfile',
  'profile.updateMember',
  'sponsor.useCode',
  'sponsor.createSponsor',
];

const phoneIn = ({ person }: TakenIn): string => String(JSON.parse(person)[PERSON.indexOf('phone_number')]);

function takenIn(before: TakenIn | null, exchange: Exchange, body: Json, named: string | null): TakenIn | null {
  const answer = answerOf(exchange);
  const choice = { departmentId: numberOf(body['departmentId']), membershipId: numberOf(body['membershipId']) };
  const came = { invoiceId: idOf(answer['invoiceId']), link: textOf(answer['link_to_nets']) };
  const call = exchange.row.split('.')[1];
  if (call === 'createMember' || call === 'createSponsor') {
    const memberId = idOf(answer['memberId']);
    const code = textOf(body['sponsor_code']);
    return memberId === null ? null : { memberId, person: personText(body), ...choice, ...came, code };
  }
  if (call === 'createContract') return before && { ...before, ...choice, ...came, code: null };
  if (call === 'useCode') return before && { ...before, code: exchange.path.split('/').at(-1) ?? null };
  if (call !== 'updateMember' || named === null) return null;
  const person = personText(body);
  const nobody = { departmentId: null, membershipId: null, invoiceId: null, link: null, code: null };
  return before?.memberId === named ? { ...before, person } : { memberId: named, person, ...nobody };
}

/** Who is logged in, by what the browser keeps and by what the service last told of them. */
export function whoIsThere(visitor: Visitor): { readonly loggedIn: boolean; readonly profile: Profile | null } {
  const loggedIn = (visitor.walk.browser.cookies.get(SESSION.key) ?? '') !== '';
  const asked = lastOf(visitor, 'profile.profile');
  const profile = loggedIn && asked?.outcome === 'fine' ? Profile.parse(answerOf(asked)) : null;
  return { loggedIn, profile };
}

/** Whether whoever is there may begin an agreement. */
export function standingOf({ loggedIn, profile }: ReturnType<typeof whoIsThere>): Standing {
  if (!loggedIn) return 'allowed';
  return profile === null ? 'unknown' : mayStart(profile);
}
