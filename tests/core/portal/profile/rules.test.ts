import { fail, ok } from '@felles/core';
import { formOf } from '@felles/core/internal/portal/person/prefill';
import { PERSON_FIELDS } from '@felles/core/internal/portal/person/rules';
import { canUpdate, memberIdOf, updateFailure, updateOf, withUpdate } from '@felles/core/internal/portal/profile/rules';
import type { PersonForm } from '@felles/core/portal/person';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../support/a-profile.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

describe('the update button', () => {
  const form = formOf(aProfile());
  const withNothingIn = (field: keyof PersonForm): PersonForm => ({ ...form, [field]: formOf({})[field] });

  it('[P-PROFILE-15] should be on when all nine are filled in, with no approval of terms', () => {
    expect(canUpdate(aProfile(), form)).toBe(true);
  });

  it.each([...PERSON_FIELDS])('[P-PROFILE-15] should be off without %s', (field) => {
    expect(canUpdate(aProfile(), withNothingIn(field))).toBe(false);
    expect(updateOf(aProfile(), withNothingIn(field))).toBeNull();
  });

  it.each([null, undefined, '', ' ', '0'])(
    '[P-PROFILE-16] should be off for the member id %j, which is none',
    (memberid) => {
      expect([memberIdOf(memberid), canUpdate(aProfile({ memberid: memberid ?? null }), form)]).toEqual([null, false]);
      expect(updateOf(aProfile({ memberid: memberid ?? null }), form)).toBeNull();
    },
  );
});

describe('an update', () => {
  const sent = updateOf(aProfile(), formOf(aProfile()));

  it('[P-SIGNUP-63] [P-SIGNUP-64] should send all nine, the member’s id, and the approval every member has given', () => {
    expect(sent).toMatchObject({ memberId: '9001', firstname: 'Ingrid', gender: 'kvinne', approve_tos: true });
    expect(Object.keys(sent ?? {}).toSorted()).toEqual([...PERSON_FIELDS, 'approve_tos', 'memberId'].toSorted());
  });

  it('[P-PROFILE-16] should have succeeded only with a member’s id in the answer', () => {
    expect(updateFailure(ok({ memberId: '9001' }))).toBeNull();
    expect(updateFailure(ok({ memberId: 'M-1' }))).toBeNull();
    for (const answer of [{}, { memberId: null }, { memberId: '' }, { memberId: '0' }, { memberid: '9001' }])
      expect(updateFailure(ok(answer))?.key).toBe('failure.malformed');
  });

  it('should say why it failed, and of a conflict in words for it', () => {
    expect(updateFailure(fail(refused(409, 'Member already exists.')))?.key).toBe('profile.conflict');
    expect(updateFailure(fail(refused(400, 'E-postadressen er ikke gyldig.')))).toEqual({
      key: 'failure.refused',
      params: { message: 'E-postadressen er ikke gyldig.' },
    });
    expect(updateFailure(fail(unreachable))?.key).toBe('failure.unreachable');
  });

  it('should leave the record as the form had it, and everything else in it alone', () => {
    const profile = aProfile({ kjonn: null });
    const changed = { ...formOf(profile), address: 'Ny vei 1', gender: 'mann' } as const;
    const update = updateOf(profile, changed);
    const after = update && withUpdate(profile, update);
    expect(after && formOf(after)).toEqual(changed);
    expect(after).toMatchObject({ avtaler: profile.avtaler, memberid: '9001', kjonn: 1 });
  });
});
