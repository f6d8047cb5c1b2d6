// A center's letters about a payer: to the payer, and to the member whose agreement it is.
import { kroner } from '@felles/core';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import { invoiceById } from './invoices.ts';
import { LETTERS } from './letter-texts.ts';
import { sendMessage, titleOf } from './messages.ts';
import type { Contract } from './records/agreements.ts';

export interface PayerLetter {
  readonly center: DemoCenter;
  readonly contract: Contract;
  readonly payer: DemoPerson;
  readonly member: DemoPerson;
}

/** Tells who pays: the payer by e-mail, with the price and the first date, and the member who asked by SMS. */
export function sendPayerLetters(
  world: World,
  { center, contract, payer, member }: PayerLetter,
  portal: string,
  by: string,
): void {
  const from = titleOf(center);
  const home = `${portal}/${encodeURIComponent(center.code)}`;
  const { hello, payer: texts } = LETTERS[contract.language];
  const { title } = contract;
  const invoice = invoiceById(world, contract.invoiceId);
  const paid = { title, center: from, member: nameOf(member), price: kroner(contract.price, ',') };
  const letter = {
    subject: texts.subject(nameOf(member)),
    lines: [
      hello(payer.firstName),
      texts.pays({ ...paid, isMonthly: !contract.temporary }),
      ...(invoice ? [texts.first(kroner(invoice.rest, ','), invoice.forfall)] : []),
    ],
    link: { text: texts.terms, address: `${home}/vilkar` },
  };
  sendMessage(world, { kind: 'email', to: payer.email, from, ...letter }, by);
  const told = {
    subject: null,
    lines: [texts.told({ title, center: from, payer: nameOf(payer) })],
    link: { text: texts.membership, address: `${home}/profile` },
  };
  sendMessage(world, { kind: 'sms', to: member.phone, from, ...told }, by);
}

const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;
