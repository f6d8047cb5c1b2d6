import { fail, ok, type Result, toEpochSeconds } from '@felles/core';
import { type MemberNotice, MemberNotices } from '@felles/core/internal/portal/notices/model';
import { noticesByDay, unseenIn } from '@felles/core/internal/portal/notices/rules';
import { createNoticesStore } from '@felles/core/internal/portal/notices/store';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMember } from '../../../support/a-member.ts';
import { theDay } from '../../../support/arbitraries/days.ts';
import { at, SECOND } from '../../../support/at.ts';
import { refused, scripted, unreachable } from '../../../support/fake-ports.ts';

const TODAY = theDay(2026, 11, 19);
const NONE: ReadonlySet<string> = new Set();

const aNotice = (id: string, more: Partial<MemberNotice> = {}): MemberNotice => ({
  id,
  at: toEpochSeconds(Date.parse('2026-11-19T10:00:00Z') / 1_000),
  kind: 'PROMOTED',
  text: 'Du fikk plass i Yoga.',
  ...more,
});
const atInstant = (instant: string) => ({ at: toEpochSeconds(Date.parse(instant) / 1_000) });
const only = (more: Partial<MemberNotice>) => noticesByDay([aNotice('1', more)], TODAY, NONE)[0]?.notices[0];

describe('the messages of a member', () => {
  it('[P-MEMBER-60] stand by days of Oslo, the newest first', () => {
    const days = noticesByDay(
      [
        aNotice('1', atInstant('2026-11-17T08:00:00Z')),
        aNotice('2', atInstant('2026-11-18T23:30:00Z')),
        aNotice('3', atInstant('2026-11-19T07:00:00Z')),
      ],
      TODAY,
      NONE,
    );
    expect(days.map(({ day, notices }) => [day, notices.map(({ id }) => id)])).toEqual([
      [TODAY, ['3', '2']],
      [theDay(2026, 11, 17), ['1']],
    ]);
  });

  it('[P-MEMBER-60] are read one by one: a bad day costs the way to the class alone, a bad record itself', () => {
    const wire = [
      { id: 1, at: 1_795_000_000, kind: 'NEWS', class_date: '2026-02-30', class: 7, seen: 1 },
      { id: 2, at: 'i går', kind: 'NEWS' },
      { id: 3, at: 1_795_000_000, kind: null, text: null, invoice_id: {}, seen: null },
    ];
    const read = z.parse(MemberNotices, wire);
    expect(read.map(({ id, class_date, invoice_id }) => [id, class_date, invoice_id])).toEqual([
      ['1', null, undefined],
      ['3', undefined, null],
    ]);
    expect(unseenIn(read)).toEqual(['3']);
  });

  it.each([
    [
      { class_date: TODAY, class: 7, department_id: 101 },
      { kind: 'class', date: TODAY, id: 7, departmentId: 101 },
    ],
    [
      { class_date: TODAY, class: 7 },
      { kind: 'class', date: TODAY, id: 7, departmentId: null },
    ],
    [{ class_date: theDay(2026, 11, 18), class: 7 }, { kind: 'bookings' }],
    [{ class: 7 }, null],
    [
      { kind: 'INVOICE_DUE', invoice_id: '44' },
      { kind: 'invoice', id: '44' },
    ],
    [
      { kind: 'AGREEMENT_ENDING', contract_id: '70001' },
      { kind: 'agreement', id: '70001' },
    ],
    [{ kind: 'AGREEMENT_ENDING' }, { kind: 'agreement', id: null }],
    [{ kind: 'NEWS' }, { kind: 'news' }],
    [{ kind: 'TOWEL' }, null],
    [
      { kind: 'TOWEL', invoice_id: '44' },
      { kind: 'invoice', id: '44' },
    ],
  ] as const)('[P-MEMBER-60] lead to their subject: %o', (given, subject) => {
    expect(only(given)?.subject).toEqual(subject);
  });

  it.each([
    ['PROMOTED', 'PROMOTED'],
    ['TOWEL', null],
    [null, null],
  ])('[P-MEMBER-60] have the kind that has words, or none: %s', (kind, known) => {
    expect(only({ kind, text: '  Hei ' })).toMatchObject({ kind: known, text: 'Hei' });
  });

  it('that come twice under one id are one message', () => {
    const twice = [aNotice('1'), aNotice('1'), aNotice('2', { seen: 1 })];
    expect(noticesByDay(twice, TODAY, NONE)[0]?.notices).toHaveLength(2);
    expect(unseenIn(twice)).toEqual(['1']);
  });
});

/** A service with messages, each seen once it is told so; `broken` loses answers or refuses. */
function aStore(first: readonly MemberNotice[], sessid: string | null = 'ingrid') {
  const clock = at('2026-11-19T12:00:00+01:00');
  const member = aMember(sessid);
  const visible$ = new BehaviorSubject(true);
  const service = { notices: first, list: null as Result<never> | null, seen: null as Result<never> | null };
  const asked = scripted<null, readonly MemberNotice[]>(clock, () => ({
    after: 50,
    result: service.list ?? ok(service.notices),
  }));
  const seen = scripted<readonly string[], unknown>(clock, () => ({ after: 50, result: service.seen ?? ok({}) }));
  const store = createNoticesStore({
    port: { notices: () => asked.ask(null), seen: seen.ask },
    ...member,
    visible$,
    clock,
  });
  const count = store.count();
  const unseen = () => {
    const known = count.view$.value;
    return known.status === 'ready' ? known.value : known.status;
  };
  return {
    ...member,
    store,
    count,
    unseen,
    service,
    clock,
    visible$,
    asked: asked.askings,
    sent: () => seen.askings.map(({ question }) => question),
    view: () => store.view$.value,
    marks: () => {
      const { days } = store.view$.value;
      return days.status === 'ready' ? days.value.flatMap(({ notices }) => notices.map((one) => one.isNew)) : days;
    },
  };
}

