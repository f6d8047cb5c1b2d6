// A store that is not open asks nothing, and each command of it says why: over all stores of both doors.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPortal } from '@felles/adapters-http/portal';
import { openWorkspace } from '@felles/adapters-http/workspace';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aStaffPlace } from '../support/a-staff-place.ts';
import { at } from '../support/at.ts';

const ROOT = 'https://service.example';

/** A service with every addition that these areas ask for first; of the rest it says that it is out of order. */
const fetch: typeof globalThis.fetch = async (url) => {
  const { pathname } = new URL(String(url));
  if (pathname === '/manifest.json')
    return Response.json({ service_base_url: ROOT, additions: ['me', 'bookings', 'booking-news'] });
  if (pathname.includes('/token/')) return Response.json({ token: 't', expires: '2026-11-19T11:00:00Z' });
  if (pathname.endsWith('/v1/me')) return Response.json({ login_id: 'ola', name: 'Ola' });
  return new Response('', { status: 503 });
};

/** Fits any parameter: a text, a function, a record of such values and of their streams. */
const anything = (): unknown =>
  new Proxy(() => undefined, {
    get(_, key) {
      if (key === Symbol.toPrimitive || key === 'toJSON') return () => '1';
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === 'then') return undefined;
      return String(key).endsWith('$') ? new BehaviorSubject(null) : anything();
    },
    apply: anything,
  });

type Parts = readonly (readonly [name: string, part: unknown])[];
const partsOf = (value: unknown): Parts => (typeof value === 'object' && value !== null ? Object.entries(value) : []);
const call = (f: unknown, ...args: readonly unknown[]): unknown =>
  typeof f === 'function' && Reflect.apply(f, null, args);
const isStore = (value: unknown): boolean => {
  const names = partsOf(value).map(([name]) => name);
  return names.includes('open') && names.includes('close');
};

/** Null where the function takes a part that cannot be made up. */
function made(f: unknown, ...args: readonly unknown[]): unknown {
  try {
    return call(f, ...args);
  } catch {
    return null;
  }
}

/** The stores that an area gives: itself, its parts, or those that its functions make. */
function storesOf(name: string, area: unknown, given = (part: unknown) => part): Parts {
  if (isStore(area)) return [[name, area]];
  return partsOf(area).flatMap(([part, value]) => {
    const store = given(value);
    return isStore(store) ? [[`${name}.${part}`, store] as const] : [];
  });
}

const isRequest = ([name, part]: Parts[number]): boolean =>
  typeof part === 'function' && part.length === 0 && /^(reload|refresh|retry|fetch|askAgain)/.test(name);

const textOf = (store: unknown): string =>
  JSON.stringify(partsOf(store).flatMap(([name, part]) => (name.endsWith('$') ? [Object(part).value] : [])));

/** The commands that ask the service, and those of them that do not say why nothing comes. */
function commandsOf(stores: Parts, prepare: (store: object) => void) {
  const commands = stores.flatMap(([name, store]) =>
    partsOf(store)
      .filter(isRequest)
      .map(([command, f]) => ({ name: `${name}.${command}`, store: Object(store), f })),
  );
  const silent = commands.filter(({ store, f }) => {
    prepare(store);
    call(f);
    return !textOf(store).includes('the store is not open');
  });
  return { count: commands.length, silent: silent.map(({ name }) => name) };
}

function closed(store: object): void {
  made(Object(store).open);
  call(Object(store).close);
}

const clock = at('2026-11-19T10:00:00Z');

async function areasOf(application: 'portal' | 'workspace'): Promise<Parts> {
  const folder = join(import.meta.dirname, '../../adapters-http/src', application, 'areas');
  const files: readonly unknown[] = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
  return files.flatMap((file) => Object.entries(Object(file)));
}

async function workspaceStores(): Promise<Parts> {
  const place = aStaffPlace({ access: 'a1' });
  const workspace = await openWorkspace({ root: ROOT, fetch, clock, steadyClock: clock, ...place });
  await workspace.open();
  const services = (await areasOf('workspace')).filter(([name]) => name.endsWith('Services'));
  // A store that is there already is opened by the door.
  const given = (make: unknown) => made(make, anything(), anything(), anything());
  return services.flatMap(([name, area]) => storesOf(name, made(area, workspace, anything()), given));
}

async function portalStores(): Promise<Parts> {
  const portal = await openPortal({ root: ROOT, code: 'nordlys', fetch, clock });
  // The address is that of a payer.
  const parameters$ = new BehaviorSubject({ hash: 'link', sponsorConnectionHash: 'link' });
  const center = { ...portal.center, parameters$ };
  portal.session.begin({ sessid: 's', ownerId: 1, accessToken: null, person: null });
  const makers = (await areasOf('portal')).filter(([name]) => /^create(?!.*Http)/.test(name));
  return makers.flatMap(([name, create]) => storesOf(name, made(create, { ...portal, center }, anything())));
}

/** They ask for the departments of the center, whose store the portal has opened. */
const OF_CENTER = ['createNewProfile.reload', 'createSponsorSignup.reload'];

describe.each([
  ['the workspace', workspaceStores, 80, []],
  ['the portal', portalStores, 15, OF_CENTER],
] as const)('a command that asks the service, in each area of %s', (_, make, least, without) => {
  it.each([
    ['never opened', () => undefined],
    ['closed', closed],
  ] as const)('should tell why nothing comes where its store is %s', async (_, prepare) => {
    const { count, silent } = commandsOf(await make(), prepare);
    expect(count).toBeGreaterThanOrEqual(least);
    expect(silent).toEqual(without);
  });
});
