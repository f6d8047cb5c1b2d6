import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import type { World } from '@felles/mock-server/internal';
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { memoryPlace } from '../../support/memory-place.ts';
import { jpeg } from '../../support/photos.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const OUTBOX = 'felles.workspace.site user 501';
const AT = '/x/-/project/1001/checklists';
const point = (id: number, more: object = {}) => ({ checkpoint_id: id, title: `Punkt ${id}`, status: null, ...more });
const LIST = {
  checklist_id: 1,
  title: 'Vernerunde',
  date: '2026-11-16',
  checkpoints: [
    point(11, { status: 'OK', user: { user_id: 4, user_name: 'Per Moe' }, checked_date: '2026-11-16T08:40:00Z' }),
    point(12),
    point(13, { title: 'Fall mot sluk', field: 'measure', unit: 'mm' }),
    point(14, { title: '<img src=x onerror="window.attacked=1">' }),
  ],
};
const DONE = { ...LIST, checkpoints: LIST.checkpoints.map((one) => ({ ...one, status: 'OK' })) };

/** A window as wide as a phone. */
const phone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const visit = (list: object, options: Parameters<typeof visitWorkspace>[1] = {}, search = '') =>
  visitWorkspace(`${AT}/1${search}`, {
    ...options,
    before: (world) => {
      goesWrong(world, { call: 'siteRecords.checklists', kind: 'answer', answer: [list] });
      // The answers stay in the outbox.
      goesWrong(world, { call: 'checklists.answer', kind: 'status', status: 503 });
      options.before?.(world);
    },
  });
const bodies = ({ world }: Awaited<ReturnType<typeof visit>>, call: string) =>
  world.observed.calls.entries.filter(({ row }) => row === call);

