// The window for a new project, step by step, over the mock service.
import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { fieldsOfProject } from '@felles/core/internal/workspace/new-project/fields';
import type { CreationEdit } from '@felles/core/internal/workspace/new-project/model';
import { EMPTY_PROJECT } from '@felles/core/internal/workspace/new-project/rules';
import type { NewProjectDraft } from '@felles/core/workspace/new-project';
import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../e2e/support/service.ts';
import { memoryPlace } from '../../support/memory-place.ts';
import { jpeg } from '../../support/photos.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/projects/new';
const OUTBOX = 'felles.workspace.creations user 501';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = jpeg(1);

type Visit = VisitedWorkspace;
type Given = NonNullable<Parameters<typeof visitWorkspace>[1]>;

/** The buttons from the address to the end, without a template. */
const TO_SUMMARY = ['Neste: Mal', 'Fortsett uten mal', 'Neste: Deltakere', 'Neste: Bilde', 'Neste: Oppsummering'];
const TYPED: Partial<NewProjectDraft> = {
  title: 'Skolegata 14 – tilbygg',
  source: 'user',
  address: 'Skolegata 14',
  postal_code: '5003',
  city: 'Bergen',
  reached: 'summary',
};

/** The window with what was typed before the page was left, at a step. */
const at = (step: NewProjectDraft['step'], part: Partial<NewProjectDraft> = {}, given: Given = {}) =>
  visitWorkspace(PAGE, { ...given, drafts: { 'new project ': { ...TYPED, step, ...part } } });

const windowOf = async ({ screen }: Visit, name = 'Nytt prosjekt') =>
  within(await screen.findByRole('dialog', { name }));

async function press(visit: Visit, name: string | RegExp): Promise<void> {
  const dialog = await windowOf(visit);
  await visit.user.click(await dialog.findByRole('button', { name }));
}

/** The project that was made, as the service has it. */
function madeIn({ world }: Visit) {
  const rows: unknown = world.state.tables['projects'];
  const made = (Array.isArray(rows) ? rows : []).filter(({ id }) => Number(id) >= 100_000);
  return made;
}

