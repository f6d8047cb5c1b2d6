// Pages that end at any moment, a network that loses either way, and a service that knows keys or does not.
import { fail } from '@felles/core';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { LOST, pick } from '../../data/network.ts';
import { type ChatPage, createBrowser, type Kind } from './a-service.ts';

const KINDS = [
  ...['write', 'write', 'write', 'keep', 'keep', 'keep', 'tell', 'answer', 'answer', 'answer', 'answer'],
  ...['lose', 'miss', 'fail', 'refuse', 'end', 'pass', 'offline', 'online', 'hear', 'look', 'retry'],
] as const;
type Step = {
  readonly kind: (typeof KINDS)[number];
  readonly tab: number;
  readonly which: number;
  readonly files: number;
};

const stepsOf = (without: readonly string[], tabs: number) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...KINDS.filter((kind) => !without.includes(kind))),
      tab: fc.nat({ max: tabs - 1 }),
      which: fc.nat({ max: 5 }),
      files: fc.nat({ max: 2 }),
    }),
    { maxLength: 70, size: 'max' },
  );

const SERVER_ERROR = { kind: 'refused', refusal: 'server', status: 500, type: '', message: '' } as const;

interface Posted {
  readonly tab: number;
  readonly conversation: string;
  readonly text: string;
  readonly files: readonly string[];
}

interface Setup {
  readonly service: Kind;
  readonly tabs: number;
  /** Whether the same words are written more than once. */
  readonly repeats: boolean;
}

function run(given: readonly Step[], { service: kind, tabs: count, repeats }: Setup) {
  const browser = createBrowser(kind);
  const { kept, online$, pass, service, page, answer } = browser;
  const tabs = Array.from({ length: count }, (_, at) => page(at === 0));
  const posted = new Map<string, Posted>();
  /** An entry in the database once is not lost any more. */
  const everKept = new Set<string>();
  let number = 0;

  const keep = (tab: ChatPage): void => {
    tab.writes.shift()?.();
    for (const key of kept.keys()) everKept.add(key);
  };

  /** The conversation is on the screen. */
  function look(tab: ChatPage, conversation: string): void {
    const last = service.messages.findLast(({ conversation_id }) => conversation_id === conversation);
    if (last) tab.outbox.saw(conversation, String(last.id));
  }

  function write(tab: ChatPage, { tab: at, which, files }: Step): void {
    number += 1;
    const conversation = which % 2 === 0 ? '7' : '8';
    const text = repeats && which > 2 ? 'ok' : `${at} ${String(number).padStart(3, '0')}`;
    // Some files of a message cannot be told apart; then only keys tell which of them has arrived.
    const names = Array.from({ length: files }, (_, file) =>
      which > 3 && kind === 'keys' ? 'bilde.jpg' : `${number}-${file}.jpg`,
    );
    const key = tab.outbox.write(
      { mode: 'PUBLIC', conversationId: conversation },
      text,
      names.map((name) => ({ name, type: 'image/jpeg', bytes: new Uint8Array([1, 2]) })),
    );
    posted.set(key, { tab: at, conversation, text, files: names });
  }

  function end(at: number, isSent: boolean): void {
    const tab = tabs[at];
    if (!tab) return;
    // A request on its way arrives now, or never.
    if (isSent) for (const request of tab.network.open) service.take(request);
    const wasSender = tab.isSender$.value;
    tab.outbox.close();
    const next = page(count === 1);
    for (const conversation of ['7', '8']) look(next, conversation);
    tabs[at] = next;
    if (wasSender && count > 1) tabs[1 - at]?.isSender$.next(true);
  }

  for (const step of given) {
    const { kind: what, which } = step;
    const tab = tabs[step.tab];
    if (!tab) continue;
    const request = pick(tab.network.open, which);
    if (what === 'write') write(tab, step);
    if (what === 'keep') keep(tab);
    if (what === 'tell') tab.stored$.next([...kept.values()]);
    if (what === 'answer' && request) answer(request);
    if (what === 'lose' && request) {
      service.take(request);
      request.answer(fail(LOST));
    }
    if (what === 'miss') request?.answer(fail(LOST));
    if (what === 'fail') request?.answer(fail(SERVER_ERROR));
    if (what === 'refuse' && request) request.answer(service.take(request, true));
    if (what === 'end') end(step.tab, which % 2 === 0);
    if (what === 'pass') pass(60_000);
    if (what === 'offline') online$.next(false);
    if (what === 'online') online$.next(true);
    if (what === 'hear') {
      const message = pick(service.messages, which);
      if (message) tab.outbox.confirm(service.keys.get(String(message.id)) ?? '', message);
    }
    if (what === 'look') look(tab, which % 2 === 0 ? '7' : '8');
    if (what === 'retry') for (const { key } of tab.outbox.entries$.value) tab.outbox.retry(key);
    // One message and one file at a time of each conversation.
    for (const { network } of tabs) {
      const sent = network.open.filter(({ input }) => input.call === 'send').map(({ input }) => input.conversation);
      expect(new Set(sent).size).toBe(sent.length);
    }
  }

  // In the end the network is good, and a failed message is tried again on request.
  online$.next(true);
  for (let turn = 0; turn < 200; turn += 1) {
    let isQuiet = true;
    for (const tab of tabs) {
      for (const { key, state } of tab.outbox.entries$.value) if (state === 'failed') tab.outbox.retry(key);
      while (tab.writes.length > 0) keep(tab);
      for (const request of [...tab.network.open]) {
        answer(request);
        isQuiet = false;
      }
    }
    for (const { stored$ } of tabs) stored$.next([...kept.values()]);
    if (isQuiet && turn > 3 && tabs.every(({ outbox }) => outbox.entries$.value.length === 0)) break;
    pass(60_000);
  }
  const wanted = [...posted].filter(([key]) => everKept.has(key)).map(([, one]) => one);
  return { tabs, service, wanted };
}