describe('one checklist on a phone', () => {
  it('[W-SITE-54] should begin with the first unanswered point, stay after Ikke OK or a key, and go on after OK', async () => {
    phone();
    const { screen, user } = await visit(LIST);
    expect(await screen.findByRole('heading', { name: 'Punkt 12' })).toBeDefined();
    expect(screen.getByText('1 av 4 besvart')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Ikke OK' }));
    expect(await screen.findByText('2 av 4 besvart')).toBeDefined();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Ikke relevant' })).toHaveProperty('checked', true));
    expect(screen.getByRole('heading', { name: 'Punkt 12' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'OK' }));
    const next = await screen.findByRole('heading', { name: 'Fall mot sluk' });
    expect(document.activeElement).toBe(next);
    expect(await screen.findByText('2 av 4 besvart')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Ikke relevant' }));
    expect(await screen.findByRole('heading', { name: /img src/ })).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });

  it('[W-SITE-17] [W-SITE-54] should come back from all points, and keep a measure as typed or refuse it', async () => {
    phone();
    const { screen, user } = await visit(LIST);
    await screen.findByRole('heading', { name: 'Punkt 12' });
    await user.click(screen.getByRole('button', { name: 'Alle punkter' }));
    await screen.findByRole('dialog', { name: 'Alle punkter' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Punkt 12' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Alle punkter' }));
    const points = within(await screen.findByRole('dialog', { name: 'Alle punkter' })).getAllByRole('button');
    await user.click(points.find(({ textContent }) => textContent?.includes('Fall mot sluk')) ?? expect.unreachable());
    const field = await screen.findByRole('textbox', { name: 'Måling' });
    await user.type(field, 'mye');
    await user.tab();
    expect(await screen.findByText('Skriv et tall, med komma eller punktum.')).toBeDefined();
    await user.clear(field);
    await user.type(field, '21,5');
    await user.click(screen.getByRole('radio', { name: 'OK' }));
    await user.click(screen.getByRole('button', { name: 'Forrige punkt' }));
    expect(await screen.findByRole('textbox', { name: 'Måling' })).toHaveProperty('value', '21,5');
  });

  it('[W-SITE-26] should save a comment that is typed while the user goes back', async () => {
    phone();
    const { screen, user, ...seen } = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Kommentar' }));
    await user.type(screen.getByRole('textbox', { name: 'Kommentar' }), 'Løs');
    window.history.pushState(null, '', AT);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByRole('heading', { name: 'Sjekklister' })).toBeDefined();
    await waitFor(() => expect(bodies({ screen, user, ...seen }, 'checklists.answer')).toHaveLength(1));
  });

  it('[A-02] [W-SITE-24] should send the comment that was seen before, not one that came while it was typed', async () => {
    phone();
    const commentOf = (comment: string) => ({ ...LIST, checkpoints: [point(12, { comment })] });
    const outboxes = new Map<string, OutboxPlace<unknown>>();
    const { screen, user, world, online$ } = await visit(commentOf('Før'), { outboxes });
    const field = await screen.findByRole('textbox', { name: 'Kommentar' });
    await user.type(field, ' Løs');
    goesRight(world);
    goesWrong(world, { call: 'checklists.answer', kind: 'status', status: 503 });
    goesWrong(world, { call: 'siteRecords.checklists', kind: 'answer', answer: [commentOf('Karis')] });
    const asked = () => world.observed.calls.entries.filter(({ row }) => row === 'siteRecords.checklists').length;
    online$.next(false);
    online$.next(true);
    await waitFor(() => expect(asked()).toBe(2));
    await user.type(field, 't');
    await user.tab();
    const sent = () => outboxes.get(OUTBOX)?.stored$.value.map(({ input }) => Reflect.get(Object(input), 'body'));
    await waitFor(() => expect(sent()).toMatchObject([{ comment: 'Før Løst', was: { comment: 'Før' } }]));
  });

  it('[W-SITE-63] should save a comment that is typed when the page is hidden, as it may end then', async () => {
    phone();
    const { screen, user, ...seen } = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Kommentar' }));
    await user.type(screen.getByRole('textbox', { name: 'Kommentar' }), 'Løs');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bodies({ screen, user, ...seen }, 'checklists.answer')).toHaveLength(1));
    hidden.mockRestore();
    expect(screen.getByDisplayValue('Løs')).toBeDefined();
  });

  it('[W-SITE-36] [W-SITE-40] should have photos of a point at once, and send each after its text', async () => {
    phone();
    const { screen, user, ...seen } = await visit(LIST);
    goesWrong(seen.world, { call: 'checklists.addPhoto', kind: 'status', status: 503 });
    await user.click(await screen.findByRole('button', { name: 'Bilde' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bilder: Punkt 12' }));
    await user.click(await dialog.findByRole('button', { name: 'Lagre bildene' }));
    expect(await dialog.findByText('Ta eller velg et bilde.')).toBeDefined();
    const photos = ['a.jpg', 'b.jpg'].map((name) => new File([new Uint8Array(jpeg(1))], name, { type: 'image/jpeg' }));
    await user.upload(await dialog.findByLabelText('Velg fra bilder'), photos);
    await waitFor(() => expect(dialog.queryByTitle('Gjøres klart')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Lagre bildene' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('img', { name: 'Bilde 2 av 2, punkt: Punkt 12' })).toBeDefined();
    await waitFor(() => expect(bodies({ screen, user, ...seen }, 'checklists.addPhoto')).toHaveLength(1));
    await user.click((await screen.findAllByRole('button', { name: 'Forkast' }))[0] ?? expect.unreachable());
    const question = within(await screen.findByRole('alertdialog', { name: 'Forkaste dette?' }));
    expect(question.getByText(/^Bilde 2 av Punkt 12 blir ikke sendt/)).toBeDefined();
    expect(screen.getAllByRole('img', { name: /^Bilde/ })).toHaveLength(2);
    await user.click(question.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Bilde/ })).toHaveLength(1));
  });

  it('[W-SITE-36] should ask before photos are lost that are not saved', async () => {
    phone();
    const { screen, user } = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Bilde' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bilder: Punkt 12' }));
    const photo = new File([new Uint8Array(jpeg(1))], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(await dialog.findByLabelText('Velg fra bilder'), [photo]);
    await dialog.findByRole('img', { name: /^Bilde 1 av 1/ });
    await user.click(dialog.getByRole('button', { name: 'Lukk' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    expect(dialog.getByRole('img', { name: /^Bilde 1 av 1/ })).toBeDefined();
  });

  it('[W-SITE-18] [W-SITE-59] should be signed once all is answered, and have the focus, as the button is gone', async () => {
    phone();
    const { screen, user, ...seen } = await visit(DONE);
    const signed = {
      ...DONE,
      signed_at: '2026-11-19T09:00:00Z',
      signed_by: { person_id: 2, person_name: 'Ola Bakken' },
    };
    const sign = await screen.findByRole('button', { name: 'Signer som Ola Bakken' });
    goesRight(seen.world);
    goesWrong(seen.world, { call: 'checklists.sign', kind: 'answer', answer: signed });
    goesWrong(seen.world, { call: 'siteRecords.checklists', kind: 'answer', answer: [signed] });
    await user.click(sign);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Signert av Ola Bakken/));
    expect(bodies({ screen, user, ...seen }, 'checklists.sign')).toHaveLength(1);
  });
});

