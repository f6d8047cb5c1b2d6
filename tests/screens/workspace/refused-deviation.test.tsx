import type { StoredEntry } from '@felles/core/data';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { memoryPlace } from '../../support/memory-place.ts';
import { jpeg } from '../../support/photos.ts';
import { visitWorkspace } from '../support/workspace.tsx';

const PAGE = '/x/-/project/1001/deviations';
const RECORD = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
const AT = '2026-11-19T07:42:00.000Z';
const REFUSED = { kind: 'refused', refusal: 'generic', status: 400, type: '', message: '' } as const;

/** The list with a new deviation and two photos, which the service has refused. */
async function visitRefused(address = PAGE, refusal: StoredEntry<unknown>['refusal'] = REFUSED) {
  const place = memoryPlace<unknown>();
  const photo = { name: 'avvik.jpg', type: 'image/jpeg', bytes: jpeg(1) };
  place.put({
    ...{ key: RECORD, order: 1, lane: RECORD, wasSent: true, refusal },
    input: {
      ...{ call: 'deviation.create', project: { id: '1001', title: 'Storgata' }, record: RECORD, id: null },
      ...{ point: null, title: 'Glippe', at: AT, photos: [photo, photo] },
      body: { client_id: RECORD, registered_at: AT, title: 'Glippe' },
    },
  });
  const visit = await visitWorkspace(address, { outboxes: new Map([['felles.workspace.site user 501', place]]) });
  return { ...visit, stored: () => place.stored$.value };
}

describe('a new deviation that the service has refused', () => {
  it.each([
    ['row of the list', PAGE, 'row', /Glippe/, 'Forkast'],
    ['panel', `${PAGE}?panel=deviations.${RECORD}`, 'dialog', 'Glippe', 'Forkast'],
  ] as const)('[W-SITE-26] should be dropped in the %s only after a yes', async (_, address, role, name, button) => {
    const { screen, user, stored } = await visitRefused(address);
    const place = within(await screen.findByRole(role, { name }));
    await user.click(await place.findByRole('button', { name: button }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Forkaste dette?' }));
    expect(question.getByText(/^Glippe og 2 bilder blir ikke sendt/)).toBeDefined();
    expect(stored()).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('[W-SITE-26] [W-SITE-28] should be sent again by the user after three errors of the service', async () => {
    const { screen, user, stored } = await visitRefused(`${PAGE}?panel=deviations.${RECORD}`, {
      ...{ ...REFUSED, status: 500 },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Glippe' }));
    expect(await panel.findByText(/Tjenesten svarte med feil tre ganger\.$/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(stored().some(({ key }) => key === RECORD)).toBe(false));
  });

  it.each([
    ['row', 'Changed', PAGE, 'row', /Glippe/, /Åpne og velg hva som skal gjelde\.$/],
    ['panel', 'Exists', `${PAGE}?panel=deviations.${RECORD}`, 'dialog', 'Glippe', /med annet innhold\.$/],
  ] as const)(
    '[W-SITE-26] should say in the %s why it was refused: %s',
    async (_, type, address, role, name, words) => {
      const { screen } = await visitRefused(address, { ...REFUSED, refusal: 'conflict', status: 409, type });
      expect(await within(await screen.findByRole(role, { name })).findByText(words)).toBeDefined();
    },
  );
});
