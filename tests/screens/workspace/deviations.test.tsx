import { demoChecklists } from '@felles/fixtures/workspace/checklists';
import { demoDeviations } from '@felles/fixtures/workspace/deviations';
import { buildMockServer, createWorld, issueGrant, type World } from '@felles/mock-server/internal';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { jpeg } from '../../support/photos.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

/** The time of the visited page. */
const NOW = Date.UTC(2026, 10, 19, 9);
const PAGE = '/x/-/project/1001/deviations';

/** A project without deviations. */
const NONE = { call: 'siteRecords.deviations', kind: 'answer', answer: [] } as const;

const callsOf = ({ world }: Pick<VisitedWorkspace, 'world'>, call: string): number =>
  world.observed.calls.entries.filter(({ row }) => row === call).length;

/** Registers a deviation with no more than a title. */
async function register({ screen, user }: VisitedWorkspace, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
  await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), title);
  await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Another user changes a deviation. */
async function asKari(world: World, projectId: string, deviationId: string, payload: object): Promise<void> {
  const app = buildMockServer({ world });
  const headers = { authorization: `Bearer ${issueGrant(world, 'kari').access}` };
  const url = `/rest/v1/projects/${projectId}/deviations/${deviationId}`;
  const reply = await app.inject({ method: 'PATCH', url, headers, payload });
  expect(reply.statusCode).toBe(200);
  await app.close();
}

/** Opens a deviation that is not closed. */
async function openOne() {
  const { seed } = createWorld().state;
  const one = demoDeviations(seed, NOW, '1001').find(({ status }) => status !== 4) ?? expect.unreachable();
  const visit = await visitWorkspace(`/x/-/project/${one.project_id}/deviations?panel=deviations.${one.deviation_id}`);
  const panel = within(await visit.screen.findByRole('dialog', { name: one.title }));
  return { ...visit, panel, one };
}

/** The list, and the way to choose its first rows. */
async function visitSeveral() {
  const visit = await visitWorkspace(PAGE);
  const { screen, user } = visit;
  const boxes: readonly HTMLElement[] = await screen.findAllByRole('checkbox', { name: /^Velg / });
  const all = demoDeviations(createWorld().state.seed, NOW, '1001');
  const rows = boxes.map((box) => box.closest('tr') ?? expect.unreachable());
  return {
    ...{ visit, rows },
    listed: rows.map(({ dataset }) => all.find((one) => String(one.deviation_id) === dataset['row'])),
    bar: () => within(screen.getByRole('region', { name: 'Valgte avvik' })),
    async pickFirst(count: number): Promise<void> {
      for (const box of boxes.slice(0, count)) await user.click(box);
    },
  };
}

