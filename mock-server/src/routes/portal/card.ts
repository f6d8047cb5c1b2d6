import { memberCard as wire } from '@felles/adapters-http/wire';
import { addDays, type Day, dayIn, isoDate, type Language, osloDay, toEpochSeconds } from '@felles/core';
import { CardRefusalDetail, type CardRefusalType } from '@felles/core/internal/portal/card/model';
import type { Agreement } from '@felles/core/internal/portal/profile/model';
import { parseDayMonthYear } from '@felles/core/internal/shared/calendar';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { changesOf, holdOf } from '../../agreements/changes.ts';
import { lastDay, monthOf } from '../../agreements/months.ts';
import { answer } from '../../answer.ts';
import { type Refusal, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { seededHex } from '../../world/chance.ts';
import { invoicesOf } from '../../world/member-invoices.ts';
import { profileOf } from '../../world/profiles.ts';
import type { World } from '../../world.ts';

/** A code is good for so long (seconds). */
const LIFE = 5 * 60;
/** The door stays open for so many days after an invoice was due. */
const DAYS_OF_GRACE = 14;
/** An agreement of this class pays for the training of others. */
const OF_PAYERS = 3;

const WORDS: Readonly<Record<Language, Readonly<Record<CardRefusalType, string>>>> = {
  no: {
    Frozen: 'Avtalen din har pause.',
    Unpaid: 'Kortet virker når fakturaen er betalt.',
    NoAgreement: 'Du har ingen avtale nå.',
  },
  en: {
    Frozen: 'Your agreement is paused.',
    Unpaid: 'The card works when the invoice is paid.',
    NoAgreement: 'You have no agreement now.',
  },
};

/** [P-MEMBER-47] A new code at each asking, by the clock of the service; none for a member who may not train today. */
export function cardRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;

  answer(app, service, wire.card, ({ center, member: { person }, language }) => {
    const now = Math.floor(world.now() / 1_000);
    const asked: Asked = { world, center, person, today: osloDay(world.now()) };
    const all = profileOf(world, center, person, null).avtaler ?? [];
    const held = all.filter(({ status, class: kind }) => status === true && kind !== OF_PAYERS);
    const title = held[0]?.title;
    const obstacle = obstacleTo(asked, held, all);
    if (obstacle !== null) throw refused({ title, ...obstacle }, person, language);
    return {
      number: String(person.id),
      code: `${person.id}-${seededHex(world.state.seed, `card ${center.code} ${person.id}`, now).slice(0, 20)}`,
      expires_at: toEpochSeconds(now + LIFE),
      answered_at: toEpochSeconds(now),
      title,
    };
  });
}

interface Asked {
  readonly world: World;
  readonly center: DemoCenter;
  readonly person: DemoPerson;
  readonly today: Day;
}

interface Obstacle extends Partial<CardRefusalDetail> {
  readonly type: CardRefusalType;
}

function refused({ type, ...reason }: Obstacle, { id }: DemoPerson, language: Language): Refusal {
  const detail = { ...CardRefusalDetail.parse({}), ...reason, number: String(id) };
  return refusal(409, WORDS[language][type], type, undefined, z.encode(CardRefusalDetail, detail));
}

function obstacleTo(asked: Asked, held: readonly Agreement[], all: readonly Agreement[]): Obstacle | null {
  const { world, center, person, today } = asked;
  const [first] = held;
  if (first === undefined) return { type: 'NoAgreement', ended_on: lastEnd(all, today) };
  const pauses = held.map((agreement) => pausedUntil(asked, agreement));
  const [frozen_until] = pauses.filter((day) => day !== null).toSorted((a, b) => a - b);
  if (frozen_until !== undefined && pauses.every((day) => day !== null))
    return { type: 'Frozen', contract_id: first.id, frozen_until, valid_from: addDays(frozen_until, 1) };
  const overdue = invoicesOf(world, center, person)
    .map(({ rest, forfall }) => ({ rest, due: parseDayMonthYear(forfall) }))
    .filter(({ rest, due }) => rest > 0 && due !== null && today - due > DAYS_OF_GRACE);
  const [oldest] = overdue;
  if (oldest === undefined) return null;
  const unpaid_sum = overdue.reduce((sum, { rest }) => sum + rest, 0);
  return { type: 'Unpaid', unpaid_sum, unpaid_due: oldest.due };
}

/** The last day of the pause that an agreement has today; null without one. */
function pausedUntil({ world, center, person, today }: Asked, agreement: Agreement): Day | null {
  const date = isoDate(today);
  const own = world.state.pauses.filter((pause) => pause.center === center.code && pause.member === person.id);
  const pause = own.find(({ from, to }) => from <= date && date <= to);
  if (pause !== undefined) return dayIn(pause.to);
  if (holdOf(world, [center, person], agreement, today) !== 'frozen') return null;
  const month = monthOf(today);
  const freezes = changesOf(world, [center, person], agreement)?.freezes ?? [];
  return lastDay(
    freezes.find(({ from, to, isTakenBack }) => !isTakenBack && from <= month && month <= to)?.to ?? month,
  );
}

/** The last day of the agreement that ended last. */
const lastEnd = (all: readonly Agreement[], today: Day): Day | null =>
  all
    .map(({ valid_to: until }) => (typeof until === 'string' ? dayIn(until) : null))
    .filter((day) => day !== null && day < today)
    .toSorted((a, b) => Number(b) - Number(a))[0] ?? null;
