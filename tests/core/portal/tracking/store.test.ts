import type { Result } from '@felles/core';
import { consentKey } from '@felles/core/internal/portal/tracking/rules';
import { distinctUntilChanged, map, skip, tap } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aTracking, SETUP_TIME } from '../../../support/a-tracking.ts';
import { at } from '../../../support/at.ts';
import { forbiddenKeyValue, listenTo, memoryKeyValue } from '../../../support/fake-ports.ts';

const PIXEL = { kind: 'pixel', id: '100000000000047' };
const kept = (choice: string) => memoryKeyValue({ [consentKey('nordlys')]: choice });
const names = (sent: readonly { readonly name: string }[]) => sent.map(({ name }) => name);

describe('what a center has set up', () => {
  it('[P-TRACKING-16] should be asked for when the record of the center says nothing', () => {
    const { asked, clock, store } = aTracking({ tracking: null, answer: { googleTagId: 'G-ABC123' } });
    expect(asked).toHaveLength(1);
    expect(store.view$.value.tracker).toBeNull();
    clock.pass(SETUP_TIME);
    expect(store.view$.value.tracker).toEqual({ kind: 'googleTag', id: 'G-ABC123' });
  });

  it('[P-TRACKING-16] should not be asked for when the record of the center says it', () => {
    expect(aTracking().asked).toEqual([]);
    expect(aTracking({ tracking: {} }).asked).toEqual([]);
  });

  it('[P-TRACKING-16] should be nothing, without a word, when the question fails', () => {
    const { clock, store, tracker } = aTracking({ tracking: null, saved: kept('accepted') });
    clock.pass(SETUP_TIME);
    expect(store.view$.value).toMatchObject({ tracker: null, dialog: 'closed' });
    expect(tracker.loaded).toEqual([]);
  });
});

describe('consent', () => {
  it('[P-TRACKING-18] should be unknown at the first visit, and then what was chosen', () => {
    const { store } = aTracking();
    expect(store.view$.value.consent).toBe('unknown');
    store.accept();
    expect(store.view$.value.consent).toBe('accepted');
    store.reject();
    expect(store.view$.value.consent).toBe('rejected');
  });

  it('[P-TRACKING-20] should be stored under the center’s key, and be found again', () => {
    const { store, saved } = aTracking();
    expect(saved.written).toEqual([]);
    store.accept();
    expect([...saved.entries]).toEqual([['felles.consent.nordlys', 'accepted']]);
    expect(aTracking({ saved }).store.view$.value.consent).toBe('accepted');
    const other = memoryKeyValue({ 'felles.consent.solsiden': 'accepted' });
    expect(aTracking({ saved: other }).store.view$.value.consent).toBe('unknown');
  });

  it('should be stored before anything is loaded or removed because of it', () => {
    const saved = memoryKeyValue();
    const done: string[] = [];
    const written = (value: string) => tap<Result<null>>(() => void done.push(`${value} is kept`));
    const { store, tracker } = aTracking({
      saved: { ...saved, write: (key, value) => saved.write(key, value).pipe(written(value)) },
    });
    const consent$ = store.view$.pipe(map(({ consent }) => `${consent} is used`));
    consent$.pipe(distinctUntilChanged(), skip(1)).subscribe((used) => done.push(used));
    store.accept();
    store.reject();
    expect(done).toEqual(['accepted is kept', 'accepted is used', 'rejected is kept', 'rejected is used']);
    expect([tracker.loaded.length, tracker.forgotten()]).toEqual([1, 1]);
  });

  it('should count for the page without storage', () => {
    const { store, tracker } = aTracking({ saved: { ...memoryKeyValue(), ...forbiddenKeyValue } });
    expect(store.view$.value.dialog).toBe('asking');
    store.accept();
    expect(store.view$.value).toMatchObject({ consent: 'accepted', dialog: 'closed' });
    expect(tracker.loaded).toEqual([PIXEL]);
  });

  it('should not be taken back by a late reading', () => {
    const clock = at('2026-11-18T12:00:00Z');
    const slow = memoryKeyValue({ [consentKey('nordlys')]: 'accepted' }, { clock, after: 10 });
    const { store, tracker } = aTracking({ saved: slow });
    store.reject();
    clock.pass(10);
    expect(store.view$.value.consent).toBe('rejected');
    expect(tracker.loaded).toEqual([]);
  });

  it('should be what another tab has chosen', () => {
    const { chosenElsewhere, store, tracker } = aTracking();
    chosenElsewhere('accepted');
    expect(store.view$.value).toMatchObject({ consent: 'accepted', dialog: 'closed' });
    expect(tracker.loaded).toEqual([PIXEL]);
    chosenElsewhere('rejected');
    store.record({ kind: 'passwordRequested' });
    expect(tracker.sent).toEqual([]);
    chosenElsewhere(null);
    expect(store.view$.value).toMatchObject({ consent: 'unknown', dialog: 'asking' });
    expect(tracker.isMuted()).toBe(true);
  });

  it('should no longer follow other tabs, nor wait for an answer, once it is closed', () => {
    const { chosenElsewhere, clock, store, tracker } = aTracking({
      tracking: null,
      answer: { googleTagId: 'G-ABC123' },
    });
    store.close();
    clock.pass(SETUP_TIME);
    chosenElsewhere('accepted');
    expect(store.view$.value).toMatchObject({ consent: 'unknown', tracker: null });
    expect(tracker.loaded).toEqual([]);
  });
});

