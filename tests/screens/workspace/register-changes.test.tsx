import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { visitWorkspace, waitOutGuard } from '../support/workspace.tsx';

const FJORDBYGG = '900791909';

/** Opens the window of a new record on its page. */
async function newOne(kind: 'kunde' | 'person', login = 'ola') {
  const visit = await visitWorkspace(kind === 'kunde' ? '/x/-/contacts' : '/x/-/persons', { login });
  await visit.user.click(await visit.screen.findByRole('button', { name: `Ny ${kind}` }));
  const panel = within(await visit.screen.findByRole('dialog', { name: `Ny ${kind}` }));
  const type = async (name: string, words: string) => {
    const field = panel.getByRole('textbox', { name });
    await visit.user.clear(field);
    await visit.user.type(field, words);
  };
  const made = () =>
    visit.world.observed.calls.entries.filter(({ row }) => /^(contacts|persons)\.create$/.test(row ?? ''));
  return { ...visit, panel, type, made };
}

describe('a new customer', () => {
  it('[W-PLAN-09] should have a number that is right, is told so at nine digits, and lead to its page', async () => {
    const { panel, type, user, screen, made } = await newOne('kunde');
    await type('Organisasjonsnummer', '987 654 23');
    expect(panel.queryByText(/^Nummeret stemmer/)).toBeNull();
    await user.type(panel.getByRole('textbox', { name: 'Organisasjonsnummer' }), '5');
    expect(await panel.findByText('Nummeret stemmer ikke. Sjekk om to siffer er byttet om.')).toBeDefined();
    await type('Organisasjonsnummer', '987 654 325');
    expect(await panel.findByText('Nummeret stemmer')).toBeDefined();
    await type('Navn', 'Havneparken AS');
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Lagre kunde' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Havneparken AS' })).toBeDefined();
    expect(made()).toHaveLength(1);
  });

  it('[W-PLAN-09] should be refused with the number of another, with a way to that one', async () => {
    const { panel, type, user, screen, made } = await newOne('kunde');
    await type('Organisasjonsnummer', FJORDBYGG);
    expect(await panel.findByText('Finnes allerede')).toBeDefined();
    expect(panel.getByText('Samme organisasjonsnummer')).toBeDefined();
    await type('Navn', 'Fjordbygg to');
    await user.click(panel.getByRole('button', { name: 'Lagre kunde' }));
    expect(await panel.findByText('Nummeret er registrert på Fjordbygg AS. Bruk den som finnes.')).toBeDefined();
    expect(made()).toHaveLength(0);
    await user.click(panel.getByRole('link', { name: 'Bruk denne: Fjordbygg AS' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fjordbygg AS' })).toBeDefined();
  });

  it('[W-PLAN-09] should be told of one with the same phone, and be saved nevertheless', async () => {
    const { panel, type, user, screen } = await newOne('kunde');
    await type('Telefon', '+47 10 30 01 00');
    expect(await panel.findByText('Samme telefon: 10300100')).toBeDefined();
    await type('Navn', 'Fjordbygg to');
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Lagre som ny likevel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fjordbygg to' })).toBeDefined();
  });

  it('should say where it is not known who is there, and what the service refuses', async () => {
    const { panel, type, user, world } = await newOne('kunde');
    goesWrong(world, { call: 'contacts.contacts', kind: 'status', status: 500 });
    await type('Organisasjonsnummer', FJORDBYGG);
    await type('Navn', 'Fjordbygg to');
    expect(await panel.findByText(/^Det kunne ikke sjekkes/)).toBeDefined();
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Lagre kunde' }));
    expect(await panel.findByText(/Organisasjonsnummeret er registrert på Fjordbygg AS/)).toBeDefined();
  });
});

describe('a new person', () => {
  it('[W-PLAN-09] should be told of one who seems to be there, have a way to be reached, and be saved as new', async () => {
    const { panel, type, user, screen, made } = await newOne('person');
    await type('Fornavn', 'Nina');
    await user.click(panel.getByRole('button', { name: 'Lagre person' }));
    expect(panel.getAllByText('Telefon eller e-post må fylles ut.')).toHaveLength(1);
    expect(made()).toHaveLength(0);
    await type('E-post', 'PERSON3@Example.no');
    expect(await panel.findByText('Finnes allerede')).toBeDefined();
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Lagre som ny likevel' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nina' })).toBeDefined();
  });

  /** Presses for a new person in the window of a participant, and types who it is. */
  async function inParticipants(path: string, drafts = {}) {
    const visit = await visitWorkspace(path, { drafts });
    const { screen, user } = visit;
    await user.click(await screen.findByRole('button', { name: /^Legg til( deltaker)?$/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Legg til deltaker' }));
    await user.click(await picker.findByRole('button', { name: 'Ny person' }));
    const panel = within(await screen.findByRole('dialog', { name: /Ny person/ }));
    await user.type(panel.getByRole('textbox', { name: 'Fornavn' }), 'Siv');
    await user.type(panel.getByRole('textbox', { name: 'Mobil' }), '90 00 00 00');
    return { ...visit, panel, picker };
  }

  it('[W-PLAN-09] should be made in the step of participants, and be chosen there', async () => {
    const draft = { title: 'Tilbygg', step: 'participants', reached: 'summary' };
    const { panel, picker, user, screen } = await inParticipants('/x/-/projects/new', { 'new project ': draft });
    waitOutGuard();
    await user.click(panel.getByRole('button', { name: 'Lagre person' }));
    const chosen = () => picker.getByRole<HTMLInputElement>('combobox', { name: 'Person eller firma' }).value;
    await waitFor(() => expect(chosen()).toBe('Siv'));
    await user.click(picker.getByRole('button', { name: 'Legg til' }));
    expect(await screen.findByRole('button', { name: 'Fjern Siv' })).toBeDefined();
  });

  it('[W-PLAN-09] should be one who is there, where that is chosen instead', async () => {
    const { panel, picker, user } = await inParticipants('/x/-/project/1001/participants');
    await user.type(panel.getByRole('textbox', { name: 'E-post' }), 'person3@example.no');
    await user.click(await panel.findByRole('button', { name: 'Bruk denne: Nina Aas' }));
    const chosen = () => picker.getByRole<HTMLInputElement>('combobox', { name: 'Person' }).value;
    await waitFor(() => expect(chosen()).toBe('Nina Aas'));
  });
});

describe('a user without the right', () => {
  it('[W-PLAN-15] should have no button for customers and persons, and one line that says who can give it', async () => {
    for (const path of ['/x/-/contacts', '/x/-/persons']) {
      const { screen } = await visitWorkspace(path, { login: 'per' });
      expect(await screen.findByText(/^Du kan lese registeret/)).toBeDefined();
      expect(screen.queryByRole('button', { name: /^Ny / })).toBeNull();
    }
  });
});
