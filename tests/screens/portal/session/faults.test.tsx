import { DEMO_PASSWORD } from '@felles/fixtures';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { INGRID, SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';
import { logIn } from '../../support/session.ts';

const ADDRESS = '/nordlys/login';
const words = SESSION_WORDS.no;

const FAULTS = [
  { order: { kind: 'status', status: 500 }, said: 'Noe gikk galt hos oss.' },
  { order: { kind: 'malformed' }, said: 'Ukjent svar fra serveren' },
  { order: { kind: 'empty' }, said: 'Ukjent svar fra serveren' },
  { order: { kind: 'html' }, said: 'Ukjent svar fra serveren' },
  { order: { kind: 'wrong-shape' }, said: 'Ukjent svar fra serveren' },
  { order: { kind: 'cut' }, said: 'Vi får ikke kontakt med tjenesten.' },
] as const;

/** The service forgets every token, and gives new ones. */
const forgetTheToken = ({ world }: Visited) =>
  world.change((state) => {
    state.tokens = {};
  });

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

const submitOn = ({ main }: Visited) => main().getByRole('button', { name: words.submit });

describe('the login', () => {
  it('says why it failed, after any fault, keeps what was typed, and can be tried again', async () => {
    const visited = visit(ADDRESS);
    const { world, screen, user, has, warns } = visited;
    for (const [index, { order, said }] of FAULTS.entries()) {
      goesRight(world);
      goesWrong(world, { call: 'session.login', ...order });
      if (index === 0) await logIn(visited, INGRID.phone);
      else await user.click(submitOn(visited));
      await waitFor(() => expect(asked(world, 'session.login'), order.kind).toBe(index + 1));
      await waitFor(() => expect(submitOn(visited).getAttribute('aria-busy')).toBeNull());
      await warns(said);
      await has(words.phone, INGRID.phone);
      expect(screen.getByLabelText<HTMLInputElement>(words.password).value).toBe(DEMO_PASSWORD);
      expect(asked(world, 'session.login')).toBe(index + 1);
      waitOutGuard();
    }
    goesRight(world);
    await user.click(submitOn(visited));
    await isAt('/nordlys/profile');
  });

  it('tries a wrong password once where the service has forgotten the token', async () => {
    const visited = visit(ADDRESS);
    const { world, screen, user, write, warns } = visited;
    await screen.findByRole('heading', { level: 1, name: words.title });
    forgetTheToken(visited);
    await write(words.phone, INGRID.phone);
    await write(words.password, 'feil');
    await user.click(submitOn(visited));
    await warns(words.wrong);
    // A request refused for its token is no attempt.
    expect(world.state.attempts).toHaveLength(1);
  });
});

describe('the session', () => {
  it('ends at a logout also when the service fails', async () => {
    const { screen, main, user, kept } = visit(ADDRESS, {
      member: INGRID.phone,
      before: (world) => goesWrong(world, { call: 'session.logout', kind: 'status', status: 500 }),
    });
    await screen.findByText(words.already);
    await user.click(main().getByRole('button', { name: words.logOut }));
    await isAt('/nordlys');
    expect(kept.session.entries.get('session')).toBe('');
  });

  it.each([{ kind: 'status', status: 401, times: 1 }, { kind: 'status', status: 500 }, { kind: 'cut' }] as const)(
    '[P-SESSION-27] outlasts a dead token and a service in trouble: $kind $status',
    async (order) => {
      const { says } = visit(ADDRESS, {
        member: INGRID.phone,
        before: (world) => goesWrong(world, { call: 'session.whoami', ...order }),
      });
      await says(words.already);
    },
  );

  it('is dropped at the second 401', async () => {
    const { world, screen } = visit(ADDRESS, {
      member: INGRID.phone,
      before: (given) => goesWrong(given, { call: 'session.whoami', kind: 'status', status: 401 }),
    });
    await screen.findByRole('textbox', { name: words.phone });
    expect(asked(world, 'session.whoami')).toBe(2);
  });
});
