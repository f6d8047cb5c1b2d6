import { waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { CONSENT_WORDS } from '../../e2e/support/consent.ts';
import { goesWrong } from '../../e2e/support/service.ts';
import { visit } from '../support/portal.tsx';

// The answer stays with the window.
afterEach(() => window.localStorage.clear());

describe('the question about trackers', () => {
  it.each(['nordlys', 'solsiden', 'stor'] as const)(
    '[P-TRACKING-19] says what is loaded and from whom: %s',
    async (code) => {
      const { screen, services, user, inBothLanguages } = visit(`/${code}`, { consent: 'unknown' });
      await user.click(await screen.findByRole('button', { name: CONSENT_WORDS.no.more }));
      await inBothLanguages(async () => {
        const words = CONSENT_WORDS[services.language.language$.value];
        const dialog = await screen.findByRole('dialog', { name: words.title });
        expect(dialog.textContent).toContain(words.by[code]);
        expect(dialog.textContent).toContain(words.promise);
      });
    },
  );

  it.each(['no', 'en'] as const)('[P-TRACKING-19] is gone with the answer, and says so: %s', async (language) => {
    const { screen, user } = visit('/nordlys', { consent: 'unknown', language });
    const words = CONSENT_WORDS[language];
    await user.click(await screen.findByRole('button', { name: words.fine }));
    await waitFor(() => expect(window.localStorage.getItem('felles.consent.nordlys')).toBe('rejected'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText(words.noted);
  });

  it('asks nothing and says nothing where the service does not tell of a tracker', async () => {
    const { screen, world } = visit('/solsiden', {
      consent: 'unknown',
      before: (state) => goesWrong(state, { call: 'tracking.marketingTracking', kind: 'status', status: 500 }),
    });
    await screen.findByRole('heading', { level: 1, name: /^Velkommen til/ });
    const asked = () => world.observed.calls.entries.filter(({ row }) => row === 'tracking.marketingTracking');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[P-TRACKING-19] is not asked, offered or fetched for a center without a tracker', async () => {
    const { screen, world } = visit('/puls', { consent: 'unknown' });
    await screen.findByRole('heading', { level: 1, name: 'Velkommen til Puls' });
    const footer = within(await screen.findByRole('contentinfo'));
    await waitFor(() => expect(world.observed.calls.entries.filter(({ status }) => status === null)).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(footer.queryByRole('button', { name: CONSENT_WORDS.no.title })).toBeNull();
  });
});