describe('the dialog', () => {
  it('[P-TRACKING-19] should ask while nothing is chosen and be gone with the choice', () => {
    for (const choose of ['accept', 'reject'] as const) {
      const { store } = aTracking();
      const { heard } = listenTo(store.view$);
      store[choose]();
      expect(heard.map(({ dialog }) => dialog).filter((dialog, place, all) => dialog !== all[place - 1])).toEqual([
        'asking',
        'closed',
      ]);
    }
  });

  it('[P-TRACKING-19] should not ask where no tracker is set up', () => {
    expect(aTracking({ tracking: {} }).store.view$.value.dialog).toBe('closed');
  });

  it('[P-TRACKING-23] should open again, close without a choice, and let an accepted consent be withdrawn', () => {
    const { saved, store, tracker } = aTracking({ saved: kept('accepted') });
    store.reopen();
    expect(store.view$.value.dialog).toBe('reopened');
    store.closeDialog();
    expect(store.view$.value).toMatchObject({ dialog: 'closed', consent: 'accepted', isWithdrawn: false });
    store.reopen();
    store.reject();
    expect(store.view$.value).toMatchObject({ dialog: 'closed', consent: 'rejected', isWithdrawn: true });
    expect(saved.entries.get('felles.consent.nordlys')).toBe('rejected');
    expect(tracker.forgotten()).toBe(1);
  });
});

describe('the tracker', () => {
  it('[P-TRACKING-21] should not be loaded when consent is rejected', () => {
    const { store, tracker } = aTracking({ saved: kept('rejected') });
    store.record({ kind: 'opened', flow: 'member' });
    expect([tracker.loaded, tracker.sent]).toEqual([[], []]);
  });

  it('[P-TRACKING-21] should not be loaded while consent is unknown, and nothing waits for it', () => {
    const { store, tracker } = aTracking();
    store.record({ kind: 'opened', flow: 'member' });
    expect([tracker.loaded, tracker.sent]).toEqual([[], []]);
    store.accept();
    expect(tracker.sent).toEqual([]);
    store.record({ kind: 'passwordRequested' });
    expect(names(tracker.sent)).toEqual(['NewPasswordRequested']);
  });

  it('[P-TRACKING-22] should be one, loaded once, when consent is accepted', () => {
    const all = { googleTagManagerId: 'GTM-ABC123', googleTagId: 'G-ABC123', pixelId: '100000000000047' };
    const { goTo, store, tracker } = aTracking({ tracking: all });
    store.accept();
    store.accept();
    goTo('/nordlys/member');
    store.reject();
    store.accept();
    expect(tracker.loaded).toEqual([PIXEL]);
    expect(aTracking({ tracking: all, saved: kept('accepted') }).tracker.loaded).toEqual([PIXEL]);
  });

  it('should send what happens while it is still being found out which one it is', () => {
    const { clock, store, tracker } = aTracking({
      tracking: null,
      answer: { googleTagId: 'G-ABC123' },
      saved: kept('accepted'),
    });
    store.record({ kind: 'opened', flow: 'member' });
    expect(tracker.sent).toEqual([]);
    clock.pass(SETUP_TIME);
    expect(names(tracker.sent)).toEqual(['SignupStarted']);
  });

  it('[P-TRACKING-21] should send nothing that happened before the consent, whenever it is known which one it is', () => {
    const { clock, store, tracker } = aTracking({ tracking: null, answer: { googleTagId: 'G-ABC123' } });
    store.record({ kind: 'opened', flow: 'member' });
    store.accept();
    clock.pass(SETUP_TIME);
    expect([tracker.loaded.length, tracker.sent]).toEqual([1, []]);
  });

  it('should send nothing of that once consent is withdrawn, not even when it is given again', () => {
    const { clock, store, tracker } = aTracking({
      tracking: null,
      answer: { googleTagId: 'G-ABC123' },
      saved: kept('accepted'),
    });
    store.record({ kind: 'opened', flow: 'member' });
    store.reject();
    store.accept();
    clock.pass(SETUP_TIME);
    expect([tracker.loaded.length, tracker.sent]).toEqual([1, []]);
  });

  it('should send no event whose id is none', () => {
    const { store, tracker } = aTracking({ saved: kept('accepted') });
    store.record({ kind: 'membershipSelected', membershipId: 41_234_567 });
    store.record({ kind: 'membershipSelected', membershipId: 7 });
    expect(tracker.sent).toEqual([{ name: 'SelectedMembership', ids: { membershipId: 7 } }]);
  });
});

