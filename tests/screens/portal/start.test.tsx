import { type BoundFunctions, type queries, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PROFILE_WORDS } from '../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { LANGUAGES, type Language, WORDS } from '../../e2e/support/words.ts';
import { visit } from '../support/portal.tsx';
import { savedFile } from '../support/saved-file.ts';

const MEMBER = '10000001';
const PREVIOUS = '10000002';

const waysOn = (part: BoundFunctions<typeof queries>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the start page of a member', () => {
  it('[P-SIGNUP-01] of a plain service leads to the terms, too; the sign-up is for another person', async () => {
    const { screen, world, inBothLanguages } = visit('/nordlys', { member: MEMBER, plain: true });
    await screen.findByRole('heading', { level: 1, name: 'Hei, Ingrid Solbakken' });
    const main = within(screen.getByRole('main'));
    await main.findByRole('link', { name: /^Min profil/ });
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nordlys/classes',
      '/nordlys/profile',
      '/nordlys/vilkar',
      '/nordlys/member',
      '/nordlys/login',
      '/nordlys/member/profile',
    ]);
    await inBothLanguages(async (words, language) => {
      const others = within(
        main.getByRole('navigation', { name: { no: 'For andre enn deg:', en: 'For someone else:' }[language] }),
      );
      others.getByRole('link', { name: words.previousMember });
      expect(others.getAllByRole('link')).toHaveLength(3);
    });
    const asked = world.observed.calls.entries.map(({ row }) => row ?? '');
    expect(asked.filter((row) => /^(bookings|invoices|memberCard|memberNotices|news)\./.test(row))).toEqual([]);
  });

  it('[P-MEMBER-62] has the next class, the timetable, what is unpaid, messages, the card and the news', async () => {
    const { main, says, speak } = visit('/nordlys', { member: MEMBER });
    await says(/Neste time\S.* \d\d:\d\d/);
    await says(/Du (har|fikk) plass.*Avbestill gratis til/);
    await main().findByRole('link', { name: /^Fakturaer\s*kr\s1\s462,50 å betale\s*1 forfalt$/ });
    await main().findByRole('link', { name: /^Meldinger\s*Beskjeder fra senteret\s*\d nye$/ });
    await main().findByRole('heading', { level: 2, name: 'Nytt fra senteret' });
    expect(main().getAllByRole('article')).toHaveLength(2);
    // News have links of their own.
    expect(waysOn(main()).filter((way) => !way?.startsWith('mailto:'))).toEqual([
      expect.stringMatching(/^\/nordlys\/classes\?departmentId=\d+&class=2026-\d\d-\d\d\.\d+$/),
      '/nordlys/classes',
      '/nordlys/profile',
      '/nordlys/invoices',
      '/nordlys/messages',
      '/nordlys/card',
      '/nordlys/news',
    ]);
    await speak('en');
    await says(/You (have|got) a place.*Cancel free of charge until/);
  });

  it('[P-MEMBER-54] [P-MEMBER-62] has each of its parts although another one fails', async () => {
    const { world, main, says, warns, user } = visit('/nordlys', {
      member: MEMBER,
      before: (given) => {
        goesWrong(given, { call: 'bookings.booked', kind: 'status', status: 500 });
        goesWrong(given, { call: 'invoices.unpaid', kind: 'cut' });
        goesWrong(given, { call: 'memberNotices.list', kind: 'cut' });
        goesWrong(given, { call: 'news.news', kind: 'status', status: 500 });
      },
    });
    await warns('Timene dine kunne ikke hentes');
    await main().findByRole('link', { name: /^Fakturaer\s*Kunne ikke hentes nå$/ });
    await main().findByRole('link', { name: /^Meldinger\s*Kunne ikke hentes nå$/ });
    await warns('Nyhetene kunne ikke hentes');
    main().getByRole('link', { name: /^Medlemskort/ });
    goesRight(world);
    await user.click(main().getAllByRole('button', { name: 'Prøv igjen' })[0] ?? document.body);
    await says(/Neste time\S.* \d\d:\d\d/);
  });

  it('[P-MEMBER-62] says of no class that there is none, and of no unpaid invoice nothing', async () => {
    const { main, says } = visit('/nordlys', { member: PREVIOUS });
    await says('Neste timeDu har ingen timer');
    await main().findByRole('link', { name: /^Medlemskort/ });
    expect(main().queryByRole('link', { name: /^Fakturaer/ })).toBe(null);
  });
});

describe('a center without logo and terms', () => {
  it.each([
    { plain: false, missing: [] },
    { plain: true, missing: ['center.centerLogo', 'center.departmentLogo', 'center.logo', 'terms.conditions'] },
  ])('is asked for neither where the service says so; plain: $plain', async ({ plain, missing }) => {
    const { screen, world } = visit('/puls?departmentId=301', { plain });
    await screen.findByRole('heading', { level: 1, name: /^Velkommen til/ });
    await within(screen.getByRole('banner')).findByText('Puls');
    const answers = () => world.observed.calls.entries.map(({ row, status }) => ({ row, status }));
    await waitFor(() => {
      expect(answers().filter(({ status }) => status === null)).toEqual([]);
      const notFound = answers().filter(({ status }) => status === 404);
      expect([...new Set(notFound.map(({ row }) => row))].sort()).toEqual(missing);
    });
  });
});

