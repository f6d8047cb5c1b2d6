// The automatic letters of a center to its members.
import { kroner } from '@felles/core';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import { invoiceById } from './invoices.ts';
import { LETTERS } from './letter-texts.ts';
import { sendMessage, titleOf } from './messages.ts';
import type { Contract } from './records/agreements.ts';
import type { SentMessage } from './records/messages.ts';

/** The subject of a letter. */
export interface Matter {
  readonly center: DemoCenter;
  readonly person: DemoPerson;
  readonly contract: Contract;
}

/** Where the invoice of an agreement leads: to the signature that brings direct debit about, or to its payment. */
export interface InvoiceWays {
  readonly signingAddress: string | null;
  /** Where the portal is. */
  readonly portal: string;
}

/** The first invoice, with the place where it is seen to. */
export function sendInvoice(world: World, matter: Matter, { signingAddress, portal }: InvoiceWays, by: string): void {
  const { person, contract } = matter;
  const texts = LETTERS[contract.language];
  const invoice = invoiceById(world, contract.invoiceId);
  if (invoice === null) return;
  const { fakturanr: number, forfall: due, kid } = invoice;
  const link =
    signingAddress === null
      ? { text: texts.pay, address: paymentAddress(matter, portal) }
      : { text: texts.sign, address: signingAddress };
  const lines = [
    texts.hello(person.firstName),
    texts.invoice(aboutOf(matter)),
    texts.invoiceSum({ number, amount: kroner(invoice.rest, ','), due, kid }),
  ];
  write(world, matter, { subject: texts.invoiceSubject(number, aboutOf(matter).center), lines, link }, by);
}

/** For a member who has chosen another agreement: the invoice of the first one is not to be paid. */
export function sendVoid(world: World, matter: Matter, by: string): void {
  const { person, contract } = matter;
  const texts = LETTERS[contract.language];
  const invoice = invoiceById(world, contract.invoiceId);
  if (invoice === null) return;
  const { fakturanr: number } = invoice;
  const lines = [
    texts.hello(person.firstName),
    texts.void({ ...aboutOf(matter), number, amount: kroner(invoice.verdi, ',') }),
  ];
  write(world, matter, { subject: texts.voidSubject(number), lines, link: null }, by);
}

/** For a member whose company gets the invoices: the member has nothing to pay. */
export function sendPaidByCompany(world: World, matter: Matter, portal: string, by: string): void {
  const { welcome, paidByCompany } = LETTERS[matter.contract.language];
  const subject = welcome(aboutOf(matter).center);
  sendWelcome(world, matter, { subject, news: paidByCompany(matter.contract.title), portal }, by);
}

export function sendSigned(world: World, matter: Matter, portal: string, by: string): void {
  const { signed, signedSubject } = LETTERS[matter.contract.language];
  sendWelcome(world, matter, { subject: signedSubject, news: signed(matter.contract.title), portal }, by);
}

/** Once, however often the service is told that the invoice is paid. */
export function sendReceipt(world: World, matter: Matter, portal: string, by: string): void {
  const { contract } = matter;
  const { receipt, receiptSubject } = LETTERS[contract.language];
  const invoice = invoiceById(world, contract.invoiceId);
  if (invoice === null) return;
  const { fakturanr: number } = invoice;
  const news = receipt({ title: contract.title, number, amount: kroner(invoice.verdi, ',') });
  sendWelcome(world, matter, { subject: receiptSubject(number), news, portal }, by);
}

/** The reminder that the portal promises after a visit without a signature: the place to sign, by e-mail and by SMS. */
export function sendReminder(world: World, matter: Matter, signingAddress: string, by: string): void {
  const { center, person, contract } = matter;
  const texts = LETTERS[contract.language];
  const lines = [texts.unsigned(aboutOf(matter))];
  const link = { text: texts.sign, address: signingAddress };
  write(world, matter, { subject: texts.unsignedSubject, lines: [texts.hello(person.firstName), ...lines], link }, by);
  const sms = { kind: 'sms', to: person.phone, from: titleOf(center), subject: null, lines, link } as const;
  sendMessage(world, sms, by);
}

interface Welcome {
  readonly subject: string;
  /** Why they are welcome now. */
  readonly news: string;
  readonly portal: string;
}

/** A login leads to the profile, and a new member has no password yet. */
function sendWelcome(world: World, matter: Matter, { subject, news, portal }: Welcome, by: string): void {
  const { center, person, contract } = matter;
  const texts = LETTERS[contract.language];
  const lines = [texts.hello(person.firstName), `${news} ${texts.welcome(titleOf(center))}.`, texts.password];
  const link = { text: texts.logIn, address: `${portal}/${encodeURIComponent(center.code)}/login` };
  write(world, matter, { subject, lines, link }, by);
}

const aboutOf = ({ center, contract: { title } }: Matter) => ({ title, center: titleOf(center) });

/** Without direct debit there is nothing else to do about it than to pay. */
const paymentAddress = ({ center, contract }: Matter, portal: string): string =>
  `${portal}/${encodeURIComponent(center.code)}/payment?invoiceId=${contract.invoiceId}&directdebit=false`;

const write = (
  world: World,
  { center, person }: Matter,
  letter: Pick<SentMessage, 'subject' | 'lines' | 'link'>,
  by: string,
): SentMessage => sendMessage(world, { kind: 'email', to: person.email, from: titleOf(center), ...letter }, by);
