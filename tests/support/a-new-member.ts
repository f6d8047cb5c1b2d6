import { createHash } from 'node:crypto';
import type { AcceptedTerms, NewMember } from '@felles/core/internal/portal/signup/model';
import { dayOf } from '@felles/core/internal/shared/calendar';
import { demoCenters } from '@felles/fixtures';

const terms = demoCenters().find(({ code }) => code === 'nordlys')?.terms;
const document = terms?.type === 'pdf' ? terms.document.bytes : new Uint8Array();

/** The document of nordlys, which all of its departments have but one, as accepted by somebody. */
export const ACCEPTED = {
  sha256: createHash('sha256').update(document).digest('hex'),
  at: '2026-11-19T08:59:00.000Z',
} as const satisfies AcceptedTerms;

/** The page of solsiden, on the origin outside, as accepted by somebody. */
export const acceptedAtSolsiden = (outside: string): AcceptedTerms => ({
  address: `${outside}/vilkar/solsiden`,
  at: ACCEPTED.at,
});

/** A member whom no center knows yet, from the portal at an origin. */
export function aNewMember(root: string, changes: Partial<NewMember> = {}): NewMember {
  const born = dayOf(1990, 2, 28);
  if (born === null) throw new Error('no day');
  return {
    firstname: 'Kari',
    lastname: 'Kanari',
    address: 'Kanariveien 7',
    postal_code: '5014',
    municipality: 'Bergen',
    phone_number: '10000077',
    email: 'kari@kanari.example',
    date_of_birth: born,
    gender: 'kvinne',
    approve_tos: true,
    departmentId: 101,
    membershipId: 1101,
    netsCallbackUrl: `${root}/nordlys/member?callback=avtalegiro&directdebit=true&shortterm=false`,
    acceptedTerms: ACCEPTED,
    ...changes,
  };
}

/** That member as written on the wire. */
export const aWrittenMember = (root: string, changes: object = {}) => ({
  ...aNewMember(root),
  date_of_birth: '28.02.1990',
  ...changes,
});