describe('an unknown center', () => {
  it('[P-CENTER-03] [P-CENTER-04] names the address that was tried and offers no other try', async () => {
    const { screen, inBothLanguages } = visit('/finnes-ikke');
    await screen.findByRole('heading', { level: 1, name: 'Vi fant ikke senteret' });
    await inBothLanguages((words) => {
      const said = screen.getByRole('alert').textContent;
      expect(said).toContain(`${words.notLoaded}${words.unknownCenter}`);
      expect(said).toContain('/finnes-ikke');
      screen.getByRole('link', { name: words.toProduct });
      expect(screen.queryByRole('button')).toBeNull();
    });
  });
});

describe('the profile', () => {
  it('[P-PERSON-49] says once that fields are locked, and whom to ask', async () => {
    const { screen, inBothLanguages } = visit('/nordlys/profile', { member: MEMBER });
    await screen.findByRole('textbox', { name: 'Fornavn' });
    await inBothLanguages((_, language) => {
      const words = PROFILE_WORDS[language];
      expect(screen.getAllByText(new RegExp(`^${words.locked}`))).toHaveLength(1);
      const locked = [words.first, words.last, words.phone, words.birth].map((name) =>
        screen.getByRole<HTMLInputElement>('textbox', { name }),
      );
      expect(locked.map(({ readOnly }) => readOnly)).toEqual([true, true, true, true]);
    });
  });
});

describe('the start page of a visitor', () => {
  it('[P-SIGNUP-02] [P-SIGNUP-03] offers every way on that the center has, and none that it has not', async () => {
    const { main, world, load, inBothLanguages } = visit('/nordlys');
    const ways = () => waysOn(main());
    const WAYS = ['member', 'classes', 'login', 'member/company', 'member/private', 'member/profile', 'vilkar'];
    await waitFor(() => expect(ways()).toEqual(WAYS.map((way) => `/nordlys/${way}`)));
    await inBothLanguages((words, language) => {
      const named = (name: string | RegExp) => main().getByRole('link', { name }).getAttribute('href');
      expect(named({ no: /^Bli medlem/, en: /^Become a member/ }[language])).toBe('/nordlys/member');
      expect(named({ no: /^Opprett profil/, en: /^Create a profile/ }[language])).toBe('/nordlys/member/profile');
      expect(named(new RegExp(`^${words.timetable}`))).toBe('/nordlys/classes');
      expect(named(new RegExp(`^${words.previousMember}`))).toBe('/nordlys/login');
      expect(named(new RegExp(`^${words.terms}`))).toBe('/nordlys/vilkar');
    });
    // One answer that fails says nothing of the other.
    goesWrong(world, { call: 'center.sponsorSetup', kind: 'status', status: 503 });
    load('/nordlys');
    await waitFor(() =>
      expect(ways()).toEqual(WAYS.filter((way) => !/company|private/.test(way)).map((way) => `/nordlys/${way}`)),
    );
  });

  it('[P-SIGNUP-02] offers fewer at a center without terms that takes no visitor whom another pays for', async () => {
    const { main, screen } = visit('/puls');
    await screen.findByRole('heading', { level: 1, name: 'Velkommen til Puls' });
    expect(waysOn(main())).toEqual(['/puls/member', '/puls/classes', '/puls/login', '/puls/member/profile']);
  });
});

