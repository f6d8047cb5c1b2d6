// Payers of other people's agreements: asked by SMS, and signed up through a link.
import { kroner, type Language, osloDay, parseIsoDate } from '@felles/core';
import { isUnderaged } from '@felles/core/internal/portal/person/age';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import { addConnection, changeConnection, linkSentTo } from './connections.ts';
import { addContract, contractById } from './contracts.ts';
import { LETTERS } from './letter-texts.ts';
import { personById } from './members.ts';
import { sendMessage, titleOf } from './messages.ts';
import { contractPaidFor, openContractOf } from './payers.ts';
import { productOf } from './products.ts';
import type { Connection } from './records/agreements.ts';
import { addSigning, signingById } from './signings.ts';

/** The service's answers about a person who was asked to pay. */
const ANSWERS = {
  asked: 'Sponsor registration requested.',
  notSigned: 'Sponsor has not signed AG.',
  signed: 'Sponsor has signed.',
} as const;

/** The answer about a payer who has direct debit already, and has only to accept. */
export const SIGNED_ANSWER = ANSWERS.signed;

export interface Asking {
  readonly member: DemoPerson;
  readonly departmentId: number;
  /** As it is dialled within the country, and the person whom the center knows by it. */
  readonly phone: string;
  readonly payer: DemoPerson | null;
  /** Whether they pay by direct debit already. */
  readonly hasSigned: boolean;
  readonly signupUrl: string;
  readonly acceptanceCallbackUrl: string;
  /** In which the payer is asked: the language of the member who asks. */
  readonly language: Language;
}

/** Asks by SMS, once: when the member asks the same number again, the answer is the same and nothing is sent. */
export function askToPay(world: World, center: DemoCenter, asking: Asking, by: string): string {
  const { member, departmentId, phone, payer, hasSigned } = asking;
  const { payer: texts } = LETTERS[asking.language];
  const known = linkSentTo(world, center, member.id, phone);
  if (known !== null) return known.answer;
  const answer = hasSigned ? ANSWERS.signed : payer ? ANSWERS.notSigned : ANSWERS.asked;
  const contractId = openContractOf(world, member.id);
  const asked = { center: center.code, departmentId, memberId: member.id, contractId, phone, answer };
  const { hash } = addConnection(world, asked, by);
  const link = hasSigned
    ? { text: texts.accept, address: withValue(asking.acceptanceCallbackUrl, 'hash', hash) }
    : { text: texts.read, address: withValue(asking.signupUrl, 'sponsorConnectionHash', hash) };
  const contract = contractId === null ? null : contractById(world, contractId);
  const what = contract === null ? texts.something : `${contract.title} (${kroner(contract.price, ',')})`;
  const lines = [
    texts.asked({ member: nameOf(member), what, center: titleOf(center) }),
    hasSigned ? texts.acceptHow : texts.readHow,
  ];
  sendMessage(world, { kind: 'sms', to: phone, from: titleOf(center), subject: null, lines, link }, by);
  return answer;
}

/** The member whom the payer was asked to pay for. */
export const sponsoredBy = (world: World, { memberId }: Connection): DemoPerson | null => personById(world, memberId);

/** Gives the payer a place to sign, the same one when they send their information again; null where there is nothing. */
export function placeToSign(
  world: World,
  center: DemoCenter,
  connection: Connection,
  { sponsorId, returnTo }: { readonly sponsorId: number; readonly returnTo: string },
  by: string,
): string | null {
  const known = connection.signingId === null ? null : signingById(world, connection.signingId);
  const isTheSame = connection.sponsorId === sponsorId && known?.contractId === contractPaidFor(world, connection);
  if (known !== null && isTheSame) return known.id;
  const contractId = contractFor(world, center, connection, returnTo, by);
  if (contractId === null) return null;
  const { id } = addSigning(world, { center: connection.center, contractId, memberId: sponsorId, returnTo });
  changeConnection(world, connection, { contractId, sponsorId, signingId: id });
  return id;
}

/** The agreement that is paid for; it is made now where the payer was asked before the world began. */
function contractFor(
  world: World,
  center: DemoCenter,
  connection: Connection,
  returnTo: string,
  by: string,
): number | null {
  const known = contractPaidFor(world, connection);
  if (known !== null) return known;
  const { membershipId, memberId, departmentId } = connection;
  const product = membershipId === null ? null : productOf(center, departmentId, membershipId);
  return product && addContract(world, center, { memberId, departmentId, product, returnTo }, by).contract.id;
}

/** Whether a person is too young to pay for others. */
export const isTooYoung = (world: World, born: string): boolean =>
  isUnderaged(parseIsoDate(born), osloDay(world.now()));

const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;

function withValue(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}