describe('the start of signing', () => {
  it('[P-TRACKING-10] should be counted before the visitor leaves', () => {
    const { store, tracker } = aTracking({ saved: kept('accepted') });
    const sentWhenLeaving: string[] = [];
    store.leaveForSigning(() => sentWhenLeaving.push(...names(tracker.sent)));
    expect(sentWhenLeaving).toEqual(['SigningStarted']);
  });

  it('should not wait for a consent', () => {
    let hasLeft = false;
    aTracking().store.leaveForSigning(() => {
      hasLeft = true;
    });
    expect(hasLeft).toBe(true);
  });
});

describe('a completed sign-up', () => {
  const completed = { kind: 'paymentRegisterMoved', to: 'success', signup: 'a' } as const;

  it('[P-TRACKING-14] should be counted once, also when its page is loaded again', () => {
    const { store, tab, tracker } = aTracking({ saved: kept('accepted') });
    store.record(completed);
    store.record(completed);
    expect(names(tracker.sent)).toEqual(['SignupCompleted']);
    const again = aTracking({ saved: kept('accepted'), tab });
    again.store.record(completed);
    again.store.record({ ...completed, signup: 'b' });
    expect(names(again.tracker.sent)).toEqual(['SignupCompleted']);
  });

  it('[P-TRACKING-14] should leave no trace without consent, also not later', () => {
    const { store, tab, tracker } = aTracking();
    store.record(completed);
    expect(tab.written).toEqual([]);
    store.accept();
    store.record(completed);
    expect(tracker.sent).toEqual([]);
  });

  it.each(['', '{', '{}', '[1,null]', '"a"'])('should ignore another script’s value: %s', (odd) => {
    const tab = memoryKeyValue({ 'felles.completed.nordlys': odd });
    const { store, tracker } = aTracking({ saved: kept('accepted'), tab });
    store.record(completed);
    expect(names(tracker.sent)).toEqual(['SignupCompleted']);
  });
});

describe('the private sign-up', () => {
  const OMITTING = { pixelId: '100000000000047', omitPrivateSignups: true };

  it('[P-TRACKING-03] [P-TRACKING-06] should be tracked as the others are, after consent', () => {
    const { goTo, store, tracker } = aTracking({ path: '/nordlys/member/private' });
    store.record({ kind: 'opened', flow: 'private' });
    expect([tracker.loaded, tracker.sent]).toEqual([[], []]);
    store.accept();
    store.record({ kind: 'departmentSelected', flow: 'private', departmentId: 101 });
    goTo('/nordlys/member/private?success=true');
    expect([tracker.loaded, names(tracker.sent)]).toEqual([[PIXEL], ['PrivateSelectedDepartment']]);
  });

  it('should have no tracker where the center has turned that off', () => {
    const { goTo, store, tracker } = aTracking({
      saved: kept('accepted'),
      path: '/nordlys/member/private',
      tracking: OMITTING,
    });
    store.record({ kind: 'opened', flow: 'private' });
    expect([tracker.loaded, tracker.sent]).toEqual([[], []]);
    goTo('/nordlys');
    expect([tracker.loaded, tracker.sent, tracker.isMuted()]).toEqual([[PIXEL], [], false]);
    goTo('/nordlys/member/private');
    store.record({ kind: 'departmentSelected', flow: 'private', departmentId: 101 });
    expect([tracker.isMuted(), tracker.sent]).toEqual([true, []]);
  });

  it('should drop earlier events once the center has turned it off', () => {
    const { clock, goTo, store, tracker } = aTracking({
      saved: kept('accepted'),
      path: '/nordlys/member/private',
      tracking: null,
      answer: OMITTING,
    });
    store.record({ kind: 'opened', flow: 'private' });
    clock.pass(SETUP_TIME);
    goTo('/nordlys');
    expect([tracker.loaded, tracker.sent]).toEqual([[PIXEL], []]);
  });

  it('should be dropped even before the address change is reported', () => {
    const { slipTo, store, tracker } = aTracking({
      saved: kept('accepted'),
      path: '/nordlys/member/private',
      tracking: OMITTING,
    });
    slipTo('/nordlys/member');
    store.record({ kind: 'opened', flow: 'member' });
    expect([tracker.loaded, names(tracker.sent)]).toEqual([[PIXEL], ['SignupStarted']]);
  });
});

describe('an address that tells of a person', () => {
  it('should have no tracker, and silence one that is there', () => {
    const { goTo, store, tracker } = aTracking({ saved: kept('accepted'), path: '/nordlys/sponsor?hash=abc' });
    store.record({ kind: 'passwordRequested' });
    expect([tracker.loaded, tracker.sent]).toEqual([[], []]);
    goTo('/nordlys/sponsor');
    expect([tracker.loaded, tracker.isMuted()]).toEqual([[PIXEL], false]);
    goTo('/nordlys?sessid=abc');
    store.record({ kind: 'passwordRequested' });
    expect([tracker.isMuted(), tracker.sent]).toEqual([true, []]);
  });
});
