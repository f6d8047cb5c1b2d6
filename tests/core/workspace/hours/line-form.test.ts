// The form of a line, while the lines and the changes of other users arrive.
import { ok, osloDay } from '@felles/core';
import { lineNews, rowOfLine } from '@felles/core/internal/workspace/hours/news';
import { createHoursWeek } from '@felles/core/internal/workspace/hours/store';
import { createSiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { HoursLine } from '@felles/core/workspace/hours';
import { ProjectView } from '@felles/core/workspace/projects';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { BehaviorSubject, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { memoryPlace } from '../../../support/memory-place.ts';
import { createNetwork } from '../../data/network.ts';

const STORGATA = { id: '1001', title: 'Storgata 31' };
const FJELL = { id: '1002', title: 'Fjellveien 2' };
const lineOf = (part: object): HoursLine =>
  HoursLine.parse({
    ...{ hours_id: '9', date: '2026-11-18', art_id: '1', hours: 7.5, status: 'REGISTERED', comment: null },
    ...{ project_id: STORGATA.id, project_name: STORGATA.title },
    ...part,
  });
const OF_FJELL = lineOf({
  ...{ hours_id: '8', date: '2026-11-16', art_id: '2', hours: 8, from: '06:00', to: '14:30', pause: 30 },
  ...{ project_id: FJELL.id, project_name: FJELL.title },
});

const PHASES = [
  { phase_id: 'a', phase_name: 'Grunnarbeid' },
  { phase_id: 'b', phase_name: 'Råbygg' },
];

/** The week of a user, whose service sends lines when the test says so. */
async function openWeek() {
  const clock = at('2026-11-19T09:00:00Z');
  const lines = createNetwork<unknown, readonly HoursLine[]>();
  const sent = createNetwork<SiteChange, unknown>();
  const again$ = new Subject<void>();
  const place = memoryPlace<SiteChange>();
  let numbers = 0;
  const newKey = (): string => {
    numbers += 1;
    return `k${numbers}`;
  };
  const outbox = createSiteOutbox({
    port: { send: (change, key) => sent.ask(change, key) },
    ...{ place, newKey, clock, online$: new BehaviorSubject(true) },
  });
  const store = createHoursWeek({
    place: { read: () => ({ week: null }), write: () => {} },
    port: { own: (period) => lines.ask(period) },
    projects: { view: () => of(ok(ProjectView.parse({ hours: true, rights: ['register_hours'], phases: PHASES }))) },
    ...{ outbox, newKey, clock, again$ },
    articles$: new BehaviorSubject({ status: 'loading' } as const),
  });
  outbox.open();
  store.open();
  store.view$.subscribe();
  return {
    store,
    answer: (line: HoursLine) => sent.open[0]?.answer(ok(line)),
    stored: () => place.stored$.value.map(({ input }) => input),
    /** The lines of the service, now or as a refresh brings them. */
    receive(now: readonly HoursLine[]) {
      if (lines.open.length === 0) again$.next();
      lines.open[0]?.answer(ok(now));
    },
    async open(id: string | null, done = (): void => undefined) {
      const form = store.form(id, osloDay(clock.now()), done);
      await Promise.resolve();
      return { ...form, values: () => form.view$.value.values };
    },
  };
}

describe('a new line', () => {
  it('[W-SITE-26] [W-SITE-41] should fill in, for another project, only the fields that the user has not typed', async () => {
    const { receive, open } = await openWeek();
    receive([lineOf({}), OF_FJELL]);
    const form = await open(null);
    expect(form.values()).toMatchObject({ project: STORGATA, main: '1', hours: '7,5' });
    form.change({ comment: 'Venter på kran' });
    form.change({ project: FJELL });
    expect(form.values()).toMatchObject({ project: FJELL, main: '2', isTimed: true, start: '06:00', pause: '30' });
    form.change({ pause: '45' });
    form.change({ project: STORGATA });
    const typed = { isTimed: true, start: '06:00', end: '14:30', pause: '45', comment: 'Venter på kran' };
    expect(form.values()).toMatchObject({ project: STORGATA, main: '1', ...typed });
    expect(form.view$.value.theirs).toEqual({});
  });

  it('[W-SITE-26] should stay as it was typed where another project has times for the hours, or no line', async () => {
    const { receive, open } = await openWeek();
    receive([lineOf({}), OF_FJELL]);
    const form = await open(null);
    form.change({ hours: '4', date: '2026-11-17' });
    form.change({ project: FJELL });
    expect(form.values()).toMatchObject({ main: '2', isTimed: false, hours: '4', date: '2026-11-17' });
    form.change({ project: { id: '1003', title: 'Havnegata 1' } });
    expect(form.values()).toMatchObject({ main: null, isTimed: false, hours: '4', date: '2026-11-17' });
  });

  it('[W-SITE-41] should be filled in from the first lines only, in the fields that the user has not typed', async () => {
    const { receive, open, store } = await openWeek();
    const form = await open(null);
    form.change({ hours: '4' });
    receive([OF_FJELL]);
    expect(form.values()).toMatchObject({ project: FJELL, main: '2', isTimed: false, hours: '4' });
    expect(form.view$.value.changed).toEqual(['isTimed', 'hours', 'start', 'end', 'pause']);
    receive([OF_FJELL, lineOf({})]);
    expect(store.view$.value.list.rows).toHaveLength(2);
    expect(form.values()).toMatchObject({ project: FJELL, main: '2', hours: '4' });
  });

  it('should be as it was filled in, of the first project, once it is discarded', async () => {
    const { receive, open } = await openWeek();
    receive([lineOf({}), OF_FJELL]);
    const form = await open(null);
    form.change({ project: FJELL, hours: '4' });
    form.discard();
    expect(form.values()).toMatchObject({ project: STORGATA, main: '1', hours: '7,5' });
    expect(form.view$.value.changed).toEqual([]);
  });
});

describe('a line that is not sent', () => {
  it('should have the name of its phase, and after a change of it the name of the other one', async () => {
    const { receive, open, store } = await openWeek();
    const phaseOf = () => store.view$.value.list.rows.map(({ item }) => item.phase_name);
    receive([lineOf({ phase_id: 'a', phase_name: 'Grunnarbeid' })]);
    const form = await open(null);
    form.change({ phase: 'b' });
    form.save();
    expect(phaseOf()).toEqual(['Grunnarbeid', 'Råbygg']);
    const other = await open('9');
    other.change({ phase: 'b' });
    other.save();
    expect(phaseOf()).toEqual(['Råbygg', 'Råbygg']);
  });
});

describe('a line that another user changes while its form is open', () => {
  it('[W-SITE-24] [W-SITE-52] should stay as it was typed, and be sent with the values that the user saw', async () => {
    const { receive, open, store, stored } = await openWeek();
    receive([lineOf({ comment: 'Før' })]);
    const seen = store.view$.value.list.rows[0] ?? expect.unreachable();
    const form = await open('9');
    form.change({ comment: 'Min' });
    receive([lineOf({ comment: 'Karis', hours: 6, changed_by: 'Kari Lunde' })]);
    expect(form.values()).toMatchObject({ comment: 'Min', hours: '7,5' });
    expect(form.view$.value.theirs).toEqual({});
    expect(lineNews(seen, store.view$.value.list.rows[0] ?? null)).toMatchObject({
      closed: null,
      changed: ['time', 'comment'],
    });
    form.save();
    expect(stored()).toMatchObject([
      { body: { comment: 'Min', was: { comment: 'Før' } }, shown: { date: '2026-11-18' } },
    ]);
    // The user's own change is no news.
    expect(lineNews(seen, store.view$.value.list.rows[0] ?? null).changed).toEqual(['time', 'comment']);
  });

  it.each([
    ['locked', [lineOf({ status: 'APPROVED' })]],
    ['gone', []],
  ] as const)('[W-SITE-26] should keep its words and send nothing once it is %s', async (closed, now) => {
    const { receive, open, store, stored } = await openWeek();
    receive([lineOf({})]);
    const seen = store.view$.value.list.rows[0] ?? expect.unreachable();
    let isDone = false;
    const form = await open('9', () => {
      isDone = true;
    });
    form.change({ comment: 'Min' });
    receive(now);
    expect(lineNews(seen, rowOfLine(store.view$.value.list.rows, seen.item)).closed).toBe(closed);
    form.save();
    expect([isDone, stored(), form.values().comment]).toEqual([false, [], 'Min']);
  });

  it('should have no news of the change that its user has sent before', async () => {
    const { receive, open, store, answer } = await openWeek();
    receive([lineOf({})]);
    const first = await open('9');
    first.change({ comment: 'Min' });
    first.save();
    const seen = store.view$.value.list.rows[0] ?? expect.unreachable();
    answer(lineOf({ comment: 'Min' }));
    receive([lineOf({ comment: 'Min' })]);
    expect(lineNews(seen, rowOfLine(store.view$.value.list.rows, seen.item))).toMatchObject({
      closed: null,
      changed: [],
    });
  });
});
