import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLive } from './a-live.ts';

/** Few of everything, so that they meet. */
const channel = fc.constantFrom('a', 'b', 'c', '__proto__', 'x'.repeat(201));
const who = fc.nat({ max: 2 });

const asked = fc.oneof(
  fc.record({ operation: fc.constant('subscribe' as const), channel }),
  fc.record({ operation: fc.constant('subscribe' as const), channel }),
  fc.record({ operation: fc.constant('unsubscribe' as const), channel }),
  fc.record({ operation: fc.constant('publish' as const), channel }),
  fc.record({ operation: fc.constant('listsubs' as const), channel }),
);

/** Frames that no client would send. */
const nonsense = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.json().map((text) => `[${text}]`),
  fc
    .record({
      operation: fc.oneof(fc.constantFrom('auth', 'subscribe', 'publish', 'toString', '__proto__'), fc.jsonValue()),
      operation_id: fc.jsonValue(),
      parameters: fc.jsonValue(),
    })
    .map((frame) => JSON.stringify(frame)),
  asked.map((frame) => JSON.stringify(frame).slice(0, -3)),
);

const kinds = fc.constantFrom('duplicate' as const, 'reorder' as const, 'malformed' as const, 'any' as const);

describe('the hub, for any message', () => {
  it('[M-19] [R-32] should answer each operation once, know who is subscribed to what, and tell no others', () => {
    const steps = fc.array(fc.record({ who, asked }), { minLength: 1, maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(steps, (all) => {
        const { letIn } = aLive();
        const lines = [letIn(), letIn(), letIn()];
        const subscribed = lines.map(() => new Set<string>());
        const told = lines.map(() => 0);
        for (const { who: place, asked: frame } of all) {
          const [line, has] = [lines[place], subscribed[place]];
          if (!line || !has) continue;
          if (frame.operation === 'subscribe' && frame.channel.length <= 200) has.add(frame.channel);
          if (frame.operation === 'unsubscribe') has.delete(frame.channel);
          if (frame.operation === 'publish')
            for (const [index, channels] of subscribed.entries())
              if (channels.has(frame.channel)) told[index] = (told[index] ?? 0) + 1;
          line.ask(frame.operation, { channel: frame.channel, data: 1 });
        }
        for (const [place, line] of lines.entries()) {
          const said = line.texts.map((text) => JSON.parse(text));
          const mine = all.filter((step) => step.who === place);
          const answers = said.filter((frame) => 'operation_id' in frame);
          expect(answers.map(({ operation_id }) => operation_id)).toEqual([1, ...mine.map((_, index) => index + 2)]);
          expect(said.length - answers.length).toBe(told[place]);
          expect(line.channels()).toEqual([...(subscribed[place] ?? [])]);
          expect(line.done).toEqual([]);
        }
      }),
    );
  });

  it('[M-19] should end a client that talks nonsense and no other, in any weather', () => {
    const steps = fc.array(fc.record({ who, text: nonsense }), { minLength: 1, maxLength: 12, size: 'max' });
    fc.assert(
      fc.property(steps, fc.option(kinds, { nil: null }), (all, kind) => {
        const { letIn, fault, live } = aLive();
        const lines = [letIn(), letIn(), letIn('no ticket')];
        const quiet = letIn();
        quiet.ask('subscribe', { channel: 'a' });
        if (kind !== null)
          for (let id = 1; id <= 3; id += 1) fault({ kind, connection: id, probability: 0.5, milliseconds: 0 });
        for (const { who: place, text } of all) lines[place]?.say(text);
        const before = quiet.texts.length;
        live.hub.publish('a', 'told', 1);
        expect(quiet.texts).toHaveLength(before + 1);
        expect(quiet.done).toEqual([]);
        for (const line of lines) line.leave();
        expect(live.hub.publish('a', 'told', 1)).toBe(1);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});
