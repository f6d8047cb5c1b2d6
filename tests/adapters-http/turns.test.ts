import { createHttp } from '@felles/adapters-http';
import { documents, participants, SENT_ADDITIONS, visits } from '@felles/adapters-http/wire';
import { createAccess } from '@felles/core/internal/shared/access';
import { describe, expect, it } from 'vitest';
import { at } from '../support/at.ts';

const project = { params: { project_id: '7' } };
const visit = { params: { type: 'project', idtype: 'dataid', id: '7' } } as const;

describe('the turns of calls', () => {
  it('sends a call that no page waits for after the calls of a page, and after those that follow from them', async () => {
    const { ask, answerAll, pass, sent } = connect();
    for (const _ of [1, 2, 3]) ask.participants();
    ask.visit();
    await pass(1_000);
    await answerAll();
    await pass(150);
    for (const _ of [1, 2, 3]) ask.participants();
    await pass(1_000);
    expect(sent()).not.toContain('visitlog');
    await answerAll();
    await pass(200);
    expect(sent().at(-1)).toBe('visitlog');
  });

  it('sends it at once that a page has few calls on their way, however long a file takes', async () => {
    const { ask, pass, sent } = connect();
    for (const _ of [1, 2, 3]) ask.file();
    for (const _ of [1, 2]) ask.participants();
    ask.visit();
    await pass(200);
    expect(sent().at(-1)).toBe('visitlog');
  });

  it('counts a call no more that its page has left', async () => {
    const { ask, pass, sent } = connect();
    const left = [1, 2, 3].map(() => ask.participants());
    ask.visit();
    for (const call of left) call.unsubscribe();
    await pass(200);
    expect(sent().at(-1)).toBe('visitlog');
  });
});

/** A service that answers when the test says so. */
function connect() {
  const sent: string[] = [];
  let waiting: (() => void)[] = [];
  const clock = at('2026-11-18T12:00:00Z');
  const access = createAccess();
  access.next({ ...access.value, base: 'https://service.example', token: 'token', additions: SENT_ADDITIONS });
  const http = createHttp({
    root: '',
    fetch: (url) => {
      sent.push(/visitlog|content|participants/.exec(String(url))?.[0] ?? '');
      return new Promise((resolve) => waiting.push(() => resolve(Response.json([]))));
    },
    access,
    clock,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    sent: () => sent,
    ask: {
      participants: () => http.ask(participants.participants, project).subscribe(),
      file: () => http.ask(documents.content, { params: { document_id: '1' }, query: {} }).subscribe(),
      visit: () => http.ask(visits.record, visit).subscribe(),
    },
    async pass(milliseconds: number) {
      clock.pass(milliseconds);
      await settle();
    },
    async answerAll() {
      for (const answer of waiting) answer();
      waiting = [];
      await settle();
    },
  };
}
