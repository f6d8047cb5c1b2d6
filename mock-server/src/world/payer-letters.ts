// What a center writes when somebody pays for somebody else: to whoever pays, and to whoever is paid for.
import { kroner } from '@felles/core';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { World } from '../world.ts';
import type { Contract } from './contracts.ts';
import { invoiceById } from './invoices.ts';
import { sendMessage, titleOf } from './messages.ts';

export interface Settled {
  readonly center: DemoCenter;
  readonly contract: Contract;
  readonly payer: DemoPerson;
  readonly member: DemoPerson;
}

/** It is settled who pays: by e-mail to the payer, with what and when, and by SMS to whoever asked. */
export function sendSettled(
  world: World,
  { center, contract, payer, member }: Settled,
  portal: string,
  by: string,
): void {
  const from = titleOf(center);
  const home = `${portal}/${encodeURIComponent(center.code)}`;
  const invoice = invoiceById(world, contract.invoiceId);
  const first = invoice && [`Første trekk er ${kroner(invoice.rest, ',')}, ${invoice.forfall}.`];
  const letter = {
    subject: `Du betaler for ${nameOf(member)}`,
    lines: [
      `Hei ${payer.firstName},`,
      `Du betaler nå for ${nameOf(member)}: ${contract.title} hos ${from}, ${kroner(contract.price, ',')}${contract.temporary ? '' : ' per måned'}, med fast betaling fra kontoen din.`,
      ...(first ?? []),
    ],
    link: { text: 'Les betalingsvilkårene', address: `${home}/vilkar` },
  };
  sendMessage(world, { kind: 'email', to: payer.email, from, ...letter }, by);
  const told = {
    subject: null,
    lines: [`${nameOf(payer)} betaler for ${contract.title} hos ${from}. Velkommen!`],
    link: { text: 'Se medlemskapet ditt', address: `${home}/profile` },
  };
  sendMessage(world, { kind: 'sms', to: member.phone, from, ...told }, by);
}

const nameOf = ({ firstName, lastName }: DemoPerson): string => `${firstName} ${lastName}`;