describe('a new project', () => {
  it('[W-PROJECTS-38] [W-PROJECTS-28] should be created once through all steps, and then be shown', async () => {
    const visit = await visitWorkspace('/x/-/projects');
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: 'Nytt prosjekt' }));
    const dialog = await windowOf(visit);
    await user.type(await dialog.findByRole('textbox', { name: 'Navn på prosjektet' }), 'Tilbygg');
    await press(visit, 'Neste: Adresse');
    await user.click(await dialog.findByRole('combobox', { name: 'Adresse' }));
    await user.paste('skolegata 14 berg');
    await user.click((await dialog.findAllByRole('option'))[0] ?? document.body);
    for (const name of ['Neste: Mal', 'Fortsett uten mal']) await press(visit, name);
    await user.click(await dialog.findByRole('radio', { name: /^Hopp over/ }));
    for (const name of ['Neste: Deltakere', 'Neste: Bilde', 'Neste: Oppsummering']) await press(visit, name);
    expect(dialog.getByText('Skolegata 14, 5003 Bergen', { selector: 'dd *' })).toBeDefined();
    expect(dialog.getByText('Uten kobling')).toBeDefined();
    await user.dblClick(dialog.getByRole('button', { name: 'Opprett prosjekt' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}$/));
    expect(asked(visit.world, 'projects.create')).toBe(1);
    expect(madeIn(visit)).toMatchObject([
      {
        title: 'Tilbygg',
        number_of_units: 1,
        matrix: { knr: '4601', gnr: 166, bnr: 214 },
      },
    ]);
  });

  it('[W-PROJECTS-30] should begin with one unit, and name what is wrong when a step is left', async () => {
    const visit = await visitWorkspace(PAGE);
    const { user } = visit;
    const dialog = await windowOf(visit);
    const count = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Antall enheter' });
    expect(count.value).toBe('1');
    await user.clear(count);
    await user.type(dialog.getByRole('textbox', { name: 'Kontraktssum' }), 'mye');
    await press(visit, 'Neste: Adresse');
    expect(dialog.getByText('Gi prosjektet et navn.')).toBeDefined();
    expect(dialog.getByText('Skriv et helt tall, minst 1.')).toBeDefined();
    expect(dialog.getByText('Skriv summen med tall.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Navn på prosjektet' }));
    expect(dialog.getByText('Steg 1 av 7')).toBeDefined();
  });

  it('should be walked through freely backwards, with what was typed', async () => {
    const visit = await at('summary');
    const dialog = await windowOf(visit);
    await press(visit, 'Endre Grunnlag');
    expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Navn på prosjektet' })).value).toBe(
      TYPED.title,
    );
    expect(document.activeElement).not.toBe(document.body);
    await press(visit, /^7|Oppsummering/);
    expect(await dialog.findByText('Steg 7 av 7')).toBeDefined();
  });

  it('should not be offered to a user who may not make one, and say so at its address', async () => {
    const { screen } = await visitWorkspace(PAGE, { login: 'nina' });
    expect(await screen.findByText('Du kan ikke opprette prosjekter')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Navn på prosjektet' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Nytt prosjekt' })).toBeNull();
  });

  it('should keep its window for the next one where the user says so', async () => {
    const visit = await at('summary');
    const dialog = await windowOf(visit);
    await visit.user.click(await dialog.findByRole('checkbox', { name: /^Hold dette vinduet åpent/ }));
    await press(visit, 'Opprett prosjekt');
    const title = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Navn på prosjektet' });
    expect([title.value, madeIn(visit).length, window.location.pathname]).toEqual(['', 1, '/x/-/projects']);
    expect(await dialog.findByText('Opprettet. Vinduet er klart for neste.')).toBeDefined();
  });

  it('should be a part of another project, whose address is suggested', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/subprojects');
    await visit.user.click(await visit.screen.findByRole('link', { name: 'Nytt underprosjekt' }));
    const dialog = await windowOf(visit, 'Nytt underprosjekt');
    expect(await dialog.findByText(/^Underprosjekt av \w+/)).toBeDefined();
    await visit.user.type(dialog.getByRole('textbox', { name: 'Navn på prosjektet' }), 'Del 1');
    await visit.user.click(dialog.getByRole('button', { name: 'Neste: Adresse' }));
    await visit.user.click(await dialog.findByRole('button', { name: 'Bruk denne adressen' }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Vei og nummer' }).value).toMatch(/ \d+$/);
    for (const name of TO_SUMMARY) await visit.user.click(await dialog.findByRole('button', { name }));
    await visit.user.click(dialog.getByRole('button', { name: 'Opprett prosjekt' }));
    await waitFor(() =>
      expect(madeIn(visit)).toMatchObject([
        { title: 'Del 1', parent_project_id: '1001', parent_project_node_id: '21001' },
      ]),
    );
  });
});

describe('a new project in one that does not come', () => {
  it('should say at once that the parent does not exist, and be created without one on request', async () => {
    const visit = await visitWorkspace('/x/-/projects/new?parent=999999');
    const dialog = await windowOf(visit, 'Nytt underprosjekt');
    await visit.user.type(await dialog.findByRole('textbox', { name: 'Navn på prosjektet' }), 'Skole');
    expect(await dialog.findByText('Fant ikke det overordnede prosjektet')).toBeDefined();
    expect(dialog.queryByText(/^Underprosjekt av/)).toBeNull();
    await visit.user.click(dialog.getByRole('button', { name: 'Gå videre uten' }));
    expect(document.activeElement).not.toBe(document.body);
    const alone = await windowOf(visit, 'Nytt prosjekt');
    expect(alone.getByRole<HTMLInputElement>('textbox', { name: 'Navn på prosjektet' }).value).toBe('Skole');
    await press(visit, 'Neste: Adresse');
    await visit.user.click(await alone.findByRole('radio', { name: /^Skriv selv/ }));
    for (const [name, typed] of [
      ['Vei og nummer', 'Torget 1'],
      ['Postnummer', '5003'],
      ['Poststed', 'Bergen'],
    ] as const)
      await visit.user.type(alone.getByRole('textbox', { name }), typed);
    for (const name of TO_SUMMARY) await press(visit, name);
    await press(visit, 'Opprett prosjekt');
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ title: 'Skole' }]));
    expect(madeIn(visit)[0]?.parent_project_id ?? null).toBeNull();
  });

  it('should be asked for again where that may help, and keep its parent', async () => {
    const visit = await visitWorkspace('/x/-/projects/new?parent=1001', {
      before: (world) => goesWrong(world, { call: 'projects.project', kind: 'status', status: 503 }),
    });
    const dialog = await windowOf(visit, 'Nytt underprosjekt');
    expect(await dialog.findByText('Det overordnede prosjektet kunne ikke hentes')).toBeDefined();
    goesRight(visit.world);
    await visit.user.click(dialog.getByRole('button', { name: 'Prøv igjen' }));
    expect(await dialog.findByText(/^Underprosjekt av \w+/)).toBeDefined();
  });
});

