import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PEOPLE, PROFILE_WORDS } from '../../../e2e/support/profile.ts';
import type { Language } from '../../../e2e/support/words.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/profile';
const OUTSIDE = 'http://localhost:4001';

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ');

/** Opens the profile of a member; gives it once it is there. */
async function open(who: keyof typeof PEOPLE, tell: object = {}, address = ADDRESS): Promise<Visited> {
  const visited = visit(address, { member: PEOPLE[who].phone });
  visited.tell('profile.profile', tell);
  await visited.screen.findByRole('heading', { level: 2, name: PROFILE_WORDS.no.information });
  return visited;
}

const cardsOn = ({ main }: Visited) => main().queryAllByRole('article');

const newAgreementOn = ({ screen }: Visited, language: Language = 'no') =>
  screen.queryByRole('link', { name: PROFILE_WORDS[language].newAgreement })?.getAttribute('href');

/** The class of the box around these words. */
const boxAround = ({ screen }: Visited, words: string) =>
  screen.getByText(words).parentElement?.parentElement?.className;

describe('the agreements of a member', () => {
  it('[P-PROFILE-01] [P-SHELL-10] stand with what is known of the member and a button that updates it', async () => {
    const visited = await open('active');
    await visited.inBothLanguages((_, language) => {
      const words = PROFILE_WORDS[language];
      const { screen, field } = visited;
      screen.getByRole('heading', { level: 1, name: words.title });
      expect(screen.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
        words.agreements,
        words.information,
        words.consents,
      ]);
      expect(cardsOn(visited)).toHaveLength(1);
      const said = textOf(cardsOn(visited)[0]);
      for (const part of [
        'Hele Nordlys, 12 måneder',
        '20260117',
        `${words.total}kr 498.50`,
        `${words.binding}17.07.2027`,
      ])
        expect(said).toContain(part);
      expect(said).not.toMatch(/Klipp igjen|Clips left/);
      expect(field(words.email).value).toBe('ingrid.solbakken@demo.example');
      const update = screen.getByRole<HTMLButtonElement>('button', { name: words.update });
      expect([update.disabled, update.getAttribute('aria-disabled')]).not.toContain('true');
    });
  });

  it('[P-PROFILE-08] [P-MEMBER-63] say their days, bill and clips, and lead to their page', async () => {
    const visited = visit('/puls/profile', { member: '10000016' });
    await visited.says('Klipp igjen');
    const said = textOf(cardsOn(visited)[0]);
    for (const part of ['Startet20.09.2026', 'Klipp igjen2, til og med 20.09.2027', 'Faktureres somfaktura'])
      expect(said).toContain(part);
    const link = visited.screen.getByRole('link', { name: 'Se og endre avtalen' });
    expect(link.getAttribute('href')).toBe('/puls/agreement/70016');
  });

  it('[P-MEMBER-02] lead to no page of a plain service', async () => {
    const visited = visit(ADDRESS, { member: PEOPLE.active.phone, plain: true });
    await visited.screen.findByRole('heading', { level: 2, name: PROFILE_WORDS.no.information });
    expect(visited.screen.queryByRole('link', { name: 'Se og endre avtalen' })).toBe(null);
  });

  it.each([
    ['P-PROFILE-03', 'sponsored', 'sponsored', undefined],
    ['P-PROFILE-04', 'without', 'none', '/nordlys/member?directdebit=false'],
    ['P-PROFILE-04', 'previous', 'previous', '/nordlys/member?directdebit=false'],
  ] as const)(
    '[%s] are none, and a new one is offered to all but a sponsored member: %s',
    async (_id, who, said, to) => {
      const visited = await open(who);
      await visited.inBothLanguages((_, language) => {
        expect(boxAround(visited, PROFILE_WORDS[language][said])).toMatch(to === undefined ? /danger/ : /info|warning/);
        expect(newAgreementOn(visited, language)).toBe(to);
        expect(cardsOn(visited)).toEqual([]);
      });
    },
  );

  it('[P-MEMBERSHIP-42] lead a previous member to the memberships without direct debit first', async () => {
    const visited = await open('previous');
    const { screen, press } = visited;
    visited.load(newAgreementOn(visited) ?? '');
    await press('Sentrum');
    // The link has been read, and stands in the address no more.
    expect(`${window.location.pathname}${window.location.search}`).toBe('/nordlys/member');
    const offers = await screen.findByRole('region', { name: 'Velg medlemskap' });
    await waitFor(() => expect([...offers.querySelectorAll('h3')].map(textOf)[1]).toBe('30 dager'));
  });

  it('[P-PROFILE-12] [P-PROFILE-11] say that a commitment is over, and where direct debit is set up', async () => {
    const visited = await open('expired', {}, '/solsiden/profile');
    await visited.inBothLanguages((_, language) => {
      const words = PROFILE_WORDS[language];
      const [card] = cardsOn(visited);
      expect(textOf(card)).toContain(`${words.binding}${words.expired}`);
      expect(textOf(card)).toContain('kr 1 299.00');
      const link = visited.screen.getByRole('link', { name: `${words.setUp} ${new URL(OUTSIDE).host}` });
      expect(link.getAttribute('href')).toMatch(/\/direct-debit\/[\da-f]{32}$/);
      expect(link.getAttribute('rel')).toContain('noopener');
    });
  });

  it('[P-PROFILE-13] say that there is no commitment, and lead to an invoice that is not paid', async () => {
    const unpaid = { status: false, title: 'Prøveuke', unpaid_invoice: 7 };
    const signed = { status: false, title: 'Fri trening', waits_for: 'bank' };
    const visited = await open('active', { avtaler: [{ status: true, binding_dato: 0 }, unpaid, signed] });
    await visited.inBothLanguages(async (_, language) => {
      const words = PROFILE_WORDS[language];
      expect(textOf(cardsOn(visited)[0])).toContain(words.noBinding);
      for (const said of [words.unpaid, words.signed]) await visited.says(said);
      const link = visited.screen.getByRole('link', { name: words.toPayment });
      expect(link.getAttribute('href')).toBe('/nordlys/payment?invoiceId=7&directdebit=false');
    });
  });

  it('lead a member who has signed nowhere, and a member who has not to where it is signed', async () => {
    const signed = { status: false, title: 'Fri trening', waits_for: 'bank' };
    const waiting = await open('active', { avtaler: [signed] });
    await waiting.says(PROFILE_WORDS.no.signed);
    await waiting.saysNot(PROFILE_WORDS.no.previous);
    expect(newAgreementOn(waiting)).toBeUndefined();
    waiting.tell('profile.profile', {
      avtaler: [{ ...signed, waits_for: 'signature', nets_url: `${window.location.origin}/x` }],
    });
    waiting.load();
    const sign = await waiting.screen.findByRole('link', { name: `Signer hos ${window.location.host}` });
    expect(sign.getAttribute('href')).toBe(`${window.location.origin}/x`);
    expect(newAgreementOn(waiting)).toBeDefined();
  });

  it('are shown as the words they are where they are markup, odd prices or bad addresses', async () => {
    const markup = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const visited = await open('active', {
      adresse: markup,
      avtaler: [
        {
          status: true,
          title: markup,
          text: `${markup}\n{{title}}`,
          number: markup,
          nets_url: 'javascript:window.hacked=1',
          linjer: [{ tittel: markup, pris: 'etter avtale' }],
        },
        { status: true },
      ],
    });
    const [first, second] = cardsOn(visited);
    expect(textOf(first?.querySelector('h3'))).toBe(markup);
    expect(textOf(first)).toContain('Pris ikke oppgitt');
    expect(first?.querySelectorAll('a:not([href^="/nordlys/agreement/"]), img, script')).toHaveLength(0);
    expect(textOf(second?.querySelector('h3'))).toBe('Avtale');
    expect(visited.field(PROFILE_WORDS.no.address).value).toBe(markup);
  });

  it('are cards of words alone in a world that means harm', async () => {
    const visited = visit(ADDRESS, {
      member: PEOPLE.active.phone,
      before: (world) =>
        world.change((state) => {
          state.scenario = 'hostile';
        }),
    });
    await waitFor(() => expect(cardsOn(visited)).toHaveLength(375));
    expect(
      cardsOn(visited).flatMap((card) => [
        ...card.querySelectorAll('a:not([href^="/nordlys/agreement/"]), img, script'),
      ]),
    ).toEqual([]);
    expect(visited.field(PROFILE_WORDS.no.first).value).toMatch(/<script>/);
    expect(visited.field(PROFILE_WORDS.no.phone).readOnly).toBe(false);
  });

  it('are none in a profile in which everything is missing, which is a form to fill in', async () => {
    const names = ['fornavn', 'etternavn', 'adresse', 'postnr', 'poststed', 'mobil', 'epost', 'kjonn', 'memberid'];
    const missing = Object.fromEntries([...names, 'avtaler'].map((name) => [name, null]));
    const { screen, main, says, field } = await open('active', { ...missing, birth: '2000-02-30' });
    await says(PROFILE_WORDS.no.none);
    await says(PROFILE_WORDS.no.noMemberId);
    const list = main().getByRole('region', { name: /^(Manglende felter|Se over disse feltene)$/ });
    expect(list.querySelectorAll('button')).toHaveLength(9);
    const update = screen.getByRole<HTMLButtonElement>('button', { name: PROFILE_WORDS.no.update });
    expect(update.disabled || update.getAttribute('aria-disabled') === 'true').toBe(true);
    expect(field('Fornavn').readOnly).toBe(false);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dag' }).disabled).toBe(false);
  });
});

describe('a profile without a session', () => {
  it('[P-PROFILE-02] shows nothing but the way to log in', async () => {
    const visited = visit(ADDRESS);
    await visited.says(PROFILE_WORDS.no.notLoggedIn);
    await visited.inBothLanguages((_, language) => {
      const words = PROFILE_WORDS[language];
      expect(boxAround(visited, words.notLoggedIn)).toMatch(/danger/);
      expect(visited.main().getByRole('link', { name: words.login }).getAttribute('href')).toBe('/nordlys/login');
      for (const role of ['textbox', 'button']) expect(visited.main().queryAllByRole(role)).toEqual([]);
    });
    expect(document.activeElement).toBe(document.body);
  });

  it('has the focus on that message when the session ends', async () => {
    const { world, user, screen, write, press } = await open('active');
    await write(PROFILE_WORDS.no.address, 'Ny Vei 1');
    world.change((state) => {
      state.sessions = [];
    });
    await press(PROFILE_WORDS.no.update);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(PROFILE_WORDS.no.notLoggedIn));
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getAllByRole('link', { name: PROFILE_WORDS.no.login }).find((link) => link.closest('main')),
    );
  });
});
