import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { AASE, INGRID, SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/forgotten-password';
const words = SESSION_WORDS.no;

async function ask(visited: Visited, phone: string): Promise<void> {
  await visited.write(words.phone, phone);
  waitOutGuard();
  await visited.press(words.send);
}

/** Waits until the focus is where these words are. */
const isLedTo = (said: string) => waitFor(() => expect(document.activeElement?.textContent).toContain(said));

/** The service has done it, or may have, and its answer says nothing or does not come. */
const LOST_ANSWERS = [{ kind: 'status', status: 502, after: true }, { kind: 'empty', after: true }, null] as const;

describe('the page for a new password', () => {
  it('[P-SESSION-19] [P-SESSION-20] [P-SESSION-21] [P-SHELL-11] asks for a number, and says that the app is meant too', async () => {
    const { world, screen, user, field, write, press, describes, says, inBothLanguages } = visit(ADDRESS);
    await screen.findByRole('heading', { level: 1, name: words.newPassword });
    await inBothLanguages(async (_, language) => {
      const each = SESSION_WORDS[language];
      screen.getByRole('heading', { level: 1, name: each.newPassword });
      expect(field(each.phone).inputMode).toBe('tel');
      await says(each.app);
      await write(each.phone, '');
      await press(each.send);
      await describes(each.phone, each.phoneMissing);
      await waitFor(() => expect(document.activeElement).toBe(field(each.phone)));
      await write(each.phone, 'ingrid');
      await user.keyboard('{Enter}');
      await describes(each.phone, new RegExp(each.notDigits));
    });
    expect(asked(world, 'session.newPassword')).toBe(0);
  });

  it.each([INGRID.phone, '10000999'])(
    '[P-SESSION-26] answers every number alike, and is sent once however often: %s',
    async (number) => {
      const visited = visit(ADDRESS);
      const { world, screen, user, field, write, press, has, says, inBothLanguages } = visited;
      await write(words.phone, number);
      await user.keyboard('{Enter}{Enter}');
      await isLedTo(words.sent);
      await inBothLanguages(async (_, language) => {
        await says(SESSION_WORDS[language].sent);
        const back = screen.getByRole('link', { name: SESSION_WORDS[language].toLogin });
        expect(back.getAttribute('href')).toBe('/nordlys/login');
      });
      expect(asked(world, 'session.newPassword')).toBe(1);
      await press(words.another);
      await has(words.phone, '');
      await waitFor(() => expect(document.activeElement).toBe(field(words.phone)));
    },
  );

  it('keeps the number when it fails, says why, and can be tried again', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'session.newPassword', kind: 'malformed', times: 1 }),
    });
    await ask(visited, INGRID.phone);
    await visited.warns('Ukjent svar fra serveren');
    await isLedTo('Ukjent svar fra serveren');
    await visited.has(words.phone, INGRID.phone);
    waitOutGuard();
    await visited.press(words.send);
    await visited.says(words.sent);
  });

  it.each(LOST_ANSWERS)('says that the outcome is unknown where the answer was lost: %j', async (order) => {
    const visited = visit(ADDRESS);
    if (order === null) visited.lose('session.newPassword');
    else goesWrong(visited.world, { call: 'session.newPassword', ...order });
    await ask(visited, INGRID.phone);
    await visited.inBothLanguages(async (_, language) => {
      await visited.warns(SESSION_WORDS[language].passwordUncertain);
      await visited.saysNot(SESSION_WORDS[language].passwordFailed);
    });
    await isLedTo(words.passwordUncertain);
  });

  it('says of a refusal that no password was sent, and when too many were asked for', async () => {
    const visited = visit(ADDRESS, {
      before: (world) => goesWrong(world, { call: 'session.newPassword', kind: 'status', status: 400 }),
    });
    const { world, load, warns, says, saysNot } = visited;
    await ask(visited, AASE.phone);
    await warns(words.passwordFailed);
    await saysNot(words.passwordUncertain);
    goesRight(world);
    for (const said of [words.sent, words.sent, words.sent, words.tooMany]) {
      load();
      await ask(visited, INGRID.phone);
      await says(said);
    }
  });
});
