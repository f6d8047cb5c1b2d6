import type { Failure } from '@felles/core';
import type { World } from '@felles/mock-server/internal';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { fullPlace, memoryPlace } from '../../support/memory-place.ts';
import { without } from '../support/without.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/hours';

async function lastWeek({ screen, user }: VisitedWorkspace) {
  await user.click(await screen.findByRole('button', { name: 'Forrige uke' }));
  return within(await screen.findByRole('region', { name: 'Timer i uken' }));
}

/** The hours of the week, as they stand above the table. */
const sumOf = ({ screen }: VisitedWorkspace) =>
  Number(/^([\d,]+) timer$/.exec(screen.getByText(/^[\d,]+ timer$/).textContent ?? '')?.[1]?.replace(',', '.'));

/** Opens the form of a new line. */
async function newLine({ screen, user }: Pick<VisitedWorkspace, 'screen' | 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Legg til timer' }));
  return within(await screen.findByRole('dialog', { name: 'Timer' }));
}

describe('the week of the user', () => {
  it('[W-SITE-33] should say where the device has not stored the removal of a line, which stays', async () => {
    const visit = await visitWorkspace(PAGE, {
      outboxes: new Map([['felles.workspace.site user 501', fullPlace()]]),
    });
    const { screen, user } = visit;
    await lastWeek(visit);
    const before = sumOf(visit);
    const [line] = screen.getAllByRole('button', { name: /^7,5 Tømrerarbeid/ });
    await user.click(line ?? expect.unreachable('there is a line'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Slett linjen' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText(/^Ikke lagret\. \w+ er full\. Det som står her, er lagret\.$/)).toBeDefined();
    expect(sumOf(visit)).toBe(before);
  });

  it('[W-SITE-41] [W-SITE-45] should have its lines by article and day, and a usual day saved by one press', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    const table = await lastWeek(visit);
    expect(table.getAllByRole('rowheader', { name: /Tømrerarbeid/ }).length).toBeGreaterThan(0);
    const before = sumOf(visit);
    await user.click(screen.getByRole('button', { name: 'Legg til timer' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Timer' }));
    expect(panel.getByRole<HTMLInputElement>('combobox', { name: 'Prosjekt' }).value).toMatch(/Storgata 31/);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expect.poll(() => sumOf(visit)).toBe(before + 7.5);
    expect(screen.getByText(/mer enn 13 \(§ 10-6\)/)).toBeDefined();
    expect(screen.getByText('Kan lagres likevel.')).toBeDefined();
  });

  it('[W-SITE-45] should keep the week in its address, over an open line and a page that is loaded again', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    const table = await lastWeek(visit);
    expect(window.location.search).toBe('?week=2026-11-09');
    const [line] = table.getAllByRole('button', { name: /^7,5 Tømrerarbeid/ });
    await user.click(line ?? expect.unreachable('there is a line'));
    await screen.findByRole('dialog', { name: 'Timer' });
    await waitFor(() => expect(window.location.search).toMatch(/^\?week=2026-11-09&panel=hours\./));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(window.location.search).toBe('?week=2026-11-09'));
    document.body.replaceChildren();
    const again = await visitWorkspace(`${PAGE}?week=2026-11-09`);
    expect(await again.screen.findByText(/^Uke 46/)).toBeDefined();
    await again.user.click(again.screen.getByRole('button', { name: 'Neste uke' }));
    expect(window.location.search).toBe('');
  });

  it('[W-SITE-41] should copy the lines of the last day once by any presses, to a day without lines', async () => {
    const { screen, user, world } = await visitWorkspace(PAGE);
    await user.dblClick(await screen.findByRole('button', { name: /^Som / }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Som / })).toBeNull());
    const created = () => world.observed.calls.entries.filter(({ row }) => row === 'hours.create');
    await waitFor(() => expect(created()).toHaveLength(1));
  });

  it('[W-SITE-45] should begin a line by an empty cell of the table, on its day and like the line of its row', async () => {
    const visit = await visitWorkspace(PAGE);
    const table = await lastWeek(visit);
    const rows = table
      .getAllByRole('row', { name: /Tømrerarbeid/ })
      .filter((row) => !/Storgata 31/.test(row.textContent));
    const [other] = rows;
    const project = other?.querySelector('th small')?.textContent ?? expect.unreachable();
    await visit.user.click(within(other ?? expect.unreachable()).getByRole('button', { name: /lørdag 14.11$/ }));
    const panel = within(await visit.screen.findByRole('dialog', { name: 'Timer' }));
    expect(panel.getByRole<HTMLInputElement>('combobox', { name: 'Prosjekt' }).value).toBe(project);
    expect(panel.getByText(/^Dagen blir 7,5 t/)).toBeDefined();
  });

  it('[W-SITE-11] should be only read where the service takes no changes of hours', async () => {
    const visit = await visitWorkspace(PAGE, { before: (world) => without(world, 'hours-changes') });
    const table = await lastWeek(visit);
    expect(table.getAllByText('7,5').length).toBeGreaterThan(2);
    expect(table.queryAllByRole('button')).toEqual([]);
    expect(visit.screen.queryByRole('button', { name: 'Legg til timer' })).toBeNull();
  });

  it('[W-SITE-42] should say by the field why hours cannot be saved, and what the day becomes', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Legg til timer' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Timer' }));
    const timed = panel.getByRole<HTMLInputElement>('checkbox', { name: 'Fra–til' });
    if (timed.checked) await user.click(timed);
    const hours = panel.getByRole('textbox', { name: 'Timer' });
    await user.clear(hours);
    await user.type(hours, '7,6');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(panel.getByText('Skriv timer i kvarter, mer enn 0 og høyst 24.')).toBeDefined();
    await user.clear(hours);
    await user.type(hours, '3,25');
    expect(panel.getByText(/^Dagen blir 3,25 t, uken [\d,]+ t\.$/)).toBeDefined();
  });

  it('[W-SITE-41] should be written on a phase of its project, and close once it is stored', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const panel = await newLine({ screen, user });
    const phase = await panel.findByRole<HTMLSelectElement>('combobox', { name: 'Fase' });
    await expect.poll(() => phase.options.length).toBeGreaterThan(3);
    await user.selectOptions(phase, 'Råbygg');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('[W-SITE-44] should name the days that are open in the project, before the line is stored', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const panel = await newLine({ screen, user });
    const day = panel.getByLabelText('Dag');
    await user.clear(day);
    await user.type(day, '2026-10-18');
    await user.tab();
    expect(await panel.findByText('Timer kan føres fra 19.10 til 26.11.')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(screen.queryByRole('dialog', { name: 'Timer' })).not.toBeNull();
  });

  it('[W-SITE-10] [W-SITE-11] should say by the project that the user has no right to hours there', async () => {
    const { screen, user } = await visitWorkspace(PAGE, {
      before: (world) =>
        goesWrong(world, { call: 'projects.view', kind: 'answer', answer: { hours: true, rights: ['tick'] } }),
    });
    const panel = await newLine({ screen, user });
    await user.click(panel.getByRole('combobox', { name: 'Prosjekt' }));
    await user.tab();
    expect(await panel.findByText('Du kan ikke føre timer på dette prosjektet.')).toBeDefined();
  });
});

