import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NEW_PROFILE_WORDS } from '../../../e2e/support/new-profile-words.ts';
import { PERSON_WORDS } from '../../../e2e/support/person-words.ts';
import { goesWrong } from '../../../e2e/support/service.ts';
import { traces } from '../../../e2e/support/traces.ts';
import { fillInPerson } from '../../support/person.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/member/profile';
const MARKUP = `<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;
const UNTOUCHED = { hacked: false, scripts: 0, handlers: 0, foreign: [] };

const profile = NEW_PROFILE_WORDS.no;
const words = PERSON_WORDS.no;

async function filledIn(over: Parameters<typeof fillInPerson>[1] = {}): Promise<Visited> {
  const visited = visit(ADDRESS);
  await visited.press('Sentrum');
  await fillInPerson(visited, over);
  await visited.has(words.place, 'Trondheim');
  return visited;
}

describe('the form of a person', () => {
  it.each([
    ['markup and emoji', MARKUP, '👩‍👩‍👧‍👦 Åse-Märta 🏋️'],
    ['letters from right to left, and turned around', 'مُحَمَّد‎ שרה', '\u202eetavirp\u202c'],
    ['combining marks and template braces', 'Ze\u0301 \u0301\u0301\u0301', '{{firstname}} %s'],
    ['quotes and a statement', `O'Neil "Bob"`, `O'Neil "Bob"; DROP TABLE members;--`],
  ])('takes a name with %s for the name it is', async (_, first, last) => {
    const { world, field, press, says } = await filledIn({ first, last });
    const shown = [field(words.first).value, field(words.last).value];
    expect(shown.join().toLowerCase()).toBe([first, last].join().toLowerCase());
    await press(profile.create);
    await says(profile.made);
    expect(world.state.members.map(({ firstname, lastname }) => [firstname, lastname])).toEqual([shown]);
    expect(traces()).toMatchObject(UNTOUCHED);
  });

  it('shows what a search finds as the text it is', async () => {
    const { write, press, says, field } = visit(ADDRESS, {
      before: (world) =>
        goesWrong(world, {
          call: 'person.phone',
          kind: 'answer',
          answer: [
            { exists: true, firstname: MARKUP, lastname: 'a'.repeat(10_000), address: '\u202e', postal_code: '7014x' },
          ],
        }),
    });
    await write(words.find, '10000021');
    await press(words.search);
    await says(words.found);
    expect(field(words.first).value).toMatch(/^<img/i);
    expect(field(words.last).value).toBe('');
    expect(field(words.postalCode).value).toBe('');
    expect(traces()).toMatchObject(UNTOUCHED);
  });

  it('shows a place as the text it is', async () => {
    const { write, has } = visit(ADDRESS, {
      before: (world) =>
        goesWrong(world, { call: 'person.municipality', kind: 'answer', answer: { municipality: MARKUP } }),
    });
    await write(words.postalCode, '7014');
    await has(words.place, MARKUP);
    expect(traces()).toMatchObject(UNTOUCHED);
  });

  it('shows the words of a refusal as the text they are', async () => {
    const { refuse, press, says } = await filledIn();
    refuse('signup.createProfile', 400, MARKUP);
    await press(profile.create);
    await says('<img');
    expect(traces()).toMatchObject(UNTOUCHED);
  });

  it('starts over if the stored data was changed', async () => {
    const { write, press, load, kept, warns, screen } = visit(ADDRESS);
    await write(words.first, 'sunniva');
    await waitFor(() => expect(kept.tab.entries.has('felles.signup.nordlys')).toBe(true));
    for (const text of [
      '{',
      '{"areas":{"person":{"changes":{"firstname":["x"]},"place":null,"approved":false}},"flows":{}}',
      `{"areas":{"person":{"changes":{"firstname":${JSON.stringify(MARKUP)},"date_of_birth":{"day":99,"month":99,"year":1e9}},"place":{"code":"7014","municipality":${JSON.stringify(MARKUP)}},"approved":true},"department":-1},"flows":{"profile":7}}`,
    ]) {
      kept.tab.write('felles.signup.nordlys', text).subscribe();
      load();
      await screen.findByRole('heading', { level: 1, name: profile.title });
      await press(profile.create);
      await warns(profile.missed);
      expect(traces()).toMatchObject(UNTOUCHED);
    }
  });

  it('says of ten thousand characters that they are too many, and loses none of them', async () => {
    const long = 'A'.repeat(10_000);
    const over = { last: long, email: `${'a'.repeat(10_000)}@demo.example`, phone: '1'.repeat(10_000) };
    const { screen, press, describes, load, has } = await filledIn(over);
    await press(profile.create);
    const missing = await screen.findByRole('region', { name: words.lookOver });
    expect([...missing.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      words.last,
      words.phone,
      words.email,
    ]);
    await describes(words.last, 'Skriv høyst 200 tegn');
    load();
    await has(words.last, long);
  });
});
