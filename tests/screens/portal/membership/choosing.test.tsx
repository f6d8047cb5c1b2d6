import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { LANGUAGES } from '../../../e2e/support/words.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/member';
/** Åse Kvale, who is known at every center and has no agreement. */
const MEMBER = '10000004';

const region = ({ screen }: Visited, name: RegExp) => screen.getByRole('region', { name });
const memberships = (visited: Visited) => region(visited, /^(Velg medlemskap|Choose a membership)$/);

/** The names of the memberships that show, in order. */
const titles = (visited: Visited) =>
  within(memberships(visited))
    .getAllByRole('button')
    .filter((button) => button.closest('h3'))
    .map(({ textContent }) => textContent);

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

const choose = async ({ user, card }: Visited, ...names: readonly (string | RegExp)[]) => {
  for (const name of names) await user.click(await card(name));
};

describe('the choice of a center', () => {
  it('[P-MEMBERSHIP-05] [P-MEMBERSHIP-06] [P-MEMBERSHIP-07] offers one card for each, and checks the one that is chosen', async () => {
    const visited = visit(ADDRESS);
    const { screen, card, load } = visited;
    await card('Sentrum');
    const cards = () => within(region(visited, /^Velg senter$/)).getAllByRole('listitem');
    expect(textsOf(cards())).toEqual([
      expect.stringMatching(/Sentrum.*Bryggesvingen 4.*5014 Bergen/),
      expect.stringMatching(/Åsane.*5116 Ulset/),
      expect.stringMatching(/Fana.*5221 Nesttun/),
    ]);
    screen.getByRole('button', { name: 'Sentrum', description: 'Bryggesvingen 4 5014 Bergen' });
    await choose(visited, 'Åsane');
    const chosen = () => textsOf(cards().filter((each) => each.querySelector('svg')));
    expect((await card('Åsane')).getAttribute('aria-pressed')).toBe('true');
    expect((await card('Sentrum')).getAttribute('aria-pressed')).toBe('false');
    expect(chosen()).toEqual([expect.stringMatching(/Åsane/)]);
    await choose(visited, 'Åsane');
    expect(chosen()).toEqual([]);
    load(`${ADDRESS}/profile`);
    await screen.findByRole('heading', { name: 'Velg senteret profilen din skal høre til' });
    expect(screen.queryByRole('heading', { name: 'Velg senter' })).toBeNull();
  });
});

describe('the choice of a membership', () => {
  it('[P-MEMBERSHIP-29] [P-MEMBERSHIP-30] shows one badge for each group, in a row where there are few', async () => {
    const visited = visit(ADDRESS);
    await choose(visited, 'Sentrum');
    const group = await visited.screen.findByRole('group', { name: 'Filtrer medlemskap' });
    const badges = () => within(group).getAllByRole('button');
    expect(textsOf(badges())).toEqual(['Voksen', 'Student', 'Ungdom', 'Korttid']);
    await visited.user.click(within(group).getByRole('button', { name: 'Student' }));
    await waitFor(() => expect(titles(visited)).toEqual(['Student', 'Dagtid']));
  });

  it('[P-MEMBERSHIP-29] [P-MEMBERSHIP-30] shows the badges behind a button where there are many', async () => {
    const visited = visit('/stor/member');
    const { screen, user } = visited;
    await choose(visited, 'Oslo Arena');
    const toggle = await screen.findByRole('button', { name: /^Filter/, expanded: false });
    expect(screen.queryByRole('group', { name: 'Filtrer medlemskap' })).toBeNull();
    await user.click(toggle);
    const group = await screen.findByRole('group', { name: 'Filtrer medlemskap' });
    expect(within(group).getAllByRole('button')).toHaveLength(9);
    await user.click(within(group).getByRole('button', { name: 'Korttid' }));
    await waitFor(() =>
      expect(titles(visited)).toEqual(['Én dag', '3 dager', '7 dager', '14 dager', '30 dager', '90 dager']),
    );
    expect(toggle.textContent).toBe('Filter (1 valgt)');
  });

  it('[P-MEMBERSHIP-31] [P-MEMBERSHIP-32] shows title, price with VAT, how often it is paid, description and groups', async () => {
    const visited = visit(ADDRESS);
    await choose(visited, 'Sentrum');
    const cardOf = async (name: string) => (await visited.card(name)).closest('li') ?? document.createElement('li');
    const card = await cardOf('Dagtid');
    expect(card.textContent).toMatch(/kr\s299,00/);
    expect(card.textContent).toContain('per måned');
    expect(card.textContent).toContain('Mandag til fredag mellom klokken 06 og 15.');
    for (const group of ['Voksen', 'Student']) within(card).getByText(group);
    expect(within(card).queryByText('Korttid')).toBeNull();
    const inNorwegian = textsOf([...card.querySelectorAll<HTMLElement>('[lang=nb]')]);
    expect(inNorwegian.filter((text) => text?.includes('Mandag til fredag'))).toHaveLength(1);
    expect(inNorwegian.filter((text) => text?.includes('per måned'))).toEqual([]);
    visited.screen.getByRole('button', { name: 'Dagtid', description: /kr\s299,00 per måned/ });
    expect((await cardOf('30 dager')).textContent).toContain('engangsbeløp');
    expect(titles(visited)[0]).toBe('Fri trening 12 måneder');
  });

  it('[P-MEMBERSHIP-31] opens the rest of a membership without choosing it', async () => {
    const visited = visit(ADDRESS);
    await choose(visited, 'Sentrum');
    await visited.card('Dagtid');
    const more = { description: 'Dagtid', name: /^(Mer|Mindre)$/ };
    await visited.user.click(visited.screen.getByRole('button', { ...more, expanded: false }));
    visited.screen.getByRole('button', { ...more, expanded: true });
    visited.screen.getByRole('button', { name: 'Mer', description: 'Student', expanded: false });
    expect((await visited.card('Dagtid')).getAttribute('aria-pressed')).toBe('false');
    await choose(visited, 'Dagtid');
    await waitFor(() => expect(titles(visited)).toEqual(['Dagtid']));
    expect(visited.screen.queryByRole('button', more)).toBeNull();
  });

  it.each(LANGUAGES)('[P-MEMBERSHIP-37] asks for a center before one can be chosen: %s', async (language) => {
    const visited = visit(ADDRESS, { language });
    await visited.card('Fana');
    await visited.says(MISSING[language].center);
    await choose(visited, 'Fana');
    await visited.saysNot(MISSING[language].center);
  });

  it.each(LANGUAGES)('[P-MEMBERSHIP-36] warns where there are none at all: %s', async (language) => {
    const visited = visit('/stor/member', { language });
    await choose(visited, 'Alta');
    await visited.says(MISSING[language].none);
  });

  it('says that memberships did not come, and has them at the next try', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'membership.memberships', kind: 'status', status: 500 }),
    });
    await choose(visited, 'Sentrum');
    await visited.warns('Medlemskapene kunne ikke lastes inn');
    goesRight(visited.world);
    await visited.press('Prøv igjen');
    await visited.card('Student');
    await visited.saysNot('Medlemskapene kunne ikke lastes inn');
  });

  it('says that departments did not come, and has them at the next try', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'center.departments', kind: 'cut' }),
    });
    await visited.warns('Sentrene kunne ikke lastes inn');
    goesRight(visited.world);
    await visited.press('Prøv igjen');
    await visited.card('Sentrum');
  });

  it('does without filters that did not come, and says so', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'membership.groups', kind: 'malformed' }),
    });
    await choose(visited, 'Sentrum');
    await visited.card('Student');
    await visited.says('Filtrene kunne ikke lastes inn');
  });

  it('[P-MEMBERSHIP-26] refuses a member a test membership of a link', async () => {
    const visited = visit(`${ADDRESS}?departmentId=101&membershipId=1110`, { member: MEMBER });
    await visited.says('Ingen tilgjengelige medlemskap passer med de valgte filtrene');
    await visited.card('Student');
    await visited.saysNot('Prøv oss i én uke');
  });
});