describe('the deviations of a project, as a user writes them on site', () => {
  it('[W-SITE-54] [W-SITE-21] should be registered with one word, and stand in the list', async () => {
    const visit = await visitWorkspace(PAGE);
    await register(visit, 'Glippe');
    const row = () => within(visit.screen.getByRole('row', { name: /Glippe/ }));
    await waitFor(() => expect(row().getByText('Ny')).toBeDefined());
    await waitFor(() => expect(callsOf(visit, 'deviations.create')).toBe(1));
  });

  it('[W-SITE-60] should say what is missing, and offer the words of earlier ones', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    expect(await panel.findByText('Skriv hva som er galt. Ett ord er nok.')).toBeDefined();
    const [word] = within(panel.getByRole('group', { name: 'Ord brukt før i prosjektet' })).getAllByRole('button');
    await user.click(word ?? document.body);
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Hva er galt?' }).value).toBe(word?.textContent);
  });

  it('should be found by words, which stand in the address, and all be there again without them', async () => {
    const { screen, user } = await visitWorkspace(PAGE);
    const all = (await screen.findAllByRole('checkbox', { name: /^Velg / })).length;
    const field = screen.getByRole('searchbox', { name: 'Søk i avvik' });
    await user.type(field, 'trapp 1001-');
    const rows = () => screen.getAllByRole('checkbox', { name: /^Velg / });
    await waitFor(() => expect(rows().length).toBeLessThan(all));
    expect(window.location.search).toContain('q=trapp');
    await user.type(field, 'xyz');
    expect(await screen.findByText('Søket «trapp 1001-xyz»')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Nullstill filter' }));
    expect(rows()).toHaveLength(all);
  });

  it('[W-SITE-40] should show the first photo in its row before it is sent', async () => {
    const { screen, user, online$ } = await visitWorkspace(PAGE);
    online$.next(false);
    await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.type(await panel.findByRole('textbox', { name: 'Hva er galt?' }), 'Glippe');
    const photos = [1, 2].map((n) => new File([new Uint8Array(jpeg(1))], `${n}.jpg`, { type: 'image/jpeg' }));
    for (const photo of photos) await user.upload(panel.getByLabelText('Velg fra bilder'), photo);
    await panel.findByRole('img', { name: 'Bilde 2 av 2, avvik: Glippe' });
    await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    const row = () => screen.getByRole('row', { name: /Glippe/ });
    await waitFor(() => expect(row().querySelectorAll('img')).toHaveLength(1));
  });

  it('[W-SITE-40] should show all its photos in its panel, before and after they are sent', async () => {
    const { screen, user, panel, online$, one } = await openOne();
    online$.next(false);
    await user.click(await panel.findByRole('button', { name: 'Kommenter' }));
    const photos = [1, 2].map((n) => new File([new Uint8Array(jpeg(1))], `${n}.jpg`, { type: 'image/jpeg' }));
    for (const photo of photos) await user.upload(panel.getByLabelText('Velg fra bilder'), photo);
    const last = { name: `Bilde 2 av 2, avvik: ${one.title}` };
    await panel.findByRole('img', last);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(panel.queryByRole('form')).toBeNull());
    expect(await panel.findByRole('img', last)).toBeDefined();
    online$.next(true);
    expect((await screen.findAllByText('Alt er sendt')).length).toBeGreaterThan(0);
    expect(await panel.findByRole('img', last)).toBeDefined();
  });

  it('[W-SITE-58] should lead to those who must be told of an accident, and be saved all the same', async () => {
    const visit = await visitWorkspace(PAGE);
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: 'Nytt avvik' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.click(panel.getByRole('button', { name: 'Flere felt' }));
    await user.selectOptions(await panel.findByRole('combobox', { name: 'Type' }), 'Ulykke');
    expect(panel.getByText(/varsle straks Arbeidstilsynet og politiet/)).toBeDefined();
    expect(panel.getByRole('link', { name: /112/ }).getAttribute('href')).toBe('tel:112');
    await user.type(panel.getByRole('textbox', { name: 'Hva er galt?' }), 'Fall');
    await user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    await waitFor(() => expect(callsOf(visit, 'deviations.create')).toBe(1));
  });

  it('[W-SITE-14] [W-SITE-55] should be moved by the names of statuses, and be closed with what was done', async () => {
    const { user, panel, one } = await openOne();
    expect(await panel.findByText('Registrert')).toBeDefined();
    await user.click(await panel.findByRole('button', { name: 'Lukket' }));
    const form = within(await panel.findByRole('form', { name: 'Flytt til Lukket' }));
    await user.click(form.getByRole('button', { name: 'Lukket' }));
    expect(await form.findByText('Skriv hva som ble gjort.')).toBeDefined();
    await user.type(form.getByRole('textbox', { name: 'Hva ble gjort?' }), 'Tettet');
    await user.click(form.getByRole('button', { name: 'Lukket' }));
    expect(await panel.findByText(`${one.status_name} → Lukket`)).toBeDefined();
    expect(panel.getAllByText('Tettet').length).toBeGreaterThan(0);
    expect(await panel.findByRole('button', { name: 'Under arbeid' })).toBeDefined();
  });

  it('[W-SITE-50] [W-SITE-22] should show a comment that is not sent in its log, and send a change after it', async () => {
    const { user, panel, online$, world } = await openOne();
    expect(await panel.findByText('Registrert')).toBeDefined();
    online$.next(false);
    await user.click(await panel.findByRole('button', { name: 'Kommenter' }));
    await user.type(await panel.findByRole('textbox', { name: 'Kommentar' }), 'Ringt rørlegger');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    const line = () => panel.getByText('Ringt rørlegger').closest('li') ?? expect.unreachable();
    await waitFor(() => expect(within(line()).getByText('Lagret her, ikke sendt ennå')).toBeDefined());
    await user.click(panel.getByRole('button', { name: 'Endre' }));
    await user.type(await panel.findByRole('textbox', { name: 'Sted' }), 'Tak');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    online$.next(true);
    const sent = () =>
      world.observed.calls.entries.flatMap(({ row }) => (/^deviations.c/.test(row ?? '') ? [row] : []));
    await waitFor(() => expect(sent()).toEqual(['deviations.comment', 'deviations.change']));
    await waitFor(() => expect(within(line()).queryByText('Lagret her, ikke sendt ennå')).toBeNull());
  });

  it('[W-SITE-25] should ask field by field where another user was first, with nothing chosen before', async () => {
    const { user, world, panel, one } = await openOne();
    await user.click(await panel.findByRole('button', { name: 'Endre' }));
    expect(document.activeElement?.textContent).toBe('Endre avviket');
    const place = await panel.findByRole('textbox', { name: 'Sted' });
    await user.clear(place);
    await user.type(place, 'Loft');
    const change = { place: 'Garasje', was: { place: one.place } };
    await asKari(world, one.project_id, one.deviation_id, change);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    const asked = within(
      await panel.findByRole('group', { name: /Kari Lunde endret sted til Garasje. Du skrev Loft./ }),
    );
    expect(asked.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(panel.getByRole('button', { name: 'Lagre valgene' }));
    expect(await panel.findByText('Velg en av de to.')).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Avgjør senere' }));
    expect([panel.queryByRole('radio'), document.activeElement?.textContent]).toEqual([null, 'Velg nå']);
    expect(panel.getByText(/Endringen din ligger i utboksen til du velger\.$/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Velg nå' }));
    const [keep] = panel.getAllByRole('radio', { name: /^Behold Karis/ });
    expect(document.activeElement).toBe(keep);
    await user.click(keep ?? expect.unreachable());
    await user.click(panel.getByRole('button', { name: 'Lagre valgene' }));
    await waitFor(() => expect(panel.queryByRole('radio')).toBeNull());
  });

  it('[W-SITE-63] [W-SITE-25] should ask where another user was first, also of a form that comes back', async () => {
    const { screen, user, world, panel, one } = await openOne();
    await panel.findByText('Registrert');
    await user.click(await panel.findByRole('button', { name: 'Endre' }));
    await user.type(await panel.findByRole('textbox', { name: 'Sted' }), ' loft');
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    await user.click(await screen.findByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(window.location.search).not.toContain('panel='));
    await asKari(world, one.project_id, one.deviation_id, { place: 'Garasje', was: { place: one.place } });
    await user.click(await screen.findByRole('link', { name: 'Fortsett endringen fra 10:00' }));
    const again = within(await screen.findByRole('dialog', { name: one.title }));
    expect(await again.findByText('Endret av Kari Lunde nå.')).toBeDefined();
    await user.click(await again.findByRole('button', { name: 'Lagre' }));
    const asked = `Kari Lunde endret sted til Garasje. Du skrev ${one.place} loft.`;
    expect(await again.findByRole('group', { name: asked })).toBeDefined();
  });

  it('[W-SITE-52] should tell of a change of another user under an open form, and keep the input', async () => {
    const { user, world, online$, panel, one } = await openOne();
    await panel.findByText('Registrert');
    // An own line of the log is no news.
    online$.next(false);
    await user.click(await panel.findByRole('button', { name: 'Kommenter' }));
    await user.type(panel.getByRole('textbox', { name: 'Kommentar' }), 'Sett');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    await user.click(await panel.findByRole('button', { name: 'Endre' }));
    const place = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Sted' });
    await user.clear(place);
    await user.type(place, 'Loft');
    await asKari(world, one.project_id, one.deviation_id, {
      ...{ title: 'Nytt navn', place: 'Garasje' },
      was: { title: one.title, place: one.place },
    });
    online$.next(true);
    const form = within(panel.getByRole('form', { name: 'Endre avviket' }));
    expect(await form.findByText('Endret av Kari Lunde nå.')).toBeDefined();
    expect(form.getByText(/Sted: .* → Garasje/).textContent).not.toContain('Kommentar');
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Sted' }).value).toBe('Loft');
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Hva er galt?' }).value).toBe(one.title);
  });

  it('[W-SITE-25] should ask about the responsible by the names, not by ids', async () => {
    const { user, world, screen, panel, one } = await openOne();
    await user.click(await panel.findByRole('button', { name: 'Endre' }));
    const field = await panel.findByRole<HTMLSelectElement>('combobox', { name: 'Ansvarlig' });
    await waitFor(() => expect(field.options.length).toBeGreaterThan(3));
    const others = [...field.options].filter(({ value }) => value !== '' && value !== one.responsible?.person_id);
    const [mine, theirs] = [others[0] ?? expect.unreachable(), others[1] ?? expect.unreachable()];
    await user.selectOptions(field, mine);
    const was = { responsible_id: one.responsible?.person_id ?? null };
    await asKari(world, one.project_id, one.deviation_id, { responsible_id: theirs.value, was });
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    const asked = `Kari Lunde endret ansvarlig til ${theirs.text}. Du skrev ${mine.text}.`;
    expect(await screen.findByRole('group', { name: asked })).toBeDefined();
  });

  it('[W-SITE-04] [W-SITE-55] should have the facts that were written on site in its panel', async () => {
    const { panel, one } = await openOne();
    const factOf = (name: string) => panel.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    await waitFor(() => expect(factOf('Type')).toMatch(/^(Kvalitet|Ytre miljø|Farlig forhold|Nestenulykke|Ulykke)$/));
    expect(factOf('Nummer')).toBe(String(one.number));
    expect(factOf('Registrert')).toContain(one.registered_by?.person_name);
    expect(panel.getByText(/alvorlighet/i).textContent).toBe(
      `${['', 'Lav', 'Middels', 'Høy'][one.severity]} alvorlighet`,
    );
    const track = panel.getByRole('list', { name: 'Status frem til nå' });
    expect(track.querySelector('[aria-current=step]')?.textContent).toContain(one.status_name);
    await waitFor(() => expect(track.firstElementChild?.textContent).toContain(one.registered_by?.person_name));
    // It is not put right yet.
    expect(panel.queryByText('Utført')).toBeNull();
  });

  it('[W-SITE-59] should be gone through, chosen and made by the keys J, K, X and N', async () => {
    const { visit, bar } = await visitSeveral();
    const { screen, user } = visit;
    const place = () => document.activeElement?.closest('tr')?.rowIndex;
    const search = screen.getByRole('searchbox', { name: 'Søk i avvik' });
    await user.type(search, 'j');
    expect(document.activeElement).toBe(search);
    await user.clear(search);
    const [first] = await screen.findAllByRole('checkbox', { name: /^Velg / });
    first?.focus();
    await user.keyboard('jjk');
    expect(place()).toBe(2);
    await user.keyboard('kkx');
    expect([place(), bar().getByText('1 valgt')]).toEqual([1, expect.anything()]);
    await user.keyboard('n');
    await screen.findByRole('dialog', { name: 'Nytt avvik' });
  });

  it('[W-SITE-55] should get a responsible several at once, each with an outcome of its own', async () => {
    const { listed, rows, visit, pickFirst, bar } = await visitSeveral();
    const { screen, user, world } = visit;
    const second = listed[1] ?? expect.unreachable();
    await pickFirst(2);
    expect(bar().getByText('2 valgt')).toBeDefined();
    await user.click(bar().getByRole('button', { name: 'Ansvarlig' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Ansvarlig for 2 avvik' }));
    const field = await panel.findByRole<HTMLSelectElement>('combobox', { name: 'Ansvarlig' });
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await panel.findByText('Velg hvem som er ansvarlig.')).toBeDefined();
    await waitFor(() => expect(field.options.length).toBeGreaterThan(3));
    const taken = listed.map((one) => one?.responsible?.person_id);
    const others = [...field.options].filter(({ value }) => value !== '' && !taken.includes(value));
    const [mine, theirs] = [others[0] ?? expect.unreachable(), others[1] ?? expect.unreachable()];
    const was = { responsible_id: second.responsible?.person_id ?? null };
    await asKari(world, '1001', second.deviation_id, { responsible_id: theirs.value, was });
    await user.selectOptions(field, mine);
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await screen.findByText('1 av 2 lagret, 1 trenger deg')).toBeDefined();
    expect(callsOf(visit, 'deviations.change')).toBe(3);
    const rowAt = (at: number) => within(rows[at] ?? expect.unreachable());
    expect(rowAt(0).getByText('Ansvarlig lagret')).toBeDefined();
    const words = `Kari Lunde endret ansvarlig til ${theirs.text}. Du skrev ${mine.text}.`;
    expect(await rowAt(1).findByText(words)).toBeDefined();
    expect(rowAt(1).queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Vis bare den' }));
    expect(screen.queryByText('Ansvarlig lagret')).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByText('Ansvarlig lagret')).toBeNull());
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
  });

  it('[W-SITE-16] [W-SITE-55] should have no deadline before the day of any chosen one, and be left by one press', async () => {
    const { visit, pickFirst, bar } = await visitSeveral();
    const { screen, user } = visit;
    await pickFirst(2);
    await user.click(bar().getByRole('button', { name: 'Frist' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Frist for 2 avvik' }));
    await user.type(panel.getByLabelText('Frist', { selector: 'input' }), '2020-01-01');
    await user.click(panel.getByRole('button', { name: 'Lagre' }));
    expect(await panel.findByText(/^Fristen er før avviket ble registrert/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Lukk' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Ja' }));
    await user.click(bar().getByRole('button', { name: 'Velg bort' }));
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    expect(callsOf(visit, 'deviations.change')).toBe(0);
  });

  it('[W-SITE-11] [W-SITE-55] should be chosen only by a user who may change them', async () => {
    const { screen } = await visitWorkspace(PAGE, { login: 'per' });
    await screen.findByRole('table', { name: 'Avvik' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[W-SITE-51] should be counted beside the figures while it is not sent', async () => {
    const visit = await visitWorkspace(PAGE);
    const figures = async () => (await visit.screen.findByRole('list', { name: 'Tall for perioden' })).textContent;
    const before = await figures();
    visit.online$.next(false);
    await register(visit, 'Glippe');
    expect(await visit.screen.findByRole('link', { name: '+ 1 i utboksen' })).toBeDefined();
    expect(await figures()).toBe(before);
    visit.online$.next(true);
    await waitFor(() => expect(visit.screen.queryByRole('link', { name: '+ 1 i utboksen' })).toBeNull());
    await waitFor(async () => expect(await figures()).not.toBe(before));
  });

  it('[W-SITE-57] should say that there is none yet, with the action where the right is there', async () => {
    const { screen } = await visitWorkspace(PAGE, { before: (world) => goesWrong(world, NONE) });
    const note = (await screen.findByText('Ingen avvik ennå')).parentElement ?? expect.unreachable();
    expect(within(note).getByRole('button', { name: 'Nytt avvik' })).toBeDefined();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('[W-SITE-57] should say what failed and what is still saved, and show what is not sent', async () => {
    const visit = await visitWorkspace(PAGE, {
      before: (world) => goesWrong(world, { call: 'siteRecords.deviations', kind: 'status', status: 503 }),
    });
    const { screen } = visit;
    expect(await screen.findByText('Avvikene kunne ikke hentes')).toBeDefined();
    expect(screen.getByText(/Det du registrerer, lagres her og sendes når den svarer/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeDefined();
    visit.online$.next(false);
    await register(visit, 'Glippe');
    expect(await screen.findByRole('row', { name: /Glippe/ })).toBeDefined();
  });

  it('[W-SITE-17] should begin with the point of a checklist that was not OK, which then names it', async () => {
    const world = createWorld({ realTime: () => NOW });
    const list = demoChecklists(world.state.seed, NOW, '1001')[0] ?? expect.unreachable();
    const point = list.checkpoints?.[0] ?? expect.unreachable();
    const asked = new URLSearchParams({ checklist: list.checklist_id, point: point.checkpoint_id, title: 'Fukt' });
    const visit = await visitWorkspace(`${PAGE}?panel=deviations.new&${asked}`);
    const panel = within(await visit.screen.findByRole('dialog', { name: 'Nytt avvik' }));
    const title = await panel.findByRole<HTMLInputElement>('textbox', { name: 'Hva er galt?' });
    expect(title.value).toBe('Fukt');
    await visit.user.click(panel.getByRole('button', { name: 'Lagre avvik' }));
    await waitFor(() => expect(callsOf(visit, 'deviations.create')).toBe(1));
    const named = () => JSON.stringify(visit.world.state.tables['checklists'] ?? []);
    await waitFor(() => expect(named()).toMatch(/"deviation_id":"?\d+/));
  });

  it('[W-SITE-02] should have no button and no request where the service takes no changes', async () => {
    const visit = await visitWorkspace(PAGE, { plain: true });
    await visit.screen.findByRole('heading', { name: 'Avvik' });
    expect(visit.screen.queryByRole('button', { name: 'Nytt avvik' })).toBeNull();
    expect(visit.screen.queryByRole('checkbox')).toBeNull();
    expect(callsOf(visit, 'deviations.setup')).toBe(0);
  });
});
