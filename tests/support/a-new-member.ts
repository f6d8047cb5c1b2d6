import { dayOf } from '@felles/core';
import type { NewMember } from '@felles/core/portal';

/** What is sent of somebody nobody knows yet, from the portal at an origin. */
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
    ...changes,
  };
}

/** The same as it stands on the wire. */
export const aWrittenMember = (root: string, changes: object = {}) => ({
  ...aNewMember(root),
  date_of_birth: '28.02.1990',
  ...changes,
});