describe('the terms', () => {
  it('[P-PAYMENT-60] are a link to a page elsewhere, with its host', async () => {
    const { main, screen, says } = visit('/solsiden/vilkar');
    await screen.findByRole('heading', { level: 1, name: WORDS.no.terms });
    const link = await main().findByRole('link');
    expect(link.getAttribute('href')).toMatch(/\/vilkar\/solsiden$/);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    await says(new URL(link.getAttribute('href') ?? '').host);
  });

  it('[P-PAYMENT-59] are a document in the page, also after they could not be fetched', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));
    savedFile();
    const { world, main, screen, warns, press, inBothLanguages } = visit('/nordlys/vilkar', {
      before: (given) => {
        for (const call of ['terms.conditionUrl', 'terms.conditions'])
          goesWrong(given, { call, kind: 'status', status: 503 });
      },
    });
    await inBothLanguages(async ({ retry }) => {
      await warns('Tjenesten er ikke tilgjengelig akkurat nå.');
      main().getByRole('button', { name: retry });
    });
    goesRight(world);
    await press(WORDS.no.retry);
    await inBothLanguages(async ({ terms }) => {
      expect((await screen.findByTitle(terms)).getAttribute('src')).toMatch(/^blob:/);
    });
    expect(main().queryByRole('alert')).toBeNull();
  });

  it('are said to be none where the center has none', async () => {
    const { says, inBothLanguages } = visit('/puls/vilkar');
    await says(WORDS.no.noTerms('Puls'));
    await inBothLanguages((words) => says(words.noTerms('Puls')));
  });

  it('are never said to be none while their address is unknown, and are found at the next try', async () => {
    const call = 'terms.conditionUrl';
    // Solsiden has its terms on a page elsewhere, and no document.
    const { world, main, warns, press, inBothLanguages } = visit('/solsiden/vilkar', {
      before: (given) => goesWrong(given, { call, kind: 'html' }),
    });
    await inBothLanguages(({ unknownAnswer }) => warns(unknownAnswer));
    for (const { said, ...order } of [
      { kind: 'status', status: 500, said: 'Noe gikk galt hos oss. Prøv igjen om litt.' },
      { kind: 'cut', said: WORDS.no.unreachable },
    ] as const) {
      goesRight(world);
      goesWrong(world, { call, ...order });
      await press(WORDS.no.retry);
      await warns(said);
    }
    goesRight(world);
    await press(WORDS.no.retry);
    expect((await main().findByRole('link')).getAttribute('href')).toMatch(/\/vilkar\/solsiden$/);
    expect(main().queryByRole('alert')).toBeNull();
  });
});

describe('an address without a page', () => {
  it.each(LANGUAGES)('[P-SHELL-16] [P-SHELL-17] shows the header, says so, and leads home: %s', async (language) => {
    const words = WORDS[language];
    const { screen, press } = visit('/nordlys/finnes/ikke?a=b', { language });
    const said = await screen.findByText(words.noSuchPage);
    expect(said.parentElement?.parentElement?.className).toMatch(/unknown/);
    within(screen.getByRole('banner')).getAllByRole('link');
    await press(words.toStart, 'link');
    await screen.findByRole('heading', { level: 1, name: words.welcome('Nordlys Trening') });
    expect(window.location.pathname).toBe('/nordlys');
  });
});

describe('the footer and the title', () => {
  it('[P-CENTER-34] [P-CENTER-35] name the department to write to, else the center', async () => {
    const { screen, user } = visit('/nordlys/classes?departmentId=102');
    const mail = () => within(screen.getByRole('contentinfo')).getAllByRole('link')[0];
    await waitFor(() => expect(mail()?.getAttribute('href')).toBe('mailto:asane@nordlystrening.example'));
    expect(mail()?.textContent).toBe('asane@nordlystrening.example');
    await user.selectOptions(await screen.findByRole('combobox'), 'Fana');
    await waitFor(() => expect(mail()?.textContent).toBe('post@nordlystrening.example'));
    expect(document.title).toBe('Nordlys Trening | Felles');
  });

  it('[P-CENTER-29] [P-CENTER-34] [P-CENTER-35] have words for a center that tells nothing of itself', async () => {
    const { world, screen, tell, load, inBothLanguages } = visit('/puls/login');
    await screen.findByRole('heading', { level: 1 });
    expect(world.demo.center('puls')).toBeDefined();
    tell('center.center', { title: null, contact_email: null, departments: [] });
    tell('center.departments', {});
    load('/puls');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.title).toBe('Portal'));
    const home = () => within(screen.getByRole('banner')).getAllByRole('link')[0];
    await inBothLanguages(() => waitFor(() => expect(home()?.textContent).toBe('Portal')));
  });
});

describe('the colours of a center', () => {
  it('[P-CENTER-20] are style variables, each named after its entry and with its colour', async () => {
    const { screen, tell, load } = visit('/nordlys');
    await screen.findByRole('heading', { level: 1 });
    tell('center.colors', [
      { name: 'primary', color: '#1b5e20' },
      { name: 'Header Background', color: 'rgb(255, 200, 0)' },
      { name: 'footer_text', color: '#ABC' },
    ]);
    load();
    const { style } = document.documentElement;
    for (const [name, color] of [
      ['--center-primary', '#1b5e20'],
      ['--center-header-background', '#ffc800'],
      ['--center-footer-text', '#aabbcc'],
      ['--brand', '#1b5e20'],
    ] as const)
      await waitFor(() => expect(style.getPropertyValue(name)).toBe(color));
  });
});

describe('the language', () => {
  it.each(['se', 'EN', '', '%E0%A4%A'])(
    '[P-SHELL-46] [P-SHELL-49] is Norwegian where the cookie is %j, and the same after a double click',
    async (language) => {
      // A cookie may hold any text.
      const { screen, user } = visit('/nordlys', { language: language as Language });
      const welcome = { level: 1, name: WORDS.no.welcome('Nordlys Trening') };
      await screen.findByRole('heading', welcome);
      await user.dblClick(screen.getByRole('button', { name: WORDS.no.otherLanguage }));
      await screen.findByRole('heading', welcome);
    },
  );
});
