import { fail, ok } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { ANSWER_TIME, aProfile, aProfileStore } from '../../../support/a-profile.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

function loaded(given: Parameters<typeof aProfileStore>[0] = {}) {
  const scene = aProfileStore({ profile: () => ok(aProfile({ sms_ok: 1, mail_ok: null })), ...given });
  scene.clock.pass(ANSWER_TIME);
  return { ...scene, consents: scene.store.consents, values: () => scene.store.consents.view$.value };
}

describe('the consents of a member', () => {
  it('[P-MEMBER-61] should be those of the profile, and sent by nothing but a press', () => {
    const { values, sentConsents, store, clock } = loaded();
    expect(values()).toMatchObject({ values: { sms_ok: true, mail_ok: false }, isSending: false, failure: null });
    store.reload();
    clock.pass(ANSWER_TIME);
    expect(sentConsents()).toEqual([]);
  });

  it('[P-MEMBER-61] should be changed one by one: the pressed one alone is sent', () => {
    const { consents, values, sentConsents, clock } = loaded();
    consents.change('mail_ok', true);
    expect(values()).toMatchObject({ values: { sms_ok: true, mail_ok: true }, isSending: true, field: 'mail_ok' });
    consents.change('sms_ok', false);
    clock.pass(ANSWER_TIME);
    expect(values()).toMatchObject({ values: { sms_ok: true, mail_ok: true }, isSending: false });
    consents.change('sms_ok', false);
    clock.pass(ANSWER_TIME);
    expect(values()).toMatchObject({ values: { sms_ok: false, mail_ok: true } });
    expect(sentConsents()).toEqual([{ mail_ok: true }, { sms_ok: false }]);
  });

  it('should go back where the change is refused, and say so', () => {
    const { consents, values, clock, asked } = loaded({ consents: () => fail(refused(400, 'Nei')) });
    consents.change('sms_ok', false);
    clock.pass(ANSWER_TIME);
    expect(values()).toMatchObject({ values: { sms_ok: true }, isUncertain: false, field: 'sms_ok' });
    expect(values()?.failure).not.toBe(null);
    expect(asked).toHaveLength(1);
  });

  it('should be asked for after a lost answer, as only the profile shows the outcome', () => {
    const { consents, values, clock, asked } = loaded({
      consents: () => fail(unreachable),
      profile: (asking) => ok(aProfile({ sms_ok: asking > 1 })),
    });
    consents.change('sms_ok', true);
    clock.pass(2 * ANSWER_TIME);
    expect(asked).toHaveLength(2);
    expect(values()).toMatchObject({ values: { sms_ok: true }, isUncertain: true });
  });

  it('should not be sent without a network, and say so', () => {
    const { consents, values, sentConsents, online$ } = loaded();
    online$.next(false);
    consents.change('sms_ok', false);
    expect(sentConsents()).toEqual([]);
    expect(values()).toMatchObject({ values: { sms_ok: true }, failure: { key: 'failure.unreachable' } });
  });

  it('should have a refused session checked, and be gone with it', () => {
    const { consents, clock, checks, become, values } = loaded({ consents: () => fail(refused(401)) });
    consents.change('sms_ok', false);
    clock.pass(ANSWER_TIME);
    expect(checks()).toBe(1);
    become(null);
    expect(values()).toBe(null);
  });
});