const FORBIDDEN = { refusal: 'forbidden', status: 403, message: 'Kari kan gi deg retten.' } as const;
const LINE = {
  ...{ hours_id: '9', date: '2026-11-18', art_id: '1', name: 'Riving', hours: 6, status: 'REGISTERED' },
  ...{ project_id: '1001', project_name: 'Storgata 31' },
};

const TO_EIGHT = { call: 'hours.change', body: { hours: 8, was: { hours: 7.5 } } };

/** The week with one line, of which a change was refused. */
async function visitRefused(refusal: Partial<Extract<Failure, { kind: 'refused' }>>, change: object = TO_EIGHT) {
  const outbox = memoryPlace<unknown>();
  outbox.put({
    ...{ key: 'a', lane: '9', order: 1, wasSent: true },
    refusal: { kind: 'refused', refusal: 'conflict', status: 409, type: '', message: '', ...refusal },
    input: {
      ...{ project: { id: '1001', title: 'Storgata 31' }, record: '9', id: '9', point: null },
      ...{ title: 'Riving, 8 t', at: '2026-11-18T14:00:00.000Z', photos: [], ...change },
    },
  });
  const visit = await visitWorkspace(PAGE, {
    before: (world) => goesWrong(world, { call: 'hours.own', kind: 'answer', answer: [LINE] }),
    outboxes: new Map([['felles.workspace.site user 501', outbox]]),
  });
  visit.online$.next(false);
  return { ...visit, stored: () => outbox.stored$.value };
}