const sorted = (texts: readonly string[]): readonly string[] => texts.toSorted();

const RUNS = { numRuns: Math.ceil(inject('runs') / 2) };

describe.each<Setup & { readonly without: readonly string[] }>([
  { service: 'keys', tabs: 2, repeats: true, without: [] },
  { service: 'no keys', tabs: 1, repeats: true, without: ['hear', 'refuse'] },
  { service: 'no keys', tabs: 2, repeats: false, without: ['hear', 'refuse'] },
])('messages to a service with $service, from $tabs tabs', ({ without, ...setup }) => {
  it('[W-CHAT-24] [W-CHAT-29] should be there once with each file once, when any page ends at any time', () => {
    fc.assert(
      fc.property(stepsOf(without, setup.tabs), (given) => {
        const { tabs, service, wanted } = run(given, setup);
        for (const { outbox } of tabs) expect(outbox.entries$.value).toEqual([]);
        const textOf = (one: Posted): string => [one.conversation, one.text, ...sorted(one.files)].join('|');
        const there = service.messages.map(({ conversation_id, text, attachments }) =>
          textOf({
            tab: 0,
            conversation: String(conversation_id),
            text: text ?? '',
            files: (attachments ?? []).map(({ metadata }) => metadata?.title ?? ''),
          }),
        );
        expect(sorted(there)).toEqual(sorted(wanted.map(textOf)));
      }),
      RUNS,
    );
  });

  it('[W-CHAT-24] should come in the order in which each tab has written them', () => {
    fc.assert(
      // A refused message that is sent again comes later.
      fc.property(stepsOf([...without, 'refuse', 'fail'], setup.tabs), (given) => {
        const { service, wanted } = run(given, setup);
        for (const tab of [0, 1])
          for (const conversation of ['7', '8']) {
            const isHere = (one: { readonly text: string }): boolean => one.text.startsWith(`${tab} `);
            const there = service.messages.map(({ text, conversation_id }) => ({ text: text ?? '', conversation_id }));
            expect(
              there.filter((one) => isHere(one) && one.conversation_id === conversation).map(({ text }) => text),
            ).toEqual(wanted.filter((one) => isHere(one) && one.conversation === conversation).map(({ text }) => text));
          }
      }),
      RUNS,
    );
  });
});