describe('the address of a new project', () => {
  it('[W-PROJECTS-24] [W-PROJECTS-25] should be given in three ways, each of which keeps what is typed', async () => {
    const visit = await at('address', { source: 'search', reached: 'address' });
    const { user } = visit;
    const dialog = await windowOf(visit);
    await press(visit, 'Neste: Mal');
    expect(await dialog.findByText(/^Velg en adresse blant treffene/)).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: /^Skriv selv/ }));
    const code = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Postnummer' });
    await user.clear(code);
    await user.type(code, '501');
    await press(visit, 'Neste: Mal');
    expect(dialog.getByText('Postnummeret skal ha fire siffer.')).toBeDefined();
    await user.click(dialog.getByRole('radio', { name: /^Fra matrikkelen/ }));
    expect(dialog.queryByRole('textbox', { name: 'Postnummer' })).toBeNull();
    await press(visit, 'Neste: Mal');
    expect(dialog.getByText('Oppgi kommune, gnr. og bnr.')).toBeDefined();
    for (const [name, number] of [
      ['Knr.', '4601'],
      ['Gnr.', '166'],
      ['Bnr.', '214'],
    ] as const)
      await user.type(dialog.getByRole('textbox', { name }), number);
    await press(visit, 'Slå opp adresser');
    await user.click(await dialog.findByRole('radio', { name: /^Skolegata 14 B/ }));
    await user.click(dialog.getByRole('radio', { name: /^Skriv selv/ }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Postnummer' }).value).toBe('501');
    await user.click(dialog.getByRole('radio', { name: /^Fra matrikkelen/ }));
    for (const name of TO_SUMMARY) await press(visit, name);
    expect(dialog.getByText('Skolegata 14 B, 5003 Bergen', { selector: 'dd *' })).toBeDefined();
    await press(visit, 'Opprett prosjekt');
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ address: { address: 'Skolegata 14 B' } }]));
  });

  it('[W-PROJECTS-29] should have several cadastral units, of which the first is the project’s own', async () => {
    const visit = await at('address');
    const { user } = visit;
    const dialog = await windowOf(visit);
    await press(visit, 'Legg til enhet');
    const unit = (number: number) => within(dialog.getByRole('group', { name: `Matrikkelenhet ${number}` }));
    const type = async (number: number, numbers: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(numbers))
        await user.type(unit(number).getByRole('textbox', { name }), value);
    };
    await type(1, { 'Knr.': '4601', 'Gnr.': '164', 'Bnr.': '583' });
    await type(2, { 'Knr.': '46', 'Gnr.': '164', 'Bnr.': '582', 'Snr.': '2' });
    await press(visit, 'Neste: Mal');
    expect(dialog.getByText(/^Enhet 2: knr. har fire siffer/)).toBeDefined();
    expect(document.activeElement).toBe(unit(2).getByRole('textbox', { name: 'Knr.' }));
    await type(2, { 'Knr.': '01' });
    await press(visit, 'Legg til enhet');
    await press(visit, 'Fjern enhet 3');
    for (const name of TO_SUMMARY) await press(visit, name);
    await press(visit, 'Opprett prosjekt');
    const units = [
      { knr: '4601', gnr: 164, bnr: 583, fnr: 0, snr: 0 },
      { knr: '4601', gnr: 164, bnr: 582, fnr: 0, snr: 2 },
    ];
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ matrix: units[0], cadastral_units: units }]));
  });
});