describe('a refused line', () => {
  it('[W-SITE-25] should be a choice by thing with nothing chosen, and go again with the newer value as seen', async () => {
    const { screen, user, stored } = await visitRefused({
      ...{ type: 'Changed', detail: { fields: { hours: { value: 6, by: 'Kari Lunde', at: null } } } },
    });
    const form = within(await screen.findByRole('form', { name: 'Valg mellom to verdier' }));
    expect(form.getByRole('group', { name: 'Kari Lunde endret timer til 6 t. Du skrev 8 t.' })).toBeDefined();
    const radios = form.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(form.getByRole('button', { name: 'Lagre valgene' }));
    expect(form.getByText('Velg en av de to.')).toBeDefined();
    expect(document.activeElement).toBe(radios[0]);
    await user.click(form.getByRole('radio', { name: /^Bruk min/ }));
    await user.click(form.getByRole('button', { name: 'Lagre valgene' }));
    await expect.poll(() => screen.queryByRole('form', { name: 'Valg mellom to verdier' })).toBeNull();
    expect(stored()).toMatchObject([{ refusal: null, input: { body: { hours: 8, was: { hours: 6 } } } }]);
  });

  it('[W-SITE-25] should leave the value of the other user where the user keeps it', async () => {
    const { screen, user, stored } = await visitRefused({
      ...{ type: 'Changed', detail: { fields: { hours: { value: 6, by: 'Kari Lunde', at: null } } } },
    });
    const form = within(await screen.findByRole('form', { name: 'Valg mellom to verdier' }));
    await user.click(form.getByRole('radio', { name: /^Behold Karis/ }));
    await user.click(form.getByRole('button', { name: 'Lagre valgene' }));
    await expect.poll(stored).toEqual([]);
  });

  it.each([
    ['Slett likevel', [{ refusal: null, input: { body: { was: { hours: 6, comment: null } } } }]],
    ['Behold linjen', []],
  ] as const)('[W-SITE-24] should be removed after a change by another user only by "%s"', async (choice, left) => {
    const detail = { fields: { hours: { value: 6, by: 'Kari Lunde', at: null } } };
    const removal = { call: 'hours.remove', body: { was: { hours: 7.5, comment: null } } };
    const { screen, user, stored } = await visitRefused({ type: 'Changed', detail }, removal);
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText('Ikke slettet: Kari Lunde har endret linjen.')).toBeDefined();
    expect(told.getByText('Ny verdi: timer 6 t')).toBeDefined();
    await user.click(told.getByRole('button', { name: choice }));
    await waitFor(() => expect(stored()).toMatchObject(left));
  });

  it.each([
    ['Godkjente timer er låst', false, { type: 'Locked' }],
    ['Finnes ikke lenger i dette prosjektet.', false, { refusal: 'notFound', status: 404 }],
    ['Ikke tatt imot. Kari kan gi deg retten.', true, FORBIDDEN],
  ] as const)('[W-SITE-26] should say "%s", and stay until it is dropped', async (reason, mayRetry, refusal) => {
    const { screen, user, stored } = await visitRefused(refusal);
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText(reason)).toBeDefined();
    expect(told.queryByRole('button', { name: 'Prøv igjen' }) !== null).toBe(mayRetry);
    expect(stored()).toHaveLength(1);
    await user.click(told.getByRole('button', { name: 'Kopier teksten' }));
    expect(await told.findByText('Teksten er kopiert.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('18.11.2026\nTømrerarbeid\n8 t');
    await user.click(told.getByRole('button', { name: 'Forkast' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Forkaste dette?' }));
    expect(question.getByText(/^Riving, 8 t blir ikke sendt/)).toBeDefined();
    expect(stored()).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Ja' }));
    await expect.poll(stored).toEqual([]);
  });
});

/** The week with one line, whose form is open. */
async function visitLine(line: object) {
  function answerWith(world: World, lines: readonly object[]): void {
    world.change(({ faults }) => faults.splice(0));
    goesWrong(world, { call: 'hours.own', kind: 'answer', answer: lines });
  }
  const visit = await visitWorkspace(`${PAGE}?panel=hours.9`, { before: (world) => answerWith(world, [line]) });
  return {
    ...visit,
    panel: within(await visit.screen.findByRole('dialog', { name: 'Timer' })),
    /** The lines of the service are others, and the network comes back. */
    receive(...lines: readonly object[]) {
      answerWith(visit.world, lines);
      visit.online$.next(false);
      visit.online$.next(true);
    },
  };
}

describe('the open form of a line that another user changes', () => {
  it('[W-SITE-26] [W-SITE-52] should keep the words, and say that the line is approved and locked', async () => {
    const { panel, user, receive, world } = await visitLine(LINE);
    const comment = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });
    await user.type(comment, 'Min');
    const approved_by = { person_id: '5', person_name: 'Kari Lunde' };
    receive({ ...LINE, hours: 7, status: 'APPROVED', approved_by });
    expect(await panel.findByText(/^Kari Lunde har godkjent linjen nå, og den er låst/)).toBeDefined();
    await user.type(comment, 'e ord');
    expect(comment.value).toBe('Min');
    // The line that is locked is also another one.
    expect(panel.queryByText(/^Endret av/)).toBeNull();
    expect(panel.queryByRole('button', { name: 'Lagre' })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Slett linjen' })).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Kopier teksten' }));
    expect(await navigator.clipboard.readText()).toMatch(/Kommentar: Min$/);
    expect(world.observed.calls.entries.filter(({ row }) => row === 'hours.change')).toEqual([]);
  });

  it('[W-SITE-26] should keep the words of a line that is removed', async () => {
    const { panel, user, receive } = await visitLine(LINE);
    const comment = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });
    await user.type(comment, 'Min');
    receive();
    expect(await panel.findByText(/^Linjen er slettet av en annen/)).toBeDefined();
    expect([comment.value, comment.isConnected]).toEqual(['Min', true]);
  });

  it('[W-SITE-52] should name the user and the new values beside the own ones', async () => {
    const { panel, user, receive } = await visitLine(LINE);
    const comment = await panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Kommentar' });
    await user.type(comment, 'Min');
    receive({ ...LINE, comment: 'Karis', changed_by: 'Kari Lunde' });
    const news = await panel.findByText(/^Endret av Kari Lunde nå/);
    expect(news.parentElement?.textContent).toContain('Ny verdi: kommentar «Karis»');
    expect(panel.queryByRole('radio')).toBeNull();
    expect(comment.value).toBe('Min');
  });

  it('[W-SITE-19] [W-SITE-52] should show the reason of a return that comes while it is open', async () => {
    const { panel, receive } = await visitLine(LINE);
    await panel.findByRole('textbox', { name: 'Kommentar' });
    receive({ ...LINE, status: 'RETURNED', returned_text: 'Mangler lunsj' });
    expect(await panel.findByText(/«Mangler lunsj»/)).toBeDefined();
  });
});

describe('a line that is opened', () => {
  it('[W-SITE-19] should be text with its values and its approver, where it is locked', async () => {
    const approved_by = { person_id: '5', person_name: 'Kari Lunde' };
    const { panel } = await visitLine({ ...LINE, status: 'APPROVED', approved_by });
    expect(await panel.findByText('Godkjente timer er låst')).toBeDefined();
    for (const words of ['18.11.2026', 'Storgata 31', '6 t', 'Godkjent av Kari Lunde'])
      expect(panel.getByText(words)).toBeDefined();
    expect(panel.queryByRole('textbox')).toBeNull();
    expect(panel.queryByRole('button', { name: 'Lagre' })).toBeNull();
  });

  it('[W-SHELL-24] should be removed only after a question', async () => {
    const { panel, screen, user, world } = await visitLine(LINE);
    const removed = () => world.observed.calls.entries.filter(({ row }) => row === 'hours.remove');
    await user.dblClick(await panel.findByRole('button', { name: 'Slett linjen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Slette linjen?' }));
    expect(question.getByText('6 t onsdag 18.11 blir borte.')).toBeDefined();
    expect(removed()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(removed()).toHaveLength(1));
  });
});
