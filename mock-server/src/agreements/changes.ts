// The changes of each agreement in the world, and the member's record of it with them.
import { addDays, type Day, dayIn, instantOf, isoDate, osloDay, toEpochSeconds } from '@felles/core';
import type { Agreement, Profile } from '@felles/core/internal/portal/profile/model';
import { startOfOsloDay } from '@felles/core/internal/shared/dates';
import { type DemoCenter, type DemoPerson, demoLeavingRules } from '@felles/fixtures';
import { contractById } from '../world/contracts.ts';
import type { AgreementChanges } from '../world/records/agreement-changes.ts';
import type { World } from '../world.ts';
import { asDay, bindingUntil, holdsOn, stateOf } from './rules.ts';

type Whose = readonly [center: Pick<DemoCenter, 'code'>, person: Pick<DemoPerson, 'id'>];

const keyOf = ([center, person]: Whose, id: string): string => `${center.code} ${person.id} ${id}`;

/** The changes of an agreement; null for one that was never changed. */
export const changesOf = ({ state }: World, whose: Whose, { id }: Pick<Agreement, 'id'>): AgreementChanges | null =>
  state.agreements[keyOf(whose, id ?? '')] ?? null;

export const keepChanges = (world: World, whose: Whose, id: string, changes: AgreementChanges): void =>
  world.change((state) => {
    state.agreements[keyOf(whose, id)] = changes;
  });

/** The agreement is again as the demo, or the sign-up, has it. */
export const forgetChanges = (world: World, whose: Whose, id: string): void =>
  world.change((state) => {
    delete state.agreements[keyOf(whose, id)];
  });

/** An agreement before its first change. */
export function firstChanges(
  world: World,
  { code }: DemoCenter,
  profile: Profile,
  agreement: Agreement,
): AgreementChanges {
  const {
    id,
    valid_from: from,
    valid_to: until,
    binding_dato: binding,
    linjer,
    clips_left,
    bbs_status,
    status,
  } = agreement;
  const lines = (linjer ?? []).filter(({ isactive }) => isactive === true);
  const day = (value: unknown): Day | null => (typeof value === 'string' ? dayIn(value) : null);
  return {
    beginsOn: day(from) ?? osloDay(world.now()),
    bindingUntil: binding ? osloDay(instantOf(binding)) : null,
    price: lines.reduce((sum, { price }) => sum + Number(price ?? 0), 0),
    isMonthly: typeof clips_left !== 'number' && contractById(world, Number(id))?.temporary !== true,
    hasDirectDebit: bbs_status === true,
    isSponsored: profile.is_sponsored === true,
    noticeMonths: demoLeavingRules(code).noticeMonths,
    endsOn: status === true ? null : day(until),
    isRequested: false,
    isWithdrawn: false,
    confirmation: null,
    reason: null,
    freezes: [],
  };
}

/** The member's record of an agreement as its changes leave it today. */
export function withChanges(world: World, whose: Whose, agreement: Agreement): Agreement {
  const changes = changesOf(world, whose, agreement);
  if (changes === null) return agreement;
  const today = osloDay(world.now());
  const binding = bindingUntil(changes);
  const isOver = ['ENDED', 'WITHDRAWN'].includes(stateOf({ changes, today }));
  // An agreement is not valid any more on the day of its withdrawal.
  const last = changes.endsOn === null ? null : addDays(asDay(changes.endsOn), changes.isWithdrawn ? -1 : 0);
  return {
    ...agreement,
    valid_from: isoDate(asDay(changes.beginsOn)),
    valid_to: last === null ? (agreement.valid_to ?? null) : isoDate(last),
    status: agreement.status === true && !isOver,
    binding_dato: binding === null ? null : toEpochSeconds(startOfOsloDay(binding) / 1_000),
  };
}

/** [P-MEMBER-40] Whether a member may book a day by an agreement: during a pause there is no booking at all. */
export function holdOf(world: World, whose: Whose, agreement: Agreement, day: Day): 'active' | 'frozen' | 'none' {
  const changes = changesOf(world, whose, agreement);
  if (changes === null) return 'active';
  const then = holdsOn(changes, day);
  return then === 'active' && holdsOn(changes, osloDay(world.now())) === 'frozen' ? 'frozen' : then;
}
