// Two users of the service, each with an outbox of its own, who change one deviation at the same time.
import { type Failure, fail, ok, type Result } from '@felles/core';
import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { changeOf } from '@felles/core/internal/workspace/deviations/changes';
import { conflictIn } from '@felles/core/internal/workspace/site-work/rules';
import { createSiteOutbox } from '@felles/core/internal/workspace/site-work/store';
import { Deviation } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { BehaviorSubject, from } from 'rxjs';
import { expect, inject, it } from 'vitest';
import { at } from '../support/at.ts';
import { aMock } from './mock.ts';

const PLACE = '/rest/v1/projects/1001/deviations';
const LOST: Failure = { kind: 'unreachable', cause: 'timeout' };
const FIELDS = ['title', 'place', 'description'] as const;
const KINDS = ['write', 'write', 'write', 'write', 'read', 'offline', 'online', 'lose', 'choose'] as const;
const steps = fc.array(
  fc.record({
    who: fc.constantFrom('ola', 'kari'),
    kind: fc.constantFrom(...KINDS),
    field: fc.constantFrom(...FIELDS),
    side: fc.constantFrom('mine', 'theirs'),
  }),
  { maxLength: 24, size: 'max' },
);

/** A device whose storage is as fast as its page. */
function placeOf(): OutboxPlace<SiteChange> {
  const kept = new Map<string, StoredEntry<SiteChange>>();
  const stored$ = new BehaviorSubject<readonly StoredEntry<SiteChange>[]>([]);
  const tell = () => stored$.next([...kept.values()]);
  return {
    stored$,
    isSender$: new BehaviorSubject(true),
    put(entry) {
      kept.set(entry.key, entry);
      tell();
    },
    remove(key) {
      kept.delete(key);
      tell();
    },
  };
}

const fieldsOf = ({ body }: SiteChange): object =>
  Object.fromEntries(FIELDS.filter((field) => field in body).map((field) => [field, body[field]]));

/** A value that a user has typed and not taken back. */
interface Typed {
  readonly who: string;
  readonly field: string;
  readonly value: string;
}

it('[W-SITE-24] [W-SITE-25] [W-SITE-26] leaves each value of two users in the record, in its log, or in the outbox of its author', async () => {
  const { app, world } = aMock();
  await fc.assert(
    fc.asyncProperty(steps, async (given) => {
      world.reset();
      const clock = at('2026-06-18T10:00:00Z');
      const ask = async (
        who: string,
        method: 'GET' | 'POST' | 'PATCH',
        url: string,
        payload?: object,
        key?: string,
      ) => {
        const authorization = `Bearer ${issueGrant(world, who).access}`;
        const headers = { authorization, ...(key && { 'idempotency-key': key }) };
        const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
        return { status: reply.statusCode, answer: reply.json() };
      };
      const client_id = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
      const registered_at = new Date(world.now()).toISOString();
      const { answer: made } = await ask('ola', 'POST', PLACE, { client_id, registered_at, title: 'Fukt' });
      const url = `${PLACE}/${made.deviation_id}`;
      const read = async () => Deviation.parse((await ask('ola', 'GET', url)).answer);
      const accepted: Typed[] = [];
      let typed: readonly Typed[] = [];

      /** The service, which may have taken a change whose answer is lost. */
      async function send(who: string, { body }: SiteChange, key: string, isLost: boolean): Promise<Result<unknown>> {
        const before: Record<string, unknown> = await read();
        const { status, answer } = await ask(who, 'PATCH', url, body, key);
        const was = Object(body['was']);
        for (const field of FIELDS.filter((one) => status === 200 && one in body)) {
          const value = String(body[field]);
          if (accepted.some((one) => one.who === who && one.value === value)) continue;
          // Nothing is put over a value that its author has not seen.
          expect([was[field] ?? null, value]).toContain(before[field] ?? null);
          accepted.push({ who, field, value });
        }
        if (isLost) return fail(LOST);
        if (status === 200) return ok(answer);
        const { type, message, detail } = answer.error;
        return fail({ kind: 'refused', refusal: 'generic', status, type, message, detail });
      }

      const users = new Map(
        ['ola', 'kari'].map((who) => {
          const online$ = new BehaviorSubject(true);
          const user = { online$, seen: Deviation.parse(made), losesNext: false };
          let keys = 0;
          const outbox = createSiteOutbox({
            port: {
              send(change, key) {
                const { losesNext } = user;
                user.losesNext = false;
                return from(send(who, change, key, losesNext));
              },
            },
            place: placeOf(),
            newKey() {
              keys += 1;
              return `${who}-${keys}`;
            },
            ...{ online$, clock },
          });
          outbox.open();
          return [who, { user, outbox }] as const;
        }),
      );

      const isBusy = () =>
        [...users.values()].some(({ outbox }) => outbox.entries$.value.some(({ state }) => state === 'sending'));
      const quiet = async () => {
        while (isBusy()) await new Promise((resolve) => setImmediate(resolve));
      };

      let number = 0;
      for (const { who, kind, field, side } of given) {
        const { user, outbox } = users.get(who) ?? expect.unreachable();
        if (kind === 'write') {
          number += 1;
          const value = `${field} ${number}`;
          const entries = outbox.entries$.value;
          const last = entries.at(-1);
          // A later value of the same author takes the place of one that has not left.
          if (last?.state === 'waiting' && !last.wasSent)
            typed = typed.filter((one) => one.value !== last.input.body[field]);
          const pending = entries.filter(({ state }) => state !== 'failed').map(({ input }) => fieldsOf(input));
          const shown = Object.assign({}, user.seen, ...pending);
          const change = changeOf({ id: '1001', title: 'Storgata' }, shown, { [field]: value }, clock.now());
          typed = [...typed, { who, field, value }];
          outbox.save(change).subscribe();
        } else if (kind === 'read') user.seen = await read();
        else if (kind === 'lose') user.losesNext = true;
        else if (kind === 'choose') {
          const refused = outbox.entries$.value.find(({ refusal }) => conflictIn(refusal) !== null);
          if (refused === undefined) continue;
          const fields = Object.keys(conflictIn(refused.refusal) ?? {});
          outbox.resolve(refused.key, Object.fromEntries(fields.map((one) => [one, side])));
          if (side === 'theirs')
            typed = typed.filter(({ value }) => !fields.some((one) => refused.input.body[one] === value));
        } else user.online$.next(kind === 'online');
        await quiet();
      }
      for (const { user } of users.values()) user.online$.next(true);
      for (let round = 0; round < 6; round += 1) {
        await quiet();
        clock.pass(60_000);
      }
      await quiet();

      const now = await read();
      const left: Record<string, unknown> = now;
      const said = (now.log ?? []).flatMap((line) => [line?.from, line?.to]);
      for (const { who, field, value } of accepted) expect([who, left[field], ...said]).toContain(value);
      for (const { who, field, value } of typed) {
        const kept = (users.get(who)?.outbox.entries$.value ?? []).map(({ input }) => input.body[field]);
        const isAccepted = accepted.some((one) => one.value === value);
        expect(isAccepted || kept.includes(value), `${value} of ${who}`).toBe(true);
      }
      for (const { outbox } of users.values())
        expect(outbox.entries$.value.filter(({ state }) => state !== 'failed')).toEqual([]);
    }),
    { numRuns: Math.ceil(inject('runs') / 10) },
  );
});
