import { addDays, isoDate } from '@felles/core';
import type { FastifyInstance } from 'fastify';
import { forgetChanges, keepChanges } from '../agreements/changes.ts';
import { type Matter, matterOf, sendLetter } from '../agreements/matters.ts';
import { endOf, stateOf } from '../agreements/rules.ts';
import { answer } from '../answer.ts';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { national, personByPhone } from '../world/members.ts';
import type { AgreementChanges } from '../world/records/agreement-changes.ts';
import * as calls from './calls/agreements.ts';

/** Most days that an agreement can have begun ago, or bind. */
const MOST_DAYS = 10_000;
const MOST_MONTHS = 24;

/** A developer, or a test, changes the terms of an agreement as its center and its payer do. */
export function agreementControlRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, calls.changeAgreement, ({ body: { center: code, phone, contract, what, value = 0 }, host }) => {
    const center = world.demo.center(code);
    const person = center && personByPhone(world, center, national(phone));
    if (center === null || person === null) throw refusal(404, 'The center knows no such phone.');
    const find = () => matterOf({ world, center, portal: `http://${host}` }, person, contract, 'no');
    const before = find();
    if (what === 'fresh') forgetChanges(world, [center, person], contract);
    else keepChanges(world, [center, person], contract, changed(before, what, value));
    const after = find();
    const { standing } = after;
    const { confirmation } = standing.changes;
    if (what === 'confirm' && confirmation !== null) sendLetter(after, 'confirmed', confirmation, 'control.agreements');
    return { state: stateOf(standing), ends_on: isoDate(endOf(standing)) };
  });
}

function changed(
  { standing }: Matter,
  what: Exclude<keyof typeof calls.AGREEMENT_CHANGES, 'fresh'>,
  value: number,
): AgreementChanges {
  const { changes, today } = standing;
  const days = Math.min(value, MOST_DAYS);
  switch (what) {
    case 'began':
      return { ...changes, beginsOn: addDays(today, -days) };
    case 'binding':
      return { ...changes, bindingUntil: days === 0 ? null : addDays(today, days) };
    case 'price':
      return { ...changes, price: value };
    case 'notice':
      return { ...changes, noticeMonths: Math.min(value, MOST_MONTHS) };
    case 'sponsored':
      return { ...changes, isSponsored: value > 0 };
    case 'confirm':
      if (!changes.isRequested) throw refusal(409, 'The member has not asked to end it.');
      return { ...changes, isRequested: false, endsOn: endOf(standing) };
  }
}