describe('the house register for a new project', () => {
  const UNIT = { knr: '4601', gnr: '166', bnr: '214', fnr: '', snr: '' };

  it('[W-PROJECTS-31] [W-PROJECTS-32] should be chosen of anew after a real change of the place, and say so', async () => {
    const visit = await at('register', { units: [UNIT] });
    const { user } = visit;
    const dialog = await windowOf(visit);
    await user.click((await dialog.findAllByRole('radio', { name: /^Bygning/ }))[0] ?? document.body);
    await user.click(dialog.getByRole('radio', { name: /^BM-/ }));
    const isChosen = async () => {
      const [building] = await dialog.findAllByRole<HTMLInputElement>('radio', { name: /^Bygning/ });
      return [building?.checked, dialog.getByRole<HTMLInputElement>('radio', { name: /^BM-/ }).checked];
    };
    const change = async (name: string, value: string) => {
      for (const name of ['Tilbake', 'Tilbake']) await press(visit, name);
      await user.clear(await dialog.findByRole('textbox', { name }));
      await user.type(dialog.getByRole('textbox', { name }), value);
      for (const name of ['Neste: Mal', 'Fortsett uten mal']) await press(visit, name);
    };
    await press(visit, 'Tilbake');
    await press(visit, 'Fortsett uten mal');
    expect(await isChosen()).toEqual([true, true]);
    expect(dialog.queryByText('Bygning og eiendom er tømt.')).toBeNull();
    await change('Vei og nummer', 'Skolegata 16');
    expect(await dialog.findByText('Bygning og eiendom er tømt.')).toBeDefined();
    expect(await isChosen()).toEqual([false, false]);
    await user.click(dialog.getByRole('radio', { name: /^BM-/ }));
    expect(dialog.queryByText('Bygning og eiendom er tømt.')).toBeNull();
    await change('Bnr.', '215');
    expect(await dialog.findByText('Bygning og eiendom er tømt.')).toBeDefined();
  });

  it('[W-PROJECTS-28] should connect the project to the chosen entry, once it is created', async () => {
    const visit = await at('register', { units: [UNIT] });
    const dialog = await windowOf(visit);
    await visit.user.click((await dialog.findAllByRole('radio', { name: /^Bygning/ }))[0] ?? document.body);
    for (const name of ['Deltakere', 'Bilde', 'Oppsummering']) await press(visit, `Neste: ${name}`);
    await press(visit, 'Opprett prosjekt');
    await waitFor(() =>
      expect(madeIn(visit)).toMatchObject([{ boligmappa_number: expect.stringMatching(/^BM-5003-\d{9}$/) }]),
    );
  });
});

describe('the participants of a new project', () => {
  const COMPANY = { key: 'c1', name: 'Elvestrand Rør AS', person: null, contact: { id: '7' }, roles: [] };
  const person = (key: string, id: string, name: string) => ({ key, name, person: { id }, contact: null, roles: [] });

  it('[W-PROJECTS-26] [W-PLAN-09] should be found one by one in a window that stays, with the role used last', async () => {
    const visit = await at('participants');
    const { user } = visit;
    await press(visit, 'Legg til deltaker');
    const picker = await windowOf(visit, 'Legg til deltaker');
    await user.click(picker.getByRole('checkbox', { name: /^Hold dette vinduet åpent/ }));
    // All at once: letters that come slowly are looked up one by one.
    await user.click(picker.getByRole('combobox', { name: 'Person eller firma' }));
    await user.paste('kari lunde');
    await user.click((await picker.findAllByRole('option', { name: /^Kari Lunde/ }))[0] ?? document.body);
    const roles = () => picker.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    await waitFor(() => expect(roles()[0]).toBe('Prosjektleder'));
    const last = picker.getByRole<HTMLInputElement>('checkbox', { name: 'Prosjektleder' });
    await waitFor(() => expect(last.checked).toBe(true));
    await user.click(picker.getByRole('button', { name: 'Legg til' }));
    await user.click(await picker.findByRole('combobox', { name: 'Person eller firma' }));
    await user.paste('fjordbygg');
    const companies = await picker.findAllByRole('option', { name: /^Fjordbygg AS/ });
    await user.click(companies.at(-1) ?? document.body);
    await user.click(picker.getByRole('button', { name: 'Legg til' }));
    await user.click(picker.getByRole('button', { name: 'Lukk' }));
    const dialog = await windowOf(visit);
    const list = within(await dialog.findByRole('list', { name: 'Deltakere' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Kari LundeProsjektleder · Fjordbygg AS/),
      expect.stringMatching(/^Fjordbygg ASUten rolle · Firma uten kontaktperson/),
    ]);
    for (const name of ['Bilde', 'Oppsummering']) await press(visit, `Neste: ${name}`);
    await press(visit, 'Opprett prosjekt');
    await waitFor(() => expect(asked(visit.world, 'participants.add')).toBe(2));
  });

  it('[W-PROJECTS-33] [W-PROJECTS-55] should not be added twice, and go by the person or alone where there is none', async () => {
    const visit = await at('participants', {
      participants: [person('a', '2', 'Kari'), COMPANY, person('b', '3', 'Nina'), { ...COMPANY, key: 'c2' }],
    });
    await press(visit, 'Legg til deltaker');
    const picker = await windowOf(visit, 'Legg til deltaker');
    await visit.user.click(picker.getByRole('button', { name: 'Legg til' }));
    expect(picker.getByText('Velg en person eller et firma.')).toBeDefined();
    await visit.user.click(picker.getByRole('combobox', { name: 'Person eller firma' }));
    await visit.user.paste('kari lunde');
    await visit.user.click((await picker.findAllByRole('option', { name: /^Kari Lunde/ }))[0] ?? document.body);
    await visit.user.click(picker.getByRole('button', { name: 'Legg til' }));
    expect(await picker.findByText('Denne er allerede lagt til.')).toBeDefined();
    await visit.user.click(picker.getByRole('button', { name: 'Lukk' }));
    const dialog = await windowOf(visit);
    const names = () =>
      within(dialog.getByRole('list', { name: 'Deltakere' }))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('b')?.textContent);
    const [first] = await dialog.findAllByRole('button', { name: 'Fjern Elvestrand Rør AS' });
    await visit.user.click(first ?? document.body);
    expect(names()).toEqual(['Kari', 'Nina', 'Elvestrand Rør AS']);
    await press(visit, 'Fjern Kari');
    expect(names()).toEqual(['Nina', 'Elvestrand Rør AS']);
  });
});

