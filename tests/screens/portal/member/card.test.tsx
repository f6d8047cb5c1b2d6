import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { at, MINUTE, SECOND } from '../../../support/at.ts';
import { visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/card';
const asMember = { member: PEOPLE.active.phone };
const FAULT = { call: 'memberCard.card', kind: 'status', status: 500 } as const;

const codeOf = async ({ services }: ReturnType<typeof visit>) => {
  const { state } = (await (await services.others()).card()).view$.value;
  return state.status === 'ready' ? state.code : null;
};

describe('the card of a member', () => {
  it('[P-MEMBER-47] has the name, the number, a code, its end in words, and the next class below', async () => {
    const visited = visit(ADDRESS, asMember);
    const { screen, says, main } = visited;
    await screen.findByRole('heading', { level: 1, name: 'Ingrid Solbakken' });
    await says('Medlem 9001 · Hele Nordlys, 12 måneder');
    await says('Gjelder til 10:05');
    const code = await main().findByRole('img', { name: 'Kode for døren' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M2 2h1v1h-1z/);
    const next = await main().findByRole('link', { name: /^\d\d:\d\d\s?\S.*Du har plass · / });
    expect(next.getAttribute('href')).toMatch(/^\/nordlys\/classes\?departmentId=\d+&class=2026-\d\d-\d\d\.\d+$/);
    await visited.speak('en');
    await says('Good until 10:05');
  });

  it('[P-MEMBER-47] leaves its code in no log, no address and no storage of the browser', async () => {
    const written = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const logs = written.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
    const visited = visit(ADDRESS, asMember);
    await visited.says('Gjelder til');
    const code = await codeOf(visited);
    if (code === null) throw new Error('no code');
    const { kept } = visited;
    const traces = [
      ...[kept.tab, kept.storage, kept.session].flatMap((storage) => [storage.written, [...storage.entries]]),
      ...logs.map((log) => log.mock.calls),
      ...[window.location.href, window.history.state, document.title, document.cookie, document.body.innerHTML],
      ...visited.world.observed.calls.entries,
    ];
    expect(JSON.stringify(traces)).toContain('memberCard.card');
    expect(JSON.stringify(traces)).not.toContain(code);
  });

  it('[P-MEMBER-47] has the number in plain figures without a network, and never an old code', async () => {
    const clock = at('2026-11-19T10:00:00+01:00');
    const visited = visit(ADDRESS, { ...asMember, clock });
    const { screen, window: around, says, saysNot } = visited;
    const pass = (milliseconds: number) => waitFor(() => clock.pass(milliseconds));
    await waitFor(async () => {
      await pass(SECOND);
      screen.getByText('Gjelder til 10:05');
    });
    around.online$.next(false);
    await says('Du er uten nett, så den fornyes ikke nå.');
    await pass(5 * MINUTE);
    await says('Medlemsnummer9001Vis dette i resepsjonen');
    await saysNot('Gjelder til');
    expect(screen.queryByRole('img', { name: 'Kode for døren' })).toBe(null);
  });

  it('[P-MEMBER-54] is told to have failed, and is there after another try', async () => {
    const { world, warns, press, says } = visit(ADDRESS, { ...asMember, before: (given) => goesWrong(given, FAULT) });
    await warns('Koden kunne ikke hentes.');
    goesRight(world);
    await press('Prøv igjen');
    await says('Gjelder til 10:05');
  });

  it('does not fail with the next class', async () => {
    const { says } = visit(ADDRESS, {
      ...asMember,
      before: (given) => goesWrong(given, { ...FAULT, call: 'bookings.booked' }),
    });
    await says('Gjelder til 10:05');
    await says('Neste time kunne ikke hentes nå.');
  });
});

describe('a card that does not work', () => {
  it('[P-MEMBER-47] says until when the agreement is paused, and leads to the pause', async () => {
    const { screen, says } = visit(ADDRESS, {
      ...asMember,
      before: (given) =>
        given.change((state) => {
          state.pauses.push({ center: 'nordlys', member: 9001, from: '2026-11-01', to: '2026-11-30' });
        }),
    });
    await says('Avtalen har pause til 30.11Kortet virker igjen fra 01.12.');
    expect(screen.getByRole('link', { name: 'Se pausen' }).getAttribute('href')).toBe('/nordlys/agreement/70001');
    expect(screen.queryByRole('img', { name: 'Kode for døren' })).toBe(null);
    await says('Medlem 9001 · Hele Nordlys, 12 måneder');
  });

  it('[P-MEMBER-47] names the unpaid invoice with its day, and leads to the invoices', async () => {
    const { world, load, screen, says } = visit('/nordlys/invoices', asMember);
    await says('Sen avbestilling');
    world.change((state) => {
      for (const invoice of state.invoices) if (invoice.rest === 75) invoice.forfall = '01.11.2026';
    });
    load(ADDRESS);
    await says('Kortet virker når fakturaen er betaltkr 75,00 forfalt 01.11.');
    const pay = screen.getByRole('link', { name: /^Betal kr\s75,00$/ });
    expect(pay.getAttribute('href')).toBe('/nordlys/invoices');
  });

  it('[P-MEMBER-47] says when the agreement ended, in English too, and leads to becoming a member', async () => {
    const visited = visit(ADDRESS, { member: PEOPLE.previous.phone, language: 'en' });
    await visited.says(/The agreement ended on \d\d\.\d\d(\.\d{4})?You can become a member again/);
    const join = within(document.body).getByRole('link', { name: 'Become a member again' });
    expect(join.getAttribute('href')).toBe('/nordlys/member');
  });

  it('[P-MEMBER-49] says a reason that is unknown here in the words of the service', async () => {
    const visited = visit('/nordlys/profile', asMember);
    visited.refuse('memberCard.card', 409, 'Kortet er meldt tapt.');
    visited.load(ADDRESS);
    await visited.says('Kortet er meldt tapt.');
  });
});

describe('a card', () => {
  it('[P-MEMBER-30] is not there for a visitor, who is led to the log-in', async () => {
    const { says, world } = visit(ADDRESS);
    await says('Du må være logget inn for å se denne siden');
    expect(world.observed.calls.entries.filter(({ row }) => row === 'memberCard.card')).toEqual([]);
  });

  it('[P-MEMBER-02] has no page at a plain service, and is not asked for', async () => {
    const { says, world } = visit(ADDRESS, { ...asMember, plain: true });
    await says('Denne siden finnes ikke');
    expect(world.observed.calls.entries.filter(({ row }) => row === 'memberCard.card')).toEqual([]);
  });

  it('[P-MEMBER-53] is one of the links of the profile', async () => {
    const { screen, user, says } = visit('/nordlys/profile', asMember);
    await user.click(await screen.findByRole('link', { name: /^Medlemskort/ }));
    await says('Gjelder til 10:05');
    expect(window.location.pathname).toBe(ADDRESS);
  });
});
