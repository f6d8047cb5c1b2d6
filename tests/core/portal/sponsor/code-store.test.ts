import { describeFailure, type Failure, fail, ok } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aCode, FOUND } from '../../../support/a-sponsor-store.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const UNKNOWN: Failure = {
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: 'NotFound',
  message: 'Vi kjenner ikke denne koden.',
};
describe('the field of the sponsor code', () => {
  it('[P-SPONSOR-08] should begin empty, and say nothing before it was left', () => {
    const { store, view } = aCode();
    expect(view()).toMatchObject({ shown: '', problem: null, canLookUp: false });
    store.leave();
    expect(view().problem).toEqual({ key: 'sponsor.codeMissing', params: {} });
  });

  it('[P-SPONSOR-09] should be filled in by what the address brings, in any spelling, and ask nothing', () => {
    const { view, facts, askings } = aCode({ parameter: 'ab-1c2d3e4f5g' });
    expect([view().shown, facts(), askings.length]).toEqual([
      'AB-1C2-D3E4-F5G',
      { code: 'AB1C2D3E4F5G', valid: false, departmentIds: null },
      0,
    ]);
  });

  it('[P-SPONSOR-09] should keep what was typed since, until another link is followed', () => {
    const { store, view, parameter$ } = aCode({ parameter: 'AB1C2D3E4F5G' });
    store.type('CD1');
    store.close();
    store.open();
    expect(view().shown).toBe('CD-1');
    parameter$.next('EF1');
    store.open();
    expect(view().shown).toBe('EF-1');
  });

  it('[P-SPONSOR-03] [P-SPONSOR-04] [P-SPONSOR-05] should show what is typed in groups of capitals, without what is too much', () => {
    const { store, view, facts } = aCode();
    store.type('ab-1c2-d3e4-f5gh');
    expect([view().shown, facts().code]).toEqual(['AB-1C2-D3E4-F5G', 'AB1C2D3E4F5G']);
    store.type('ab1c');
    expect([view().shown, view().canLookUp]).toEqual(['AB-1C', true]);
  });
});

describe('looking a code up', () => {
  it('[P-SPONSOR-07] should not be possible without a code', () => {
    const { store, view, askings } = aCode();
    store.lookUp();
    expect([askings.length, view().canLookUp, view().problem?.key, view().rejections]).toEqual([
      0,
      false,
      'sponsor.codeMissing',
      1,
    ]);
  });

  it('[P-SPONSOR-10] should make it valid, with the departments it opens, once the answer is there', () => {
    const { store, clock, view, facts, askings } = aCode({ contractId: 'C-7' });
    store.type('ab1c2d3e4f5g');
    store.lookUp();
    expect([view().status, view().canLookUp, facts().valid]).toEqual(['loading', false, false]);
    clock.pass(20);
    expect(view().status).toBe('ready');
    expect(facts()).toEqual({ code: 'AB1C2D3E4F5G', valid: true, departmentIds: [101, 102] });
    expect(askings.map(({ question }) => question)).toEqual([{ code: 'AB1C2D3E4F5G', contractId: 'C-7' }]);
  });

  it('[P-SPONSOR-10] should be void after any edit, and so should the departments', () => {
    const { store, view, facts, lookUp } = aCode();
    store.type('AB1C2D3E4F5G');
    lookUp();
    store.type('AB1C2D3E4F5');
    expect([view().status, facts()]).toEqual(['idle', { code: 'AB1C2D3E4F5', valid: false, departmentIds: null }]);
    store.type('AB1C2D3E4F5G');
    expect(facts().valid).toBe(false);
  });

  it('should not be void because the same code was written in another way', () => {
    const { store, facts, lookUp } = aCode();
    store.type('AB1C2D3E4F5G');
    lookUp();
    store.type('ab-1c2-d3e4-f5g');
    expect(facts().valid).toBe(true);
  });

  it('should take the newest answer, however late the older comes', () => {
    const { store, clock, facts, codesAsked, askings } = aCode({
      answer: (code) => ({
        after: code === 'OLD' ? 500 : 20,
        result: ok({ AG_departments: code === 'OLD' ? [1] : [2] }),
      }),
    });
    store.type('old');
    store.lookUp();
    store.type('new');
    store.lookUp();
    clock.pass(1_000);
    expect([facts().departmentIds, codesAsked(), askings[0]?.state]).toEqual([[2], ['OLD', 'NEW'], 'cancelled']);
  });

  it('should never be valid for another code than the one that was looked up', () => {
    const { store, clock, facts } = aCode();
    store.type('OLD');
    store.lookUp();
    store.type('NEW');
    clock.pass(1_000);
    expect(facts()).toEqual({ code: 'NEW', valid: false, departmentIds: null });
  });

  it('should report an unreadable answer as an unchecked code, with a retry', () => {
    const unclear = fail<Failure>({ kind: 'malformed', where: '/', issues: [] });
    const { store, view, lookUp } = aCode({ answer: () => ({ after: 20, result: unclear }) });
    store.type('AB1C2D3E4F5G');
    lookUp();
    expect(view()).toMatchObject({ problem: { key: 'sponsor.codeUnchecked' }, canLookUp: true });
  });

  it('should say in the service’s words why it was turned down, until the code changes', () => {
    const { store, view, lookUp } = aCode({ answer: () => ({ after: 20, result: fail(UNKNOWN) }) });
    store.type('XX');
    lookUp();
    expect(view()).toMatchObject({
      status: 'failed',
      problem: { key: 'failure.refused', params: { message: 'Vi kjenner ikke denne koden.' } },
      rejections: 1,
      canLookUp: true,
    });
    store.type('XXY');
    expect(view()).toMatchObject({ status: 'idle', problem: null });
  });

  it('should ask once, however often it is asked to', () => {
    const { store, askings, lookUp } = aCode();
    store.type('AB1C2D3E4F5G');
    store.lookUp();
    lookUp();
    store.lookUp();
    expect(askings.length).toBe(1);
  });

  it('should be given up with the page', () => {
    const { store, clock, view, askings } = aCode();
    store.type('AB1C2D3E4F5G');
    store.lookUp();
    store.close();
    clock.pass(20);
    expect([askings[0]?.state, view().status]).toEqual(['cancelled', 'idle']);
  });
});

