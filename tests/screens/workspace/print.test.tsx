import { demoDeviations } from '@felles/fixtures/workspace/deviations';
import { demoDocuments } from '@felles/fixtures/workspace/documents';
import { createWorld } from '@felles/mock-server/internal';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { memoryPlace } from '../../support/memory-place.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

/** The time of the visited page. */
const NOW = Date.UTC(2026, 10, 19, 9);
const OUTBOX = 'felles.workspace.site user 501';
const ANOTHER = { person_id: 2, person_name: 'Kari Lunde' };
const photo = (id: number | string | undefined) => ({
  photo_id: id,
  document_id: id,
  by: ANOTHER,
  at: '2026-11-17T13:00:00Z',
});

/** The pictures of the project that the service has. */
const PICTURES = demoDocuments(createWorld().state.seed, NOW, '1001')
  .filter(({ mime_type: type, file_exists: isThere }) => isThere && type === 'image/jpeg')
  .map(({ document_id: id }) => id);

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal('print', print);
});

type Options = NonNullable<Parameters<typeof visitWorkspace>[1]>;

/** The document of a record, with its parts as lines of words. */
async function paperOf({ screen, user }: Pick<VisitedWorkspace, 'screen' | 'user'>): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Skriv ut' }));
  return screen.findByRole('article', { name: 'Utskrift', hidden: true });
}
const rowsOf = (paper: HTMLElement): readonly string[] =>
  within(paper)
    .getAllByRole('row', { hidden: true })
    .map((row: HTMLElement) => [...row.children].map((cell) => cell.textContent).join(' | '));
const factsOf = (paper: HTMLElement): readonly string[] =>
  [...paper.querySelectorAll('dl > div')].map(({ children }) => [...children].map((one) => one.textContent).join(': '));
const photosOf = (paper: HTMLElement) =>
  waitFor(() => {
    const photos = [...paper.querySelectorAll('img')];
    expect(photos.length).toBeGreaterThan(0);
    return photos;
  });