describe('the photo of a new project', () => {
  const choose = async (visit: Visit, file: File) => {
    const dialog = await windowOf(visit);
    // A phone may hand over what the field did not ask for.
    await userEvent.setup({ applyAccept: false }).upload(await dialog.findByLabelText('Velg et bilde'), file);
    return dialog;
  };

  it('[W-PROJECTS-27] [W-PROJECTS-50] should go with the project, or not', async () => {
    const visit = await at('photo');
    const dialog = await choose(visit, new File([new Uint8Array(JPEG)], 'tomt.jpg', { type: 'image/jpeg' }));
    expect(await dialog.findByText(/^tomt\.jpg ·/)).toBeDefined();
    expect(dialog.getByLabelText('Ta bilde').getAttribute('capture')).toBe('environment');
    await press(visit, 'Uten bilde');
    expect(dialog.queryByText(/^tomt\.jpg ·/)).toBeNull();
    await choose(visit, new File([new Uint8Array(JPEG)], 'tomt.jpg', { type: 'image/jpeg' }));
    await dialog.findByText(/^tomt\.jpg ·/);
    await press(visit, 'Neste: Oppsummering');
    await press(visit, 'Opprett prosjekt');
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ image_url: expect.stringContaining('/image') }]));
  });

  it('[W-PROJECTS-27] should be refused at once where it is none, with the reason', async () => {
    const visit = await at('photo');
    for (const [name, bytes, words] of [
      ['plan.pdf', new Uint8Array([0x25, 0x50, 0x44, 0x46]), /^Bare bilder tas imot her/],
      ['tomt.jpg', PNG, /^Filen er ikke det navnet sier/],
      ['tomt.jpg', new Uint8Array(), /tom/i],
    ] as const) {
      const dialog = await choose(visit, new File([new Uint8Array(bytes)], name));
      expect(await dialog.findByText(words, { selector: '[role="alert"] *' })).toBeDefined();
      await press(visit, 'Neste: Oppsummering');
      expect(dialog.getByText('Uten bilde', { selector: 'dd *' })).toBeDefined();
      await press(visit, 'Tilbake');
    }
  });

  it('should be reported as lost with the page before the project is created, and be asked for again', async () => {
    const visit = await at('summary', { photoName: 'tomt.jpg' });
    const dialog = await windowOf(visit);
    expect(await dialog.findByText(/Velg bildet tomt\.jpg en gang til/)).toBeDefined();
    expect(dialog.queryByText('Uten bilde')).toBeNull();
    const [photo] = within(dialog.getByRole('list', { name: 'Steg' }))
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('Bilde'));
    expect([photo?.dataset['done'], photo?.textContent]).toEqual(['false', '6BildeMå velges på nytt']);
    await press(visit, 'Endre Bilde');
    expect(await dialog.findByText(/Velg bildet tomt\.jpg en gang til/)).toBeDefined();
    await press(visit, 'Uten bilde');
    expect(dialog.queryByText(/Velg bildet tomt\.jpg/)).toBeNull();
  });

  it('should be waited for where the project is sent while it is read', async () => {
    const visit = await at('photo');
    let arrive = (): void => undefined;
    const reading = new Promise<ArrayBuffer>((resolve) => {
      arrive = () => resolve(new Uint8Array(JPEG).buffer);
    });
    const file = new File([new Uint8Array(JPEG)], 'tomt.jpg', { type: 'image/jpeg' });
    file.arrayBuffer = () => reading;
    const dialog = await choose(visit, file);
    await press(visit, 'Neste: Oppsummering');
    expect(dialog.getByText('Leser bildet …', { selector: 'dd *' })).toBeDefined();
    await press(visit, 'Opprett prosjekt');
    expect(dialog.getByText('Prosjektet sendes når bildet er lest.')).toBeDefined();
    arrive();
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ image_url: expect.stringContaining('/image') }]));
  });
});