describe('a stored code', () => {
  const draft = { code: 'AB1C2D3E4F5G', parameter: 'AB1C2D3E4F5G', wasValid: true };

  it('should be the code as it was, and looked up again where it was valid', () => {
    const { clock, store, facts, askings } = aCode({ draft, parameter: 'AB1C2D3E4F5G' });
    expect([store.draft$.value, askings.length]).toEqual([draft, 1]);
    clock.pass(20);
    expect([facts().valid, store.draft$.value]).toEqual([true, draft]);
  });

  it('should stay as good as it was while it is looked up again, after the page is left or loaded', () => {
    const { store, clock, askings, view } = aCode({ draft, parameter: 'AB1C2D3E4F5G' });
    store.close();
    expect(store.draft$.value).toEqual(draft);
    store.open();
    clock.pass(20);
    expect([view().status, askings.map(({ state }) => state)]).toEqual(['ready', ['cancelled', 'answered']]);
  });

  it.each([
    ['the service is out of reach', unreachable],
    ['the service has failed', refused(503)],
  ])('should wait to be looked up once more where %s', (_, failure) => {
    const { store, clock, view, facts, lookUp } = aCode({
      draft,
      parameter: 'AB1C2D3E4F5G',
      answer: (_code, asking) => ({ after: 20, result: asking === 1 ? fail(failure) : FOUND }),
    });
    clock.pass(20);
    expect(view()).toMatchObject({ status: 'unconfirmed', canLookUp: true });
    expect([view().problem?.key, facts().valid, store.draft$.value]).toEqual([
      describeFailure(failure).key,
      false,
      draft,
    ]);
    lookUp();
    expect(facts()).toEqual({ code: 'AB1C2D3E4F5G', valid: true, departmentIds: [101, 102] });
  });

  it('should be good no more once the service says so', () => {
    const { store, clock, view } = aCode({ draft, answer: () => ({ after: 20, result: fail(UNKNOWN) }) });
    clock.pass(20);
    expect([view().status, store.draft$.value.wasValid]).toEqual(['failed', false]);
  });

  it('should not be looked up where it was not', () => {
    const { view, askings } = aCode({ draft: { ...draft, code: 'AB', wasValid: false }, parameter: 'AB1C2D3E4F5G' });
    expect([view().shown, askings.length]).toEqual(['AB', 0]);
  });

  it('should give way to a new link', () => {
    const { view, askings } = aCode({ draft, parameter: 'CD1E2F3G4H5J' });
    expect([view().shown, askings.length]).toEqual(['CD-1E2-F3G4-H5J', 0]);
  });

  it('should be gone when everything starts over', () => {
    const { store, clock, facts } = aCode({ draft });
    store.reset();
    clock.pass(20);
    expect([facts(), store.draft$.value]).toEqual([
      { code: '', valid: false, departmentIds: null },
      { code: '', parameter: null, wasValid: false },
    ]);
  });
});