const MISSING = {
  no: {
    none: 'Ingen medlemskap er tilgjengelige',
    center: 'Velg et senter før du velger medlemskap',
  },
  en: {
    none: 'No memberships available',
    center: 'Please select a department before choosing a membership',
  },
} as const;

describe('many centers or memberships', () => {
  it('[P-MEMBERSHIP-35] are warned of where the filters leave none, and come back without filters', async () => {
    const visited = visit('/solsiden/member/private');
    const { press, card, inBothLanguages, says, saysNot } = visited;
    await choose(visited, 'Solsiden Moholt');
    await press('Korttid');
    await inBothLanguages((_, language) =>
      says(
        {
          no: 'Ingen tilgjengelige medlemskap passer med de valgte filtrene',
          en: 'No available memberships match the selected filters',
        }[language],
      ),
    );
    await press('Fjern filtrene');
    await card('Solsiden løpende');
    await saysNot('Ingen tilgjengelige medlemskap');
  });

  it('are searched, and make room once one is chosen, which keeps the focus', async () => {
    const visited = visit('/stor/member');
    const { screen, card, press, write, says } = visited;
    await card('Tromsø');
    const centers = () => within(region(visited, /^Velg senter$/)).getAllByRole('listitem');
    expect(centers()).toHaveLength(40);
    await write('Finn senter', 'bergen');
    await waitFor(() => expect(textsOf(centers())).toEqual([expect.stringMatching(/^Bergen/)]));
    await says('1 av 40 sentre');
    await write('Finn senter', 'atlantis');
    await says('Ingen sentre passer med søket');
    await write('Finn senter', '');
    await choose(visited, 'Tromsø');
    await waitFor(() => expect(centers()).toHaveLength(1));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tromsø' }));
    await press('Vis alle 40 sentre');
    await waitFor(() => expect(centers()).toHaveLength(40));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tromsø' }));
  });

  it('[P-MEMBERSHIP-19] are drawn no more of than a visitor looks at, and a choice stands alone until it is taken back', async () => {
    const visited = visit(ADDRESS, {
      before: (world) =>
        world.change((state) => {
          state.scenario = 'many-memberships';
        }),
    });
    await choose(visited, 'Sentrum');
    const first = await visited.card(/^Fri trening 12 måneder nr\. 1$/);
    const drawn = titles(visited).length;
    expect(drawn).toBeLessThan(200);
    await visited.user.click(first);
    await waitFor(() => expect(titles(visited)).toEqual(['Fri trening 12 måneder nr. 1']));
    await choose(visited, /^Fri trening 12 måneder nr\. 1$/);
    await waitFor(() => expect(titles(visited)).toHaveLength(drawn));
    await visited.press(/^Vis flere/);
    await waitFor(() => expect(titles(visited).length).toBeGreaterThan(100));
  });
});