describe('a new project on a bad day', () => {
  it('[W-PROJECTS-38] should be back in the form where it is refused, and be created once if the answer is lost', async () => {
    const visit = await at(
      'summary',
      {},
      {
        before: (world) => goesWrong(world, { call: 'projects.create', kind: 'status', status: 409 }),
      },
    );
    const dialog = await windowOf(visit);
    await press(visit, 'Opprett prosjekt');
    expect(await dialog.findByText('Prosjektet ble ikke opprettet.')).toBeDefined();
    expect(dialog.getByText(TYPED.title ?? '', { selector: 'dd *' })).toBeDefined();
    goesRight(visit.world);
    goesWrong(visit.world, { call: 'projects.create', kind: 'status', status: 502, after: true, times: 1 });
    await press(visit, 'Opprett prosjekt');
    await press(visit, 'Prøv igjen');
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}$/));
    expect([asked(visit.world, 'projects.create'), madeIn(visit).length]).toEqual([3, 1]);
  });

  it('should wait for the network with all that was typed, and go on by itself', async () => {
    const visit = await at('summary');
    const dialog = await windowOf(visit);
    visit.online$.next(false);
    expect(await dialog.findByText(/^Du er uten nett\. Det du har skrevet/)).toBeDefined();
    await press(visit, 'Opprett prosjekt');
    expect(await dialog.findByText(/^Du er uten nett\. Alt er tatt vare på/)).toBeDefined();
    expect(madeIn(visit)).toEqual([]);
    visit.online$.next(true);
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}$/));
    expect(madeIn(visit)).toHaveLength(1);
  });

  it('[W-PROJECTS-38] should exist and not be created again if a part fails, with a way out each', async () => {
    const participants = [
      { key: 'a', name: 'Kari Lunde', person: { id: '2' }, contact: null, roles: [] },
      { key: 'b', name: 'Ali Khan', person: { id: '3' }, contact: null, roles: [] },
    ];
    const visit = await at(
      'summary',
      { participants },
      {
        before: (world) => goesWrong(world, { call: 'participants.add', kind: 'status', status: 408 }),
      },
    );
    const dialog = await windowOf(visit);
    await press(visit, 'Opprett prosjekt');
    expect(await dialog.findByText('Prosjektet er opprettet')).toBeDefined();
    expect(await dialog.findByText('Dette mangler: 2 ting')).toBeDefined();
    await press(visit, 'Uten Ali Khan');
    goesRight(visit.world);
    await press(visit, 'Prøv igjen med Kari Lunde');
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}$/));
    expect([asked(visit.world, 'projects.create'), madeIn(visit).length]).toEqual([1, 1]);
  });
});

describe('what was typed of a new project', () => {
  it('should be asked about before it is lost, and stay while the page is hidden', async () => {
    const visit = await at('basics');
    const { screen, user, place, visible$ } = visit;
    const dialog = await windowOf(visit);
    await dialog.findByRole('textbox', { name: 'Navn på prosjektet' });
    await press(visit, 'Lukk');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    visible$.next(false);
    expect(place.draftsPut.at(-1)).toMatchObject({ 'new project ': { title: TYPED.title } });
    await press(visit, 'Lukk');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { length } = place.draftsPut;
    visible$.next(false);
    expect(place.draftsPut).toHaveLength(length);
  });
});

