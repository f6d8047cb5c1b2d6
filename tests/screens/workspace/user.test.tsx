import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesWrong } from '../../e2e/support/service.ts';
import { type VisitedWorkspace, visitWorkspace } from '../support/workspace.tsx';

const GUEST = { firstName: 'Nina', lastName: 'Nord', companyName: 'Nordvik' };

async function checkInGuest({ screen, user }: VisitedWorkspace): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Registrer gjest' }));
  const panel = within(await screen.findByRole('dialog'));
  await user.type(panel.getByLabelText(/Fornavn/), GUEST.firstName);
  await user.type(panel.getByLabelText(/Etternavn/), GUEST.lastName);
  await user.type(panel.getByLabelText(/Firma/), GUEST.companyName);
  await user.click(panel.getByRole('button', { name: 'Lagre' }));
  // The panel leaves by the history.
  await waitFor(() => expect(window.location.search).toBe(''));
}

const guestsAt = ({ world }: VisitedWorkspace): number =>
  JSON.stringify(world.state).split(GUEST.companyName).length - 1;

/** Where the user is sent to sign in. */
async function wayToProvider({ place }: VisitedWorkspace): Promise<URL> {
  await waitFor(() => expect(place.went).toHaveLength(1));
  return new URL(place.went[0] ?? '');
}

describe('the way to the provider', () => {
  it.each(['/x/-/', '/x/-/dashboard', '/x/-/projects'])(
    '[W-AUTH-02] should take the service along from %s',
    async (page) => {
      const way = await wayToProvider(await visitWorkspace(`${page}?service=byggesak%20øst`, { login: null }));
      const back = new URL(way.searchParams.get('redirect_uri') ?? '');
      expect([...back.searchParams]).toEqual([
        ['action', 'oauth_response'],
        ['service', 'byggesak øst'],
      ]);
    },
  );

  it('[W-AUTH-02] should still know the service once the first page is shown', async () => {
    const { screen } = await visitWorkspace('/x/-/?service=kran');
    await screen.findByRole('heading', { name: 'Trenger deg' });
    expect(window.location.search).toBe('?service=kran');
  });

  it.each([
    [undefined, 'code'],
    ['token', 'token'],
    ['password', 'code'],
  ])('[W-AUTH-06] should be that of the flow that the manifest names: %s', async (named, flow) => {
    const visit = await visitWorkspace('/x/-/projects', {
      login: null,
      before: (world) =>
        goesWrong(world, {
          call: 'center.manifest',
          kind: 'answer',
          answer: { ...world.manifest('localhost'), sign_in_flow: named },
        }),
    });
    const { searchParams } = await wayToProvider(visit);
    expect(searchParams.get('response_type')).toBe(flow);
    expect(searchParams.has('code_challenge')).toBe(flow === 'code');
  });
});

describe('the way out', () => {
  it('[W-AUTH-12] [W-AUTH-13] should be open, and the failure logged, where the token cannot be revoked', async () => {
    const { screen, user, world, place } = await visitWorkspace('/x/-/projects');
    await screen.findByText('Ola Bakken');
    goesWrong(world, { call: 'signin.revoke', kind: 'status', status: 503 });
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    expect(await screen.findByText('Du er logget ut.')).toBeDefined();
    expect([place.tokens.tokens$.value, place.logged]).toEqual([null, ['revoke: refused']]);
  });
});

describe('what is saved and not sent', () => {
  it('should wait for its own user over a new page, and be sent by no other one', async () => {
    const outboxes = new Map<string, OutboxPlace<unknown>>();
    const first = await visitWorkspace('/x/-/project/1001/checkins', { outboxes });
    await first.screen.findByText('Ola Bakken');
    first.online$.next(false);
    await checkInGuest(first);
    await waitFor(() =>
      expect(JSON.stringify([...outboxes.values()].map(({ stored$ }) => stored$.value))).toContain('Nina'),
    );
    document.body.replaceChildren();

    const kari = await visitWorkspace('/x/-/projects', { login: 'kari', outboxes });
    await kari.screen.findByRole('heading', { name: 'Prosjekter' });
    await waitFor(() => expect(kari.world.observed.calls.entries.length).toBeGreaterThan(3));
    expect(guestsAt(kari)).toBe(0);
    document.body.replaceChildren();

    const back = await visitWorkspace('/x/-/projects', { outboxes });
    await waitFor(() => expect(guestsAt(back)).toBeGreaterThan(0));
  });

  it('should be asked about at a logout, which a no takes back', async () => {
    const visit = await visitWorkspace('/x/-/project/1001/checkins');
    const { screen, user, online$ } = visit;
    await screen.findByText('Ola Bakken');
    online$.next(false);
    await checkInGuest(visit);
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Logge ut nå?' }));
    expect(question.getByText(/Ikke sendt ennå: 1\. Det blir på denne enheten/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Nei' }));
    expect(screen.getByRole('button', { name: 'Logg ut' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Logg ut' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));
    expect(await screen.findByText('Du er logget ut.')).toBeDefined();
  });

  it('should not be asked about where nothing is', async () => {
    const { screen, user } = await visitWorkspace('/x/-/projects');
    await user.click(await screen.findByRole('button', { name: 'Logg ut' }));
    expect(await screen.findByText('Du er logget ut.')).toBeDefined();
  });
});

describe('the user of a page', () => {
  it('should be followed by another one on a new page alone, with the first one’s page gone at once', async () => {
    const { screen, place } = await visitWorkspace('/x/-/projects');
    await screen.findByText('Ola Bakken');
    place.tokens.tokens$.next({ access: 'other', expiresAt: Number.MAX_SAFE_INTEGER, refresh: null, owner: 'user 99' });
    await waitFor(() => expect(screen.queryByText('Ola Bakken')).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Prosjekter' })).toBeNull();
    expect(place.restarts).toEqual(['/x/-/']);
  });

  it('should be let in by a service that does not say who it is', async () => {
    const { screen } = await visitWorkspace('/x/-/projects', {
      before: (world) => goesWrong(world, { call: 'me.me', kind: 'status', status: 404 }),
    });
    expect(await screen.findByRole('heading', { name: 'Prosjekter' })).toBeDefined();
  });
});

describe('an answer of the provider without a started sign-in', () => {
  it('should be reported, with a link to sign in at the provider once', async () => {
    const { screen, user, place } = await visitWorkspace('/x/-/?action=oauth_response&code=c&state=s', { login: null });
    expect(await screen.findByText(/^Denne innloggingen ble ikke begynt i denne fanen/)).toBeDefined();
    expect([place.went, window.location.search]).toEqual([[], '']);
    await user.click(screen.getByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(place.went).toHaveLength(1));
  });
});