describe('what is begun at a point', () => {
  it('[W-SITE-63] should be its photos again after the page has ended', async () => {
    const outboxes: NonNullable<Parameters<typeof visitWorkspace>[1]>['outboxes'] = new Map();
    const { screen, user } = await visit(LIST, { outboxes });
    await user.click(await screen.findByRole('button', { name: 'Punkt 12' }));
    await user.click(await screen.findByRole('button', { name: 'Bilde' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bilder: Punkt 12' }));
    const photo = new File([new Uint8Array(jpeg(1))], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(await dialog.findByLabelText('Velg fra bilder'), [photo]);
    await waitFor(() =>
      expect([...(outboxes.get('felles.workspace.site-drafts user 501')?.stored$.value ?? [])]).toHaveLength(2),
    );
    document.body.replaceChildren();
    const next = await visit(LIST, { outboxes });
    const link = await next.screen.findByRole('link', { name: /^Fortsett bildene fra/ });
    await next.user.click(link);
    const again = within(await next.screen.findByRole('dialog', { name: 'Bilder: Punkt 12' }));
    expect(await again.findByRole('img', { name: 'Bilde 1 av 1, punkt: Punkt 12' })).toBeDefined();
  });

  it('[W-SITE-63] should be its photos above their own point', async () => {
    phone();
    const { screen, user } = await visit(LIST, {}, '?panel=photos.13');
    const dialog = within(await screen.findByRole('dialog', { name: 'Bilder: Fall mot sluk' }));
    await user.click(await dialog.findByRole('button', { name: 'Lukk' }));
    const heading = await screen.findByRole('heading', { name: 'Fall mot sluk' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('[W-SITE-26] should keep a wrong measure with its message while another point is open', async () => {
    const { screen, user } = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Fall mot sluk' }));
    await user.type(await screen.findByRole('textbox', { name: 'Måling' }), '1,5-1,8');
    await user.click(screen.getByRole('button', { name: 'Punkt 12' }));
    expect(screen.getByRole('textbox', { name: 'Måling' })).toHaveProperty('value', '1,5-1,8');
    expect(screen.getByText('Skriv et tall, med komma eller punktum.')).toBeDefined();
  });

  it('[W-SITE-26] should keep a wrong measure with its message while another point is on the phone', async () => {
    phone();
    const measure = { ...LIST, checkpoints: LIST.checkpoints.slice(2) };
    const { screen, user } = await visit(measure);
    await user.type(await screen.findByRole('textbox', { name: 'Måling' }), '1,5-1,8');
    await user.click(screen.getByRole('button', { name: 'Neste ubesvarte' }));
    await screen.findByRole('heading', { name: /img src/ });
    await user.click(screen.getByRole('button', { name: 'Forrige punkt' }));
    expect(await screen.findByRole('textbox', { name: 'Måling' })).toHaveProperty('value', '1,5-1,8');
    expect(screen.getByText('Skriv et tall, med komma eller punktum.')).toBeDefined();
  });

  it('[W-SITE-59] [W-SITE-60] should be a comment with the focus, whose bound is said before it is sent', async () => {
    const { screen, user, ...seen } = await visit(LIST);
    await user.click(await screen.findByRole('button', { name: 'Punkt 12' }));
    await user.click(await screen.findByRole('button', { name: 'Kommentar' }));
    const field = screen.getByRole('textbox', { name: 'Kommentar' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'x'.repeat(5_001) } });
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(bodies({ screen, user, ...seen }, 'checklists.answer')).toEqual([]);
  });
});

describe('the deviation of a point', () => {
  const NOT_OK = { ...LIST, checkpoints: LIST.checkpoints.map((one) => ({ ...one, status: 'NOT_OK' })) };

  it('[W-SITE-17] [W-SITE-50] should be made once, and stand at its point until it is sent', async () => {
    const before: NonNullable<Parameters<typeof visitWorkspace>[1]>['before'] = (world) =>
      goesWrong(world, { call: 'deviations.create', kind: 'status', status: 503 });
    const { screen, user } = await visit(NOT_OK, { before });
    await user.click(await screen.findByRole('button', { name: 'Punkt 12' }));
    await user.click(await screen.findByRole('link', { name: 'Lag avvik' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nytt avvik' }));
    await user.click(await form.findByRole('button', { name: 'Lagre avvik' }));
    const made = within(await screen.findByRole('region', { name: 'Avvik er laget' }));
    expect(made.getByText(/^Sendes|^Lagret/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Lag avvik' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Punkt 12' }));
    await user.click(made.getByRole('link', { name: 'Se avviket' }));
    expect(await screen.findByRole('dialog', { name: 'Punkt 12' })).toBeDefined();
  });

  it('[W-SITE-17] should be led to by its point once the service has linked it', async () => {
    const linked = { ...LIST, checkpoints: [point(11, { status: 'NOT_OK', deviation_id: 77 })] };
    const { screen } = await visit(linked);
    const link = await screen.findByRole('link', { name: 'Se avviket' });
    expect(link.getAttribute('href')).toContain('panel=deviations.77');
  });
});

describe('the signature of a checklist', () => {
  it('[W-SITE-11] [W-SITE-18] should lose its refusal once answers are others, and wait while one is not sent', async () => {
    const { screen, user, ...seen } = await visit(DONE);
    goesWrong(seen.world, { call: 'checklists.sign', kind: 'status', status: 422 });
    await user.click(await screen.findByRole('button', { name: 'Signer som Ola Bakken' }));
    expect(await screen.findByText(/Sjekklisten ble ikke endret/)).toBeDefined();
    await user.click(
      within(await screen.findByRole('group', { name: 'Punkt 12' })).getByRole('radio', { name: 'Ikke OK' }),
    );
    await waitFor(() => expect(screen.queryByText(/Sjekklisten ble ikke endret/)).toBeNull());
    expect(await screen.findByText(/Signering venter til svar og bilder er sendt/)).toBeDefined();
    const sign = screen.getByRole('button', { name: 'Signer som Ola Bakken' });
    expect(sign.getAttribute('aria-disabled')).toBe('true');
    await user.click(sign);
    expect(bodies({ screen, user, ...seen }, 'checklists.sign')).toHaveLength(1);
  });

  it.each([[phone], [() => undefined]])('[W-SITE-26] should name the refused point, and lead to it', async (device) => {
    device();
    const before = (world: World) => {
      goesRight(world);
      goesWrong(world, { call: 'siteRecords.checklists', kind: 'answer', answer: [DONE] });
      goesWrong(world, { call: 'checklists.answer', kind: 'status', status: 422 });
    };
    const { screen, user } = await visit(DONE, { before }, '?point=13');
    const [answer] = await screen.findAllByRole('group', { name: 'Fall mot sluk' });
    await user.click(within(answer ?? expect.unreachable()).getByRole('radio', { name: 'Ikke relevant' }));
    expect(await screen.findByText(/Punkt 3 er ikke tatt imot, og må rettes før listen signeres/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Gå til punkt 3' }));
    expect(await screen.findByText('Punkt 3: ikke tatt imot')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Fall mot sluk');
  });

  it('[W-SITE-26] should show the last point again where its answer is refused, and ask to drop it', async () => {
    phone();
    const before = (world: World) => {
      goesRight(world);
      const checkpoints = [...DONE.checkpoints.slice(0, 3), point(14)];
      goesWrong(world, { call: 'siteRecords.checklists', kind: 'answer', answer: [{ ...DONE, checkpoints }] });
      goesWrong(world, { call: 'checklists.answer', kind: 'status', status: 422 });
    };
    const { screen, user } = await visit(DONE, { before });
    await user.click(await screen.findByRole('radio', { name: 'OK' }));
    expect(await screen.findByText('Punkt 4: ikke tatt imot')).toBeDefined();
    expect(screen.queryByText(/punkter er besvart/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Forkast' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Forkaste dette?' }));
    expect(question.getByText('OK blir ikke sendt, og finnes ikke noe annet sted.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByText('Punkt 4: ikke tatt imot')).toBeNull());
  });
});

describe('one checklist on a wide screen', () => {
  it('[W-SITE-54] [W-SITE-59] should have all points as rows with the author, answered by keys but where a number is typed', async () => {
    const { screen, user } = await visit(LIST);
    const rows: readonly HTMLElement[] = within(await screen.findByRole('list', { name: 'Sjekkpunkter' })).getAllByRole(
      'listitem',
    );
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => within(row).getAllByRole('radio').length)).toEqual([3, 3, 3, 3]);
    expect(rows[0]?.textContent).toContain('Per Moe');
    expect(rows[1]?.textContent).toContain('Ikke besvart');
    await user.click(screen.getByRole('button', { name: 'Fall mot sluk' }));
    await user.type(await screen.findByRole('textbox', { name: 'Måling' }), '123');
    expect(screen.getByRole('textbox', { name: 'Måling' })).toHaveProperty('value', '123');
    expect(screen.getByText('1 av 4 besvart')).toBeDefined();
    const group = async (name: string) => within(await screen.findByRole('group', { name }));
    const focus = () => document.activeElement?.closest('fieldset')?.textContent;
    const second = await group('Punkt 12');
    second.getByRole('radio', { name: 'OK' }).focus();
    await user.keyboard('2');
    await waitFor(() => expect(second.getByRole('radio', { name: 'Ikke OK' })).toHaveProperty('checked', true));
    expect(focus()).toContain('Punkt 12');
    await user.keyboard('{Enter}');
    expect(focus()).toContain('Fall mot sluk');
    expect(await screen.findByText('2 av 4 besvart')).toBeDefined();
  });

  it('[W-SITE-18] [W-SITE-26] should have words once signed, and not lose the reason to reopen it', async () => {
    const signed = {
      ...DONE,
      signed_at: '2026-11-19T08:00:00Z',
      signed_by: { person_id: 2, person_name: 'Kari Lunde' },
    };
    const { screen, user } = await visit(signed);
    expect(await screen.findByText(/Signert av Kari Lunde/)).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Gjenåpne' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gjenåpne' }));
    await user.type(await dialog.findByRole('textbox'), 'Punkt 2 var feil');
    window.history.back();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nei' }));
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Punkt 2 var feil');
  });

  it('[W-SITE-11] should be answered by users with the right alone', async () => {
    const { screen } = await visit(LIST, { login: 'nina' });
    expect(await screen.findByText('1 av 4 besvart')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('answers to a checklist that was signed meanwhile', () => {
  const signed = {
    ...DONE,
    signed_at: '2026-11-19T08:00:00Z',
    signed_by: { person_id: 2, person_name: 'Kari Lunde' },
  };
  const refusal = { kind: 'refused', refusal: 'conflict', status: 409, type: 'Locked', message: 'Signert.' } as const;
  const input = {
    call: 'checkpoint.answer',
    project: { id: '1001', title: 'Storgata' },
    ...{ record: '1', id: '1', title: 'Punkt', at: '2026-11-19T08:30:00Z', photos: [] },
  };

  function late(options: Parameters<typeof visitWorkspace>[1] = {}) {
    const outbox = memoryPlace<unknown>();
    for (const [at, point] of ['12', '14'].entries()) {
      const body = { status: 'NOT_OK', comment: `Løs ${point}`, at: input.at, was: { status: '', comment: null } };
      outbox.put({ key: point, lane: '1', order: at, input: { ...input, point, body }, refusal });
    }
    return visit(signed, { outboxes: new Map([[OUTBOX, outbox]]), ...options });
  }

  it('[W-SITE-26] should wait with the reason, be copied, and be dropped after a question', async () => {
    const { screen, user } = await late();
    await screen.findByText('Ikke lagret: sjekklisten er signert');
    const box = within(
      screen.getAllByRole('alert').find((one: HTMLElement) => one.textContent) ?? expect.unreachable(),
    );
    expect(box.getByText(/^Kari Lunde signerte .* punkt 2 og 4, er tatt vare på/)).toBeDefined();
    await user.click(box.getByRole('button', { name: 'Kopier teksten' }));
    expect(await navigator.clipboard.readText()).toMatch(/^2 Punkt 12: Ikke OK, Løs 12\n4 /);
    await user.click(box.getByRole('button', { name: 'Forkast' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(screen.queryByText('Ikke lagret: sjekklisten er signert')).toBeNull());
  });

  it('[W-SITE-26] should be sent again once the user has opened the list for a reason', async () => {
    const { screen, user, ...seen } = await late();
    goesWrong(seen.world, { call: 'checklists.sign', kind: 'answer', answer: LIST });
    await user.click(await screen.findByRole('button', { name: 'Gjenåpne listen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gjenåpne' }));
    await user.type(dialog.getByRole('textbox'), 'Punkt 2 var feil');
    await user.click(dialog.getByRole('button', { name: 'Gjenåpne' }));
    await waitFor(() => expect(bodies({ screen, user, ...seen }, 'checklists.answer').length).toBeGreaterThan(0));
  });

  it('[W-SITE-11] should be opened again by users with the right alone', async () => {
    const { screen } = await late({ login: 'nina' });
    expect(await screen.findByText(/Signert av Kari Lunde/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Gjenåpne listen' })).toBeNull();
  });
});

describe('a new checklist', () => {
  it('[W-SITE-21] should be started by a press on a template, and stand in the list', async () => {
    const { screen, user } = await visitWorkspace(AT);
    await user.click(await screen.findByRole('button', { name: 'Ny sjekkliste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny sjekkliste' }));
    await user.click(await dialog.findByRole('button', { name: /^Armering før støp/ }));
    expect(await screen.findByRole('heading', { name: 'Armering før støp' })).toBeDefined();
    await waitFor(() => expect(screen.getByText('0 av 5 besvart')).toBeDefined());
  });

  it('[W-SITE-23] should have its points before it is sent, and send the answers behind it', async () => {
    const before = (world: Parameters<typeof goesWrong>[0]) =>
      goesWrong(world, { call: 'checklists.create', kind: 'status', status: 503 });
    const { screen, user, world } = await visitWorkspace(AT, { before });
    await user.click(await screen.findByRole('button', { name: 'Ny sjekkliste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny sjekkliste' }));
    await user.click(await dialog.findByRole('button', { name: /^Armering før støp/ }));
    const first = within(await screen.findByRole('group', { name: 'Forskaling er avstivet' }));
    await user.click(first.getByRole('radio', { name: 'OK' }));
    expect(await screen.findByText('1 av 5 besvart')).toBeDefined();
    const sent = (call: string) => world.observed.calls.entries.filter(({ row }) => row === call).length;
    expect([sent('checklists.create') > 0, sent('checklists.answer')]).toEqual([true, 0]);
  });

  it('[W-SITE-03] should say that its points come later where the templates have none', async () => {
    const template = { template_id: 907, title: 'Armering før støp', checkpoint_count: 5 };
    const before = (world: Parameters<typeof goesWrong>[0]) => {
      goesWrong(world, { call: 'checklists.create', kind: 'status', status: 503 });
      goesWrong(world, { call: 'checklists.templates', kind: 'answer', answer: [template] });
    };
    const { screen, user } = await visitWorkspace(AT, { before });
    await user.click(await screen.findByRole('button', { name: 'Ny sjekkliste' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny sjekkliste' }));
    await user.click(await dialog.findByRole('button', { name: /^Armering før støp/ }));
    expect(await screen.findByText('Lagret. Punktene kommer når listen er sendt.')).toBeDefined();
  });
});
