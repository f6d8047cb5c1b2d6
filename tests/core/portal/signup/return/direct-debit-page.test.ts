import { createDraftStore } from '@felles/core/internal/portal/signup/drafts';
import { describe, expect, it } from 'vitest';
import { aDirectDebitPage } from '../../../../support/a-direct-debit-return.ts';
import { anAgreement, aProfile } from '../../../../support/a-profile.ts';
import { memoryKeyValue } from '../../../../support/fake-ports.ts';

const NAMED = { status: 'ok' };
const drafts = () => createDraftStore('nordlys', memoryKeyValue());
const SIGN = 'https://bank.example/sign/1';

describe('the page of a direct-debit result, for a logged-in member', () => {
  it.each([
    ['that holds', {}, { active: ['Hele Nordlys'], waiting: [] }],
    ['that is paid otherwise', { bbs_status: false }, { active: [], waiting: [] }],
    [
      'that waits for the bank',
      { status: false, waits_for: 'bank' },
      { active: [], waiting: [{ kind: 'signed', title: 'Hele Nordlys' }] },
    ],
    [
      'that is not signed, with any address',
      { status: false, bbs_status: false, waits_for: 'signature', nets_url: SIGN },
      { active: [], waiting: [{ kind: 'unsigned', title: 'Hele Nordlys', address: SIGN }] },
    ],
  ] as const)('should say of an agreement %s what the service has of it', (_, agreement, known) => {
    for (const parameters of [NAMED, { status: 'not_ok' }]) {
      const page = aDirectDebitPage(parameters, drafts(), aProfile({ avtaler: [anAgreement(agreement)] }));
      page.open();
      expect([page.known$.value, page.evidence$.value]).toEqual([known, 'reported']);
      page.close();
      expect(page.known$.value).toBe(null);
    }
  });

  it('should say nothing of other people’s', () => {
    const page = aDirectDebitPage(NAMED, drafts());
    page.open();
    expect(page.known$.value).toBe(null);
  });
});

describe('the page of a direct-debit result, for a payer who has not signed', () => {
  const LEFT = {
    hash: 'hash-open',
    person: { changes: {}, place: null },
    departmentId: 101,
    whom: null,
  };
  const NOT_SIGNED = { status: 'not_started' };

  function keptOf(left: unknown) {
    const kept = drafts();
    kept.whenRead(() => undefined);
    kept.keepArea('sponsored', left);
    return kept;
  }

  it('should know the link they came by, for as long as the tab keeps it', () => {
    const kept = keptOf(LEFT);
    for (const _ of ['the first time', 'loaded again']) {
      const page = aDirectDebitPage(NOT_SIGNED, kept);
      page.open();
      expect(page.wayBack$.value).toEqual({ hash: 'hash-open', departmentId: 101 });
      page.close();
    }
  });

  it.each([
    ['nothing is kept', null],
    ['what is kept cannot be understood', 'hash-open'],
  ])('should know no link where %s', (_, left) => {
    const page = aDirectDebitPage(NOT_SIGNED, keptOf(left));
    page.open();
    expect(page.wayBack$.value).toBe(null);
  });

  it('should lead no visitor back who has signed', () => {
    const page = aDirectDebitPage(NAMED, keptOf(LEFT));
    page.open();
    expect(page.wayBack$.value).toBe(null);
  });
});
