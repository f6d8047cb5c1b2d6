// Users one after another on one device, each on a page of their own, with answers and unsent changes on it.
import { setImmediate } from 'node:timers/promises';
import { projects } from '@felles/adapters-http/wire';
import { openWorkspace, type WorkspaceDoor } from '@felles/adapters-http/workspace';
import { siteDraftsOf, siteOutboxOf } from '@felles/adapters-http/workspace/areas/site-work';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import type { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { aStaffPlace } from '../../support/a-staff-place.ts';
import { at } from '../../support/at.ts';
import { memoryCache } from '../../support/memory-cache.ts';

const ROOT = 'https://page.example';
const MANIFEST = { additions: ['me', 'site-records', 'deviation-changes', 'idempotency-key'] };

const turn = fc.record({
  user: fc.constantFrom('ola', 'kari', 'per'),
  steps: fc.array(fc.constantFrom('ask', 'save', 'offline', 'online', 'wait'), { maxLength: 6 }),
  /** Whether the user signs out; else only the page is closed. */
  signsOut: fc.boolean(),
});

/** Lets what was begun come to its end. */
async function settle(): Promise<void> {
  for (let count = 0; count < 12; count += 1) await setImmediate();
}

const ofUser = (user: string, count: number): SiteChange => ({
  ...{ call: 'deviation.create', project: { id: '7', title: '' }, record: `${user} ${count}`, id: null, point: null },
  ...{ title: user, at: '2026-11-19T10:00:00+01:00', body: { title: user, client_id: `${user} ${count}` }, photos: [] },
});

function aDevice() {
  const clock = at('2026-11-19T10:00:00+01:00');
  const memory = memoryCache();
  const outboxes = new Map<string, OutboxPlace<unknown>>();
  const online$ = new BehaviorSubject(true);
  const sent: { readonly token: string; readonly author: string }[] = [];
  let saved = 0;

  function answer(url: string, token: string, body: unknown): Response {
    if (url.endsWith('/manifest.json')) return Response.json({ service_base_url: ROOT, ...MANIFEST });
    if (url.endsWith('/v1/me')) return Response.json({ login_id: token, name: token });
    if (url.endsWith('/v1/projects/7')) return Response.json({ id: '7', title: token });
    if (!url.endsWith('/deviations')) return Response.json({});
    const { title } = JSON.parse(String(body));
    sent.push({ token, author: title });
    return Response.json({ deviation_id: String(sent.length), title });
  }

  async function open(user: string): Promise<WorkspaceDoor> {
    const door = await openWorkspace({
      root: ROOT,
      ...aStaffPlace({ access: user, outboxes }),
      answerCache: memory.place,
      clock,
      steadyClock: clock,
      chance: () => 0,
      online$,
      async fetch(url, init) {
        if (!online$.value) throw new TypeError('Failed to fetch');
        const token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? '';
        return answer(String(url), token, init?.body);
      },
    });
    door.session.open();
    await settle();
    return door;
  }

  return {
    clock,
    memory,
    outboxes,
    online$,
    sent,
    open,
    save(door: WorkspaceDoor, user: string): void {
      saved += 1;
      siteOutboxOf(door).save(ofUser(user, saved)).subscribe();
    },
    saved: () => saved,
  };
}

it('[W-SITE-31] [W-SITE-32] should send each change by its own user, and leave outboxes alone after a sign-out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 5 }), async (turns) => {
      const device = aDevice();
      const { memory, online$, sent, outboxes } = device;
      for (const { user, steps, signsOut } of turns) {
        online$.next(true);
        const door = await device.open(user);
        expect(door.owner$.value).toContain(user);
        siteDraftsOf(door);
        for (const step of steps) {
          if (step === 'offline' || step === 'online') online$.next(step === 'online');
          if (step === 'save') device.save(door, user);
          if (step === 'wait') device.clock.pass(60_000);
          if (step === 'ask') {
            const asked = door.http.ask(projects.project, { params: { project_id: '7' } });
            asked.subscribe((result) => result.ok && expect(result.value.title).toBe(user));
          }
          await settle();
        }
        const owner = door.owner$.value ?? '';
        if (signsOut) door.session.signOut();
        await settle();
        device.clock.pass(60_000);
        await settle();
        door.close();
        if (signsOut) {
          expect(memory.owners().filter((name) => name !== 'device')).not.toContain(owner);
          const places = [...outboxes].flatMap(([name, place]) => (place.stored$.value.length > 0 ? [name] : []));
          expect(places.filter((name) => !name.startsWith('felles.workspace.site '))).toEqual([]);
        } else siteOutboxOf(door).close();
      }
      expect(sent.filter(({ token, author }) => token !== author)).toEqual([]);
      const waiting = [...outboxes.values()].reduce((sum, { stored$ }) => sum + stored$.value.length, 0);
      expect(sent.length + waiting, 'no change is lost').toBeGreaterThanOrEqual(device.saved());
    }),
    { numRuns: 60 },
  );
}, 60_000);
