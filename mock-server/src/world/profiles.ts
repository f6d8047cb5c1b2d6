import { addDays, isoDate, osloDay } from '@felles/core';
import type { Agreement, MemberUpdate, Profile } from '@felles/core/portal';
import { type DemoCenter, type DemoPerson, demoProfile } from '@felles/fixtures';
import { SCENARIOS } from '../scenarios.ts';
import type { World } from '../world.ts';
import { type Contract, contractsOf, isActive } from './contracts.ts';
import { asSigned } from './demo-signings.ts';
import { enter, nextNumber } from './ledger.ts';
import { changeMember, peopleOf, recordOf } from './members.ts';
import { signingAddress } from './signings.ts';
import type { KeptProfile } from './state.ts';

/** What a center knows about somebody: as the demo world has it, or as they signed up, with all that happened since. */
export function profileOf(world: World, center: DemoCenter, person: DemoPerson, outside: string | null): Profile {
  const { profile: shown = (as: Profile) => as } = SCENARIOS[world.state.scenario];
  const known = knownOf(world, center, person);
  const signed = contractsOf(world, person.id).map((contract) => agreementOf(world, contract, outside));
  const avtaler = [...signed, ...(known.avtaler ?? []).map((agreement) => asSigned(world, agreement))];
  return shown({ ...known, avtaler, is_active: avtaler.some(({ status }) => status === true) });
}

function knownOf(world: World, { code }: DemoCenter, person: DemoPerson): Profile {
  const demo = demoProfile(person, code, osloDay(world.now()));
  const record = recordOf(world, person.id);
  if (record === null) return { ...demo, ...world.state.profiles[keyOf(code, person.id)] };
  const created = isoDate(osloDay(record.at));
  return { ...demo, avtaler: [], is_sponsored: record.isPrivatelySponsored, created };
}

/** Months until a lasting agreement may be ended. */
const BINDING_DAYS = 365;

function agreementOf(world: World, contract: Contract, outside: string | null): Agreement {
  const { id, at, title, price, signingId } = contract;
  const begins = osloDay(at);
  const status = isActive(world, contract);
  const isToBeSigned = contract.activeFrom === null && signingId !== null;
  const isToBePaid = contract.activeFrom === null && signingId === null;
  return {
    id,
    number: String(id),
    title,
    text: null,
    valid_from: isoDate(begins),
    valid_to: null,
    class: 1,
    invoice_type: signingId === null ? 'faktura' : 'avtalegiro',
    status,
    bbs_status: status && signingId !== null,
    binding_dato: contract.temporary ? null : addDays(begins, BINDING_DAYS) * 86_400,
    unpaid_invoice: isToBePaid ? contract.invoiceId : null,
    nets_url: isToBeSigned && outside !== null ? signingAddress(outside, signingId) : null,
    linjer: [{ id: 1, tittel: title, pris: price, price, quantity: 1, isactive: status }],
  };
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

const keyOf = (centerCode: string, personId: number): string => `${centerCode}/${personId}`;
