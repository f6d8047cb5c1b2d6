// What a center writes to its members by itself.
import { kroner } from '@felles/core';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import type { Contract } from './contracts.ts';
import { invoiceById } from './invoices.ts';
import { type SentMessage, sendMessage, titleOf } from './messages.ts';

/** What a letter is about. */
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
  const { center, person, contract } = matter;
  const invoice = invoiceById(world, contract.invoiceId);
  if (invoice === null) return;
  const lines = [
    `Hei ${person.firstName},`,
    `Her er fakturaen for ${contract.title} hos ${titleOf(center)}.`,
    `Fakturanummer ${invoice.fakturanr}. Å betale: ${kroner(invoice.rest, ',')}. Forfall: ${invoice.forfall}. KID: ${invoice.kid}.`,
  ];
  const link =
    signingAddress === null
      ? { text: 'Betal fakturaen', address: paymentAddress(matter, portal) }
      : { text: SIGN, address: signingAddress };
  write(world, matter, { subject: `Faktura ${invoice.fakturanr} fra ${titleOf(center)}`, lines, link }, by);
}

/** For whoever has chosen something else: what they were asked to pay before is not to be paid. */
export function sendVoid(world: World, matter: Matter, by: string): void {
  const { center, person, contract } = matter;
  const invoice = invoiceById(world, contract.invoiceId);
  if (invoice === null) return;
  const lines = [
    `Hei ${person.firstName},`,
    `Du har valgt noe annet enn ${contract.title} hos ${titleOf(center)}. Faktura ${invoice.fakturanr} på ${kroner(invoice.verdi, ',')} er kreditert og skal ikke betales.`,
  ];
  write(world, matter, { subject: `Faktura ${invoice.fakturanr} gjelder ikke lenger`, lines, link: null }, by);
}

/** For whoever has a company that is sent the invoices: nothing is theirs to pay. */
export function sendPaidByCompany(world: World, matter: Matter, portal: string, by: string): void {
  const { center, person, contract } = matter;
  const lines = [
    `Hei ${person.firstName},`,
    `Firmaet ditt betaler for ${contract.title}. Velkommen til ${titleOf(center)}.`,
    PASSWORD,
  ];
  write(world, matter, { subject: `Velkommen til ${titleOf(center)}`, lines, link: toLogin(matter, portal) }, by);
}

export function sendSigned(world: World, matter: Matter, portal: string, by: string): void {
  const { center, person, contract } = matter;
  const lines = [
    `Hei ${person.firstName},`,
    `Avtalen om fast betaling av ${contract.title} er signert. Velkommen til ${titleOf(center)}.`,
    PASSWORD,
  ];
  write(world, matter, { subject: 'Avtalen din er signert', lines, link: toLogin(matter, portal) }, by);
}

/** Once, however often the service is told that the invoice is paid. */
export function sendReceipt(world: World, matter: Matter, portal: string, by: string): void {
  const { center, person, contract } = matter;
  const invoice = invoiceById(world, contract.invoiceId);
  if (invoice === null) return;
  const lines = [
    `Hei ${person.firstName},`,
    `Vi har mottatt ${kroner(invoice.verdi, ',')} for ${contract.title}. Faktura ${invoice.fakturanr} er betalt. Velkommen til ${titleOf(center)}.`,
    PASSWORD,
  ];
  write(
    world,
    matter,
    { subject: `Kvittering for faktura ${invoice.fakturanr}`, lines, link: toLogin(matter, portal) },
    by,
  );
}

/** What the portal promises to whoever comes back without a signature: the place to sign, by e-mail and by SMS. */
export function sendReminder(world: World, matter: Matter, signingAddress: string, by: string): void {
  const { center, person, contract } = matter;
  const lines = [`Avtalen om fast betaling av ${contract.title} hos ${titleOf(center)} er ikke signert ennå.`];
  const link = { text: SIGN, address: signingAddress };
  write(
    world,
    matter,
    { subject: 'Avtalen din er ikke signert', lines: [`Hei ${person.firstName},`, ...lines], link },
    by,
  );
  const sms = { kind: 'sms', to: person.phone, from: titleOf(center), subject: null, lines, link } as const;
  sendMessage(world, sms, by);
}

/** A login leads to the profile, and whoever has just become a member has none yet. */
const toLogin = ({ center }: Matter, portal: string) => ({
  text: 'Logg inn og se medlemskapet ditt',
  address: `${portal}/${encodeURIComponent(center.code)}/login`,
});

const PASSWORD =
  'Har du ikke noe passord ennå, får du det på SMS når du velger «Glemt passordet?» på innloggingssiden.';

/** Without direct debit there is nothing else to do about it than to pay. */
const paymentAddress = ({ center, contract }: Matter, portal: string): string =>
  `${portal}/${encodeURIComponent(center.code)}/payment?invoiceId=${contract.invoiceId}&directdebit=false`;

const SIGN = 'Signer avtalen om fast betaling';

const write = (
  world: World,
  { center, person }: Matter,
  letter: Pick<SentMessage, 'subject' | 'lines' | 'link'>,
  by: string,
): SentMessage => sendMessage(world, { kind: 'email', to: person.email, from: titleOf(center), ...letter }, by);