describe('the way back from a new project that was opened at its address', () => {
  it('should ask about what was typed before it leads to the list below', async () => {
    const visit = await at('basics');
    const { screen, user } = visit;
    const dialog = await windowOf(visit);
    await dialog.findByDisplayValue(TYPED.title ?? '');
    window.history.back();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    expect(await dialog.findByDisplayValue(TYPED.title ?? '')).toBeDefined();
    // The entry that was left is made again, for which the router takes its time.
    await waitFor(() => expect(window.location.search).toBe('?panel=project.new'));
    window.history.back();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect([window.location.pathname, window.location.search]).toEqual(['/x/-/projects', '']));
  });
});

describe('what a new project lacks', () => {
  const draft = { ...EMPTY_PROJECT, ...TYPED };
  const kept = (input: CreationEdit, refusal: StoredEntry<unknown>['refusal'] = null): StoredEntry<unknown> => ({
    key: `kept-${input.kind}`,
    lane: 'one',
    order: 1,
    input,
    refusal,
  });
  /** What was kept before the page was loaded again. */
  function keptBefore(...entries: readonly StoredEntry<unknown>[]): Map<string, OutboxPlace<unknown>> {
    const place = memoryPlace<unknown>();
    for (const entry of entries) place.put(entry);
    return new Map([[OUTBOX, place]]);
  }
  const project = { id: '1001', title: 'Skolen', number: '2600' };
  const photo = { name: 'tomt.jpg', type: 'image/jpeg', bytes: JPEG };
  const REFUSED = { kind: 'refused', refusal: 'server', status: 503, type: '', message: '' } as const;

  it('should be there after a reload, and be tried again', async () => {
    const outboxes = keptBefore(kept({ kind: 'photo', project, photo }, REFUSED));
    const visit = await visitWorkspace(PAGE, { outboxes });
    const dialog = await windowOf(visit);
    expect(await dialog.findByText(/^Skolen, 2600\. Det opprettes ikke på nytt/)).toBeDefined();
    await press(visit, 'Prøv igjen med Bildet');
    await waitFor(() => expect(asked(visit.world, 'projects.uploadPhoto')).toBe(1));
    expect(asked(visit.world, 'projects.create')).toBe(0);
  });

  it('should link to the project, and allow the next one meanwhile', async () => {
    const outboxes = keptBefore(kept({ kind: 'photo', project, photo }, REFUSED));
    const visit = await visitWorkspace(PAGE, { outboxes });
    await press(visit, 'Nytt prosjekt til');
    const dialog = await windowOf(visit);
    expect(await dialog.findByRole('textbox', { name: 'Navn på prosjektet' })).toBeDefined();
    await press(visit, 'Vis hva som mangler');
    await press(visit, 'Åpne prosjektet');
    await waitFor(() => expect(window.location.pathname).toBe('/x/-/project/1001'));
  });

  it('[W-PROJECTS-38] should be sent on after a reload in the midst of it, on any page', async () => {
    const sent = { kind: 'project', draft, fields: fieldsOfProject(draft, null), photo } as const;
    const visit = await visitWorkspace('/x/-/dashboard/start', { outboxes: keptBefore(kept(sent)) });
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ image_url: expect.stringContaining('/image') }]));
    expect(asked(visit.world, 'projects.create')).toBe(1);
  });

  it('[W-PROJECTS-38] should be reported as created also after a reload, with a link', async () => {
    const sent = { kind: 'project', draft, fields: fieldsOfProject(draft, null), photo: null } as const;
    const visit = await visitWorkspace(PAGE, { outboxes: keptBefore(kept(sent)) });
    const dialog = await windowOf(visit);
    expect(await dialog.findByText('Prosjektet er opprettet')).toBeDefined();
    expect(dialog.queryByRole('textbox', { name: 'Navn på prosjektet' })).toBeNull();
    await press(visit, 'Åpne prosjektet');
    await waitFor(() => expect(window.location.pathname).toMatch(/project\/\d{6}$/));
    expect([asked(visit.world, 'projects.create'), madeIn(visit).length]).toEqual([1, 1]);
  });

  it('should be shown beside the draft of the next one, which stays', async () => {
    const sent = { kind: 'project', draft, fields: fieldsOfProject(draft, null), photo: null } as const;
    const visit = await at('basics', { title: 'Det neste' }, { outboxes: keptBefore(kept(sent)) });
    const dialog = await windowOf(visit);
    expect(await dialog.findByText(`${TYPED.title} er opprettet.`)).toBeDefined();
    await press(visit, 'Vis prosjektet');
    expect(dialog.getByRole('button', { name: 'Åpne prosjektet' })).toBeDefined();
    await press(visit, 'Nytt prosjekt til');
    const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Navn på prosjektet' });
    expect([name.value, dialog.queryByText(/er opprettet\./)]).toEqual(['Det neste', null]);
  });

  it('should be no other user’s to see', async () => {
    const outboxes = keptBefore(kept({ kind: 'photo', project, photo }, REFUSED));
    const visit = await visitWorkspace(PAGE, { outboxes, login: 'kari' });
    const dialog = await windowOf(visit);
    expect(await dialog.findByRole('textbox', { name: 'Navn på prosjektet' })).toBeDefined();
    expect(dialog.queryByText(/Skolen/)).toBeNull();
  });
});

