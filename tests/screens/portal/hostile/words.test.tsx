import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { INGRID, SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { traces } from '../../../e2e/support/traces.ts';
import { type Visited, visit } from '../../support/portal.tsx';
import { logIn } from '../../support/session.ts';

const MARKUP = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>{{1+1}} $t(retry) \u202e&lt;';
const UNTOUCHED = { hacked: false, scripts: 0, handlers: 0 };

/** The service's message of a refusal, at every place where a page shows it. */
const PLACES: readonly { readonly what: string; readonly call: string; reach(visited: Visited): Promise<void> }[] = [
  { what: 'the page that could not start', call: 'center.center', reach: async () => undefined },
  { what: 'the timetable', call: 'timetable.classes', reach: ({ press }) => press(/^Timeplan/, 'link') },
  {
    what: 'the login',
    call: 'session.login',
    async reach(visited) {
      await visited.user.click(await visited.screen.findByRole('link', { name: SESSION_WORDS.no.title }));
      await logIn(visited, INGRID.phone);
    },
  },
  {
    what: 'the document viewer',
    call: 'terms.conditions',
    reach: ({ press }) => press(/^Betalingsvilkår Les/, 'link'),
  },
];

describe("the service's own words", () => {
  it.each(PLACES)('are shown as words: $what', async ({ call, reach }) => {
    const visited = visit('/nordlys?departmentId=101');
    visited.refuse(call, 400, MARKUP);
    await reach(visited);
    await visited.warns(MARKUP);
    expect(traces()).toMatchObject(UNTOUCHED);
  });

  it('are shown as words: a toast', async () => {
    const visited = visit('/nordlys/classes?departmentId=101');
    const { screen, user, refuse, says } = visited;
    await screen.findAllByRole('article');
    // Colours that can no longer be had have no place of their own on the page.
    refuse('center.colors', 400, MARKUP);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Avdeling' }), 'Åsane');
    await says(MARKUP);
    expect(traces()).toMatchObject(UNTOUCHED);
  });
});

describe('a center whose every word is markup', () => {
  it.each(['', '/classes', '/login', '/forgotten-password', '/vilkar', '/profile', '/finnes-ikke'])(
    'is shown as words: %j',
    async (path) => {
      const visited = visit('/nordlys/login');
      await visited.screen.findByRole('heading', { level: 1 });
      visited.tell('center.center', { title: MARKUP, contact_email: `a@b.invalid${MARKUP}` });
      const hostile = { navn: MARKUP, epost: MARKUP };
      const departments = [101, 102, 103].map((id) => ({ id, active: true, ...hostile }));
      visited.tell('center.departments', departments);
      visited.load(`/nordlys${path}`);
      await visited.says(MARKUP.replace(/\s+/g, ' '));
      await visited.screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(document.title).toContain(MARKUP.replace(/\s+/g, ' ')));
      expect(traces()).toMatchObject(UNTOUCHED);
    },
  );
});
