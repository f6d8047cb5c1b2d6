// [P-MEMBER-36] The letters about an agreement, each with its receipt.
import { hourMinuteSecond, kroner, type Language, osloDay } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { DemoPerson } from '@felles/fixtures';
import type { Scene } from '../bookings/acts.ts';
import { contractById } from '../world/contracts.ts';
import { LETTERS } from '../world/letter-texts.ts';
import { peopleOf, personById } from '../world/members.ts';
import { sendMessage, titleOf } from '../world/messages.ts';
import { tellMember } from '../world/notices.ts';
import type { AgreedFreeze, AgreementChanges, Confirmation } from '../world/records/agreement-changes.ts';
import { firstDay, lastDay } from './months.ts';
import { endOf, type Standing, usedUntil } from './rules.ts';
import { type LetterFacts, type LetterKind, WORDS } from './words.ts';

/** The letter of an act, and whom it is about. */
export interface AgreementLetter {
  readonly person: DemoPerson;
  readonly language: Language;
  readonly contractId: string;
  readonly title: string;
  readonly standing: Standing;
  readonly confirmation: Confirmation;
  readonly freeze: AgreedFreeze | null;
}

/** A member of the demo who is paid for has this payer. */
const DEMO_PAYER = 9012;

export function sendAgreementLetter(scene: Scene, kind: LetterKind, letter: AgreementLetter, by: string): void {
  const { world, center, portal } = scene;
  const { person, language, confirmation, contractId } = letter;
  const words = WORDS[language];
  const facts = factsOf(letter);
  const from = titleOf(center);
  const address = `${portal}/${encodeURIComponent(center.code)}/agreement/${encodeURIComponent(contractId)}`;
  const subject = `${letter.title}, ${confirmation.number}`;
  if (confirmation.sentTo !== null) {
    const lines = [LETTERS[language].hello(person.firstName), words.letters[kind](facts), words.receipt(facts)];
    const link = { text: words.link, address };
    sendMessage(world, { kind: 'email', to: confirmation.sentTo, from, subject, lines, link }, by);
  }
  if (kind === 'end' || kind === 'confirmed') {
    const cause = `AGREEMENT_ENDING ${contractId} ${confirmation.number}`;
    tellMember(world, center, person.id, {
      kind: 'AGREEMENT_ENDING',
      cause,
      text: words.letters[kind](facts),
      contractId,
    });
  }
  const payer = kind === 'request' ? payerOf(letter, scene) : null;
  if (payer === null) return;
  const lines = [LETTERS[language].hello(payer.firstName), words.payer(facts)];
  sendMessage(world, { kind: 'email', to: payer.email, from, subject, lines, link: null }, by);
}

/** The person who pays for the member: who signed for the agreement, or the one of the demo. */
function payerOf({ contractId, person }: AgreementLetter, { world }: Scene): DemoPerson | null {
  const contract = contractById(world, Number(contractId));
  if (contract === null) return personById(world, DEMO_PAYER);
  const signing = world.state.signings.find((one) => one.contractId === contract.id && one.status === 'ok');
  const connection = world.state.connections.find((one) => one.contractId === contract.id && one.isAccepted);
  const payer = signing?.memberId ?? connection?.sponsorId ?? null;
  if (payer === null || payer === person.id)
    return peopleOf(world).find(({ phone }) => phone === connection?.phone) ?? null;
  return personById(world, payer);
}

function factsOf({ person, title, standing, confirmation, freeze }: AgreementLetter): LetterFacts {
  const at = confirmation.at * 1_000;
  const changes: AgreementChanges = standing.changes;
  const sum = freeze ? freeze.feePerMonth * (freeze.to - freeze.from + 1) : usedUntil(standing).sum;
  return {
    title,
    number: confirmation.number,
    at: `${dayMonthYear(osloDay(at))} ${hourMinuteSecond(at)}`,
    day: dayMonthYear(endOf({ ...standing, changes })),
    from: freeze ? dayMonthYear(firstDay(freeze.from)) : '',
    until: freeze ? dayMonthYear(lastDay(freeze.to)) : '',
    sum: kroner(sum, ','),
    member: `${person.firstName} ${person.lastName}`,
  };
}