describe('a new project at a plain service', () => {
  it('[W-PROJECTS-38] should not be sent again by itself where the answer is lost, for no key makes it once', async () => {
    const visit = await at(
      'summary',
      {},
      {
        plain: true,
        before: (world) => goesWrong(world, { call: 'projects.create', kind: 'status', status: 502, after: true }),
      },
    );
    await press(visit, 'Opprett prosjekt');
    const dialog = await windowOf(visit);
    expect(await dialog.findByText(/kan være opprettet likevel\. Se i prosjektlisten/)).toBeDefined();
    expect(dialog.getByText(TYPED.title ?? '', { selector: 'dd *' })).toBeDefined();
    expect([asked(visit.world, 'projects.create'), madeIn(visit).length]).toEqual([1, 1]);
  });

  it('[W-PROJECTS-29] should have four steps and one unit, and say so where units are typed and summed up', async () => {
    const visit = await visitWorkspace(PAGE, { plain: true });
    const { user } = visit;
    const dialog = await windowOf(visit);
    await user.type(await dialog.findByRole('textbox', { name: 'Navn på prosjektet' }), 'Enkelt');
    await press(visit, 'Neste: Adresse');
    expect(dialog.queryByRole('radio', { name: /^Søk etter adresse/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Vei og nummer' }), 'Torget 1');
    await user.type(dialog.getByRole('textbox', { name: 'Postnummer' }), '5003');
    await user.type(dialog.getByRole('textbox', { name: 'Poststed' }), 'Bergen');
    expect(dialog.getByText('Steg 2 av 4')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Legg til enhet' })).toBeNull();
    expect(dialog.getByText(/^Denne tjenesten tar imot én enhet for hvert prosjekt/)).toBeDefined();
    const unit = within(dialog.getByRole('group', { name: 'Matrikkelenhet 1' }));
    for (const [name, value] of [
      ['Knr.', '4601'],
      ['Gnr.', '166'],
      ['Bnr.', '214'],
    ] as const)
      await user.type(unit.getByRole('textbox', { name }), value);
    for (const name of ['Bilde', 'Oppsummering']) await press(visit, `Neste: ${name}`);
    expect(dialog.getByText('Denne tjenesten tar imot én matrikkelenhet for hvert prosjekt.')).toBeDefined();
    for (const name of ['Husregister', 'Deltakere']) expect(dialog.queryByText(name)).toBeNull();
    await press(visit, 'Opprett prosjekt');
    const matrix = { knr: '4601', gnr: 166, bnr: 214 };
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ title: 'Enkelt', matrix }]));
    expect(visit.screen.queryByRole('button', { name: /\d+ feil/ })).toBeNull();
  });

  it('should show and send of an earlier draft what it takes, and begin at a step that it has', async () => {
    const units = ['166', '167'].map((gnr) => ({ knr: '4601', gnr, bnr: '1', fnr: '', snr: '' }));
    const participants = [{ key: 'a', name: 'Kari', person: { id: '2' }, contact: null, roles: [] }];
    const typed: Partial<NewProjectDraft> = { units, participants, building: { id: 'b1', title: 'Hus' } };
    const visit = await at('participants', typed, { plain: true });
    const dialog = await windowOf(visit);
    expect(await dialog.findByText('Steg 2 av 4')).toBeDefined();
    expect(dialog.getAllByRole('group', { name: /^Matrikkelenhet/ })).toHaveLength(1);
    for (const name of ['Bilde', 'Oppsummering']) await press(visit, `Neste: ${name}`);
    await press(visit, 'Opprett prosjekt');
    await waitFor(() => expect(madeIn(visit)).toMatchObject([{ matrix: { gnr: 166 } }]));
    expect(asked(visit.world, 'participants.add') + asked(visit.world, 'projects.connect')).toBe(0);
  });
});