describe('the store of messages', () => {
  it('[P-MEMBER-60] counts the new ones for the header, each 60 s while the tab is looked at, never while hidden', () => {
    const { count, unseen, clock, visible$, asked, tabs, service } = aStore([
      aNotice('1'),
      aNotice('2', { seen: true }),
    ]);
    expect(unseen()).toBe('idle');
    count.open();
    clock.pass(50);
    expect(unseen()).toBe(1);
    service.notices = [...service.notices, aNotice('3')];
    clock.pass(60 * SECOND);
    expect([unseen(), asked.length]).toEqual([2, 2]);
    visible$.next(false);
    clock.pass(600 * SECOND);
    expect(asked.length).toBe(2);
    visible$.next(true);
    tabs.returned$.next();
    clock.pass(50);
    expect(asked.length).toBe(3);
    count.close();
    clock.pass(600 * SECOND);
    expect(asked.length).toBe(3);
  });

  it('[P-MEMBER-60] says that messages are seen once a visible page shows them, and marks them until it closes', () => {
    const { store, count, unseen, clock, sent, marks, service } = aStore([aNotice('1'), aNotice('2', { seen: true })]);
    count.open();
    clock.pass(50);
    expect(sent()).toEqual([]);
    store.open();
    clock.pass(100);
    expect(sent()).toEqual([['1']]);
    expect([marks(), unseen()]).toEqual([[true, false], 0]);
    service.notices = service.notices.map((notice) => ({ ...notice, seen: true }));
    store.close();
    store.open();
    clock.pass(60 * SECOND);
    expect([marks(), sent()]).toEqual([[false, false], [['1']]]);
    count.close();
    store.close();
  });

  it('[P-MEMBER-60] says nothing is seen while the tab is hidden', () => {
    const { store, clock, visible$, sent, unseen } = aStore([aNotice('1')]);
    visible$.next(false);
    store.open();
    clock.pass(100);
    expect([sent(), unseen()]).toEqual([[], 1]);
    visible$.next(true);
    clock.pass(50);
    expect([sent(), unseen()]).toEqual([[['1']], 0]);
    store.close();
  });

  it('[P-MEMBER-60] sends again after a lost answer, once the tab is looked at, as the messages are still unseen', () => {
    const { store, clock, sent, service, unseen, marks, visible$ } = aStore([aNotice('1')]);
    service.seen = fail(unreachable);
    store.open();
    clock.pass(200);
    expect([sent(), unseen(), marks()]).toEqual([[['1']], 1, [true]]);
    visible$.next(false);
    clock.pass(200);
    expect(sent()).toEqual([['1']]);
    service.seen = null;
    visible$.next(true);
    clock.pass(50);
    expect([sent(), unseen()]).toEqual([[['1'], ['1']], 0]);
    store.close();
  });

  it('[P-MEMBER-30] shows nothing of one member to the next, and leaves their messages unseen', () => {
    const { store, clock, become, service, view, sent, marks, unseen } = aStore([aNotice('1'), aNotice('2')]);
    store.open();
    clock.pass(60);
    // The answer about the first member's two comes while the list of the second is asked for.
    service.notices = [aNotice('1', { seen: true, text: 'Til Ola.' }), aNotice('2')];
    become('ola');
    expect(view().days.status).toBe('loading');
    expect(unseen()).toBe('loading');
    clock.pass(100);
    expect([marks(), sent()]).toEqual([
      [false, true],
      [['1', '2'], ['2']],
    ]);
    become(null);
    expect(view()).toMatchObject({ isLoggedOut: true, days: { status: 'loading' } });
    store.close();
  });

  it('asks nothing without a session, and has a refused one checked', () => {
    const nobody = aStore([], null);
    nobody.count.open();
    expect(nobody.asked).toEqual([]);
    const { store, service, clock, checks } = aStore([aNotice('1')]);
    service.seen = fail(refused(401));
    store.open();
    clock.pass(200);
    expect(checks()).toBe(1);
    store.close();
  });

  it('[P-MEMBER-54] is unknown where the list did not come, and keeps the old one with its hour after that', () => {
    const { store, service, clock, view, unseen } = aStore([aNotice('1', { seen: true })]);
    service.list = fail(unreachable);
    store.open();
    clock.pass(50);
    expect([view().days.status, unseen()]).toEqual(['failed', 'failed']);
    service.list = null;
    store.reload();
    clock.pass(50);
    const then = clock.now();
    service.list = fail(unreachable);
    store.reload();
    clock.pass(50);
    expect(view()).toMatchObject({ days: { status: 'ready' }, staleSince: then });
    store.close();
  });
});
