import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { made } from '../../../e2e/support/service.ts';
import { SPONSOR_WORDS } from '../../../e2e/support/sponsor-words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/sponsor/accept';
const words = SPONSOR_WORDS.en;

const outcomeOn = ({ main }: Visited) => main().getByRole('status');
const hasOutcome = (visited: Visited, said: string) =>
  waitFor(() => expect(outcomeOn(visited).textContent).toContain(said));

describe('the answer of a payer', () => {
  it('[P-SPONSOR-43] does not count before direct debit is signed, and is not sent without a network', async () => {
    const visited = visit(`${ADDRESS}?hash=hash-open`, { language: 'en' });
    const { world, window, press, saysNot, says } = visited;
    const { accept } = words;
    await visited.screen.findByRole('button', { name: accept });
    window.online$.next(false);
    await press(accept);
    await hasOutcome(visited, 'You are offline, so nothing has been sent now.');
    window.online$.next(true);
    await saysNot('You are offline');
    for (const button of [accept, words.retry]) {
      waitOutGuard();
      await press(button);
      await hasOutcome(visited, words.notAccepted);
      await hasOutcome(visited, words.signFirst);
      await waitFor(() => expect(document.activeElement).toBe(outcomeOn(visited)));
    }
    // A payer who signs elsewhere meanwhile tries again. For all others the link is good for the agreement that is missing.
    visited.load(visited.screen.getByRole('link', { name: words.goOn }).getAttribute('href') ?? '');
    await says(`${words.askedFor} Jonas Østby`);
    expect(made(world, 'acceptance')).toBe(0);
  });

  it.each([
    ['hash-expired', words.expired],
    ['%3Cscript%3E', words.notValid],
    ['', words.notWhole],
  ])('[P-SPONSOR-43] is not asked for by a link that does not count: %j', async (hash, why) => {
    const visited = visit(`${ADDRESS}?hash=${hash}`, { language: 'en' });
    await visited.says(why);
    await hasOutcome(visited, words.notAccepted);
    expect(visited.screen.queryByRole('button', { name: words.retry })).toBeNull();
  });
});