describe('[W-SITE-56] a deviation on paper', () => {
  const of = demoDeviations(createWorld().state.seed, NOW, '1001').find(({ status }) => status !== 4);
  const one = of ?? expect.unreachable();
  const whole = {
    ...one,
    ...{
      number: '260014',
      kind: '3',
      severity: 3,
      place: 'Trapperom 2',
      measure: 'Montert.',
      title: 'Rekkverk <b>mangler',
    },
    ...{
      registered_at: '2026-11-17T13:31:00Z',
      registered_by: ANOTHER,
      deadline: '2026-11-18',
      closed_date: '2026-11-19',
    },
    ...{ checklist_id: 1, checkpoint_id: 12, photos: [photo(PICTURES[0]), photo(PICTURES[1])] },
    log: [
      { at: '2026-11-17T13:52:00Z', by: ANOTHER, what: 'registered' },
      { at: '2026-11-18T12:05:00Z', by: ANOTHER, what: 'comment', text: 'Ringt verneombudet' },
    ],
  };
  const points = [11, 12].map((id) => ({ checkpoint_id: id, title: `Punkt ${id}`, status: null }));

  const visit = ({ before, ...options }: Options = {}) =>
    visitWorkspace(`/x/-/project/1001/deviations?panel=deviations.${one.deviation_id}`, {
      ...options,
      before(world) {
        const { log: _, photos: __, ...row } = whole;
        goesWrong(world, { call: 'siteRecords.deviations', kind: 'answer', answer: [row] });
        before?.(world);
        goesWrong(world, { call: 'deviations.deviation', kind: 'answer', answer: whole });
        const list = { checklist_id: 1, title: 'Vernerunde', date: '2026-11-16', checkpoints: points };
        goesWrong(world, { call: 'siteRecords.checklists', kind: 'answer', answer: [list] });
      },
    });

  it('should have its facts, texts and log, with users and times, and markup as text', async () => {
    const paper = await paperOf(await visit());
    await waitFor(() => expect(factsOf(paper)).toContain('Sjekkliste: Vernerunde, punkt 2'));
    expect(paper.querySelector('header')?.textContent).toMatch(/Storgata 31.*Rekkverk <b>mangler.*260014/);
    expect(factsOf(paper)).toEqual(
      expect.arrayContaining([
        'Alvorlighet: Høy',
        'Sted: Trapperom 2',
        'Registrert: 17.11.2026 14:31, Kari Lunde',
        'Frist: 18.11.2026',
        'Lukket: 19.11.2026',
      ]),
    );
    expect(within(paper).getByText('Montert.')).toBeDefined();
    expect(rowsOf(paper)).toEqual([
      'Når | Hvem | Hva',
      '17.11.2026 14:52 | Kari Lunde | Registrert',
      '18.11.2026 13:05 | Kari Lunde | KommentarRingt verneombudet',
    ]);
    expect(within(paper).getByText('Utskrift 19.11.2026 10:00, Ola Bakken')).toBeDefined();
  });

  it('should open the dialogue once all photos are there, and be gone after it', async () => {
    const { screen, user } = await visit();
    const paper = await paperOf({ screen, user });
    await waitFor(() => expect(paper.querySelectorAll('img')).toHaveLength(2));
    const [first, second] = await photosOf(paper);
    fireEvent.load(first ?? expect.unreachable());
    await waitFor(() => expect(rowsOf(paper)).toHaveLength(3));
    expect(print).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Skriv ut' }).getAttribute('aria-busy')).toBe('true');
    fireEvent.load(second ?? expect.unreachable());
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(within(paper).getByText('Bilde 2 av 2 · Kari Lunde · 17.11.2026 14:00')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Skriv ut' }).getAttribute('aria-busy')).toBeNull());
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Utskrift', hidden: true })).toBeNull());
  });

  it('should say at its place that a photo cannot be fetched, and be printed all the same', async () => {
    const visited = await visit({
      before: (world) => goesWrong(world, { call: 'files.photo', kind: 'status', status: 404 }),
    });
    const paper = await paperOf(visited);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect([...paper.querySelectorAll('figure')].map(({ textContent }) => textContent)).toEqual([
      'Bildet kunne ikke hentes.Bilde 1 av 2 · Kari Lunde · 17.11.2026 14:00',
      'Bildet kunne ikke hentes.Bilde 2 av 2 · Kari Lunde · 17.11.2026 14:00',
    ]);
  });

  it('should tell what is not sent, and that its log cannot be fetched', async () => {
    const outbox = memoryPlace<unknown>();
    const input = {
      ...{ call: 'deviation.change', project: { id: '1001', title: 'Storgata' }, record: String(one.deviation_id) },
      ...{ id: String(one.deviation_id), point: null, title: one.title, at: '2026-11-19T08:30:00Z', photos: [] },
      body: { place: 'Loft', severity: 1, at: '2026-11-19T08:30:00Z', was: { place: 'Trapperom 2', severity: 3 } },
    };
    outbox.put({ key: 'a', lane: 'a', order: 1, input, refusal: null });
    const visited = await visit({
      outboxes: new Map([[OUTBOX, outbox]]),
      before(world) {
        goesWrong(world, { call: 'deviations.change', kind: 'status', status: 503 });
        goesWrong(world, { call: 'deviations.deviation', kind: 'status', status: 503 });
      },
    });
    const paper = await paperOf(visited);
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(factsOf(paper)).toContain('Sted: Loft');
    expect(within(paper).getByText('Loggen kunne ikke hentes.')).toBeDefined();
    expect(rowsOf(paper)).toEqual(['Når | Hva', '19.11.2026 09:30 | Ikke sendt ennåSted: Loft\nAlvorlighet: Lav']);
  });
});

describe('[W-SITE-56] a checklist on paper', () => {
  const point = (id: number, more: object = {}) => ({ checkpoint_id: id, title: `Punkt ${id}`, status: null, ...more });
  const by = { user: { user_id: 4, user_name: 'Per Moe' }, checked_date: '2026-11-16T08:40:00Z' };
  const list = {
    ...{ checklist_id: 1, title: 'Vernerunde', date: '2026-11-16', phase_name: 'Råbygg' },
    checkpoints: [
      point(11, { status: 'OK', ...by }),
      point(12, { status: 'NOT_OK', ...by, comment: 'Løs', deviation_id: 9, photos: [photo(PICTURES[0])] }),
      point(13, { status: 'OK', ...by, field: 'measure', unit: 'mm', value: '21,5' }),
    ],
  };
  const visit = (answer: object, { before, ...options }: Options = {}) =>
    visitWorkspace('/x/-/project/1001/checklists/1', {
      ...options,
      before(world) {
        goesWrong(world, { call: 'siteRecords.checklists', kind: 'answer', answer: [answer] });
        goesWrong(world, {
          call: 'siteRecords.deviations',
          kind: 'answer',
          answer: [{ deviation_id: 9, number: '260014' }],
        });
        goesWrong(world, { call: 'checklists.answer', kind: 'status', status: 503 });
        before?.(world);
      },
    });

  it('should have each answer with its user and time, and say who signed and when', async () => {
    const log = [
      { at: '2026-11-16T09:00:00Z', by: ANOTHER, what: 'signed', text: null },
      { at: '2026-11-17T09:00:00Z', by: ANOTHER, what: 'reopened', text: 'Punkt 2 var feil' },
      { at: '2026-11-18T09:00:00Z', by: ANOTHER, what: 'signed', text: null },
    ];
    const paper = await paperOf(await visit({ ...list, log, signed_at: '2026-11-18T09:00:00Z', signed_by: ANOTHER }));
    for (const one of await photosOf(paper)) fireEvent.load(one);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(paper.querySelector('header')?.textContent).toMatch(/Vernerunde3 av 3 besvart Signert$/);
    expect(factsOf(paper)).toEqual(['Fase: Råbygg', 'Dato: 16.11.2026', 'Signert: Kari Lunde, 18.11.2026 10:00']);
    expect(rowsOf(paper)).toEqual([
      'Nr | Punkt | Svar | Hvem og når',
      '1 | Punkt 11 | OK | Per Moe, 16.11.2026 09:40',
      '2 | Punkt 12LøsAvvik 260014 | Ikke OK | Per Moe, 16.11.2026 09:40',
      '3 | Punkt 13 | OK · 21,5 mm | Per Moe, 16.11.2026 09:40',
      'Når | Hvem | Hva',
      '16.11.2026 10:00 | Kari Lunde | Signert',
      '17.11.2026 10:00 | Kari Lunde | GjenåpnetPunkt 2 var feil',
      '18.11.2026 10:00 | Kari Lunde | Signert',
    ]);
    expect(within(paper).getByText('Punkt 2, bilde 1 av 1 · Kari Lunde · 17.11.2026 14:00')).toBeDefined();
  });

  it('should say which answers are not sent, and which are not taken', async () => {
    const outbox = memoryPlace<unknown>();
    const refusal = { kind: 'refused', refusal: 'conflict', status: 409, type: 'Locked', message: 'Signert.' } as const;
    const base = {
      call: 'checkpoint.answer',
      project: { id: '1001', title: 'Storgata' },
      record: '1',
      id: '1',
      title: 'Punkt',
      photos: [],
    };
    const at = '2026-11-19T08:30:00Z';
    const body = { status: 'NOT_RELEVANT', at, was: { status: 'OK' } };
    outbox.put({ key: 'a', lane: '1', order: 1, input: { ...base, at, point: '11', body }, refusal });
    outbox.put({ key: 'b', lane: '1', order: 2, input: { ...base, at, point: '13', body }, refusal: null });
    const paper = await paperOf(await visit(list, { outboxes: new Map([[OUTBOX, outbox]]) }));
    await waitFor(() => expect(rowsOf(paper)).toHaveLength(4));
    expect(rowsOf(paper)[1]).toBe('1 | Punkt 11 | OK | Ikke tatt imotDu svarte: Ikke relevant');
    expect(rowsOf(paper)[3]).toBe('3 | Punkt 13 | Ikke relevant · 21,5 mm | Ikke sendt ennå');
    expect(paper.querySelector('header')?.textContent).toContain('Ikke signert');
  });
});
