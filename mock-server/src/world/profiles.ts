import { type Day, type EpochSeconds, isoDate, osloDay, toEpochSeconds } from '@felles/core';
import { bindingOf } from '@felles/core/internal/portal/membership/rules';
import type { MemberUpdate } from '@felles/core/internal/portal/person/model';
import type { Agreement, Consents, Profile } from '@felles/core/internal/portal/profile/model';
import { type DemoCenter, type DemoPerson, demoCompanies, demoProfile } from '@felles/fixtures';
import { withChanges } from '../agreements/changes.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { World } from '../world.ts';
import { contractsOf, isActive } from './contracts.ts';
import { asSigned } from './demo-signings.ts';
import { enter, nextNumber } from './ledger.ts';
import { changeMember, peopleOf, recordOf } from './members.ts';
import type { Contract } from './records/agreements.ts';
import { signingAddress } from './signings.ts';
import type { KeptProfile } from './state.ts';

/** A center's data about a person: from the demo world or from their sign-up, with all later changes. */
export function profileOf(world: World, center: DemoCenter, person: DemoPerson, outside: string | null): Profile {
  const { profile: shown = (as: Profile) => as } = SCENARIOS[world.state.scenario];
  const known = knownOf(world, center, person);
  const signed = contractsOf(world, person.id).map((contract) => agreementOf(world, center, contract, outside));
  const avtaler = [...signed, ...(known.avtaler ?? []).map((agreement) => asSigned(world, agreement))].map(
    (agreement) => withChanges(world, [center, person], agreement),
  );
  return shown({ ...known, avtaler, is_active: avtaler.some(({ status }) => status === true) });
}

function knownOf(world: World, { code }: DemoCenter, person: DemoPerson): Profile {
  const demo = { ...demoProfile(person, code, osloDay(world.now())), ...world.state.consents[keyOf(code, person.id)] };
  const record = recordOf(world, person.id);
  if (record === null) return { ...demo, ...world.state.profiles[keyOf(code, person.id)] };
  const created = isoDate(osloDay(record.at));
  return { ...demo, avtaler: [], is_sponsored: record.isPrivatelySponsored, created };
}

function agreementOf(world: World, center: DemoCenter, contract: Contract, outside: string | null): Agreement {
  const { id, at, title, price, signingId } = contract;
  const begins = osloDay(at);
  const status = isActive(world, contract);
  const isToBeSigned = contract.activeFrom === null && signingId !== null;
  const isToBePaid = contract.activeFrom === null && signingId === null;
  return {
    id: String(id),
    number: String(id),
    title,
    text: companyThatPays(world, center, contract),
    valid_from: isoDate(begins),
    valid_to: null,
    class: 1,
    invoice_type: signingId === null ? 'faktura' : 'avtalegiro',
    status,
    bbs_status: status && signingId !== null,
    binding_dato: bindingEnd(center, contract, begins),
    waits_for: waitsFor(world, contract),
    unpaid_invoice: isToBePaid ? String(contract.invoiceId) : null,
    nets_url: isToBeSigned && outside !== null ? signingAddress(outside, signingId) : null,
    linjer: [{ id: '1', tittel: 'Medlemskap', pris: price, price, quantity: 1, isactive: status }],
  };
}

/** The step that is missing before the agreement holds; where another person pays, the payer signs. */
function waitsFor(world: World, contract: Contract): 'signature' | 'bank' | null {
  const { activeFrom, signingId, isPaidByAnother } = contract;
  if (isActive(world, contract) || signingId === null) return null;
  if (activeFrom !== null) return 'bank';
  return isPaidByAnother ? null : 'signature';
}

/** The last day on which it binds, in epoch seconds: as many months after it was made as were told before. */
function bindingEnd(center: DemoCenter, { membershipId }: Contract, begins: Day): EpochSeconds | null {
  const sold = center.memberships.find(({ membership }) => membership.id === membershipId);
  const binding = sold ? bindingOf(sold.membership) : null;
  if (binding === null) return null;
  const [year = 0, month = 0, date = 0] = isoDate(begins).split('-').map(Number);
  const last = month - 1 + binding.months;
  return toEpochSeconds(Math.min(Date.UTC(year, last, date), Date.UTC(year, last + 1, 0)) / 1000);
}

function companyThatPays(world: World, { code }: DemoCenter, { memberId }: Contract): string | null {
  const sponsorCode = recordOf(world, memberId)?.sponsorCode ?? null;
  const company = demoCompanies.find((known) => known.centerCode === code && known.code === sponsorCode);
  return company ? `${company.name} betaler.` : null;
}

/** The e-mail addresses of everybody else the center knows. */
export function othersEmails(world: World, { code }: DemoCenter, { id: own }: DemoPerson): readonly string[] {
  const others = peopleOf(world).filter(({ id, centers }) => id !== own && centers.includes(code));
  return others.map(({ id, email }) => world.state.profiles[keyOf(code, id)]?.epost ?? email);
}

export function changeProfile(world: World, { code }: DemoCenter, { id }: DemoPerson, sent: MemberUpdate, by: string) {
  if (recordOf(world, id) !== null) {
    changeMember(world, id, sent, by);
    return;
  }
  const kept: KeptProfile = {
    adresse: sent.address,
    postnr: sent.postal_code,
    poststed: sent.municipality,
    epost: sent.email,
    kjonn: sent.gender === 'mann' ? 1 : 2,
  };
  world.change((state) => {
    state.profiles = { ...state.profiles, [keyOf(code, id)]: kept };
  });
  enter(world, 'profile', nextNumber(world), by);
}

/** [P-MEMBER-61] Changes the named consents, and no others. */
export function changeConsents(
  world: World,
  { code }: DemoCenter,
  { id }: DemoPerson,
  sent: Consents,
  by: string,
): Consents {
  const key = keyOf(code, id);
  const kept = { ...world.state.consents[key], ...sent };
  world.change((state) => {
    state.consents = { ...state.consents, [key]: kept };
  });
  enter(world, 'consent', nextNumber(world), by);
  return kept;
}

const keyOf = (centerCode: string, personId: number): string => `${centerCode}/${personId}`;
