// A frontend without React and without a browser: its sign-in, lists and events come through the door.
import { openWorkspace, type WorkspaceNeeds } from '@felles/adapters-http/workspace';
import { checkInServices } from '@felles/adapters-http/workspace/areas/checkins';
import { projectServices } from '@felles/adapters-http/workspace/areas/projects';
import { connectInNode } from '@felles/adapters-ws/node';
import type { PendingSignIn } from '@felles/core/workspace/session';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { serve, staffTokenAt } from '../serving.ts';

/** The workspace at an address of a page; a sign-in that began at one address is there at the next one. */
function frontendAt(root: string) {
  let pending: PendingSignIn | null = null;
  const went: string[] = [];
  const needs: WorkspaceNeeds = {
    root,
    connect: connectInNode,
    pending: {
      put(begun) {
        pending = begun;
        return true;
      },
      take: () => pending,
    },
  };
  const open = async (address: string) => {
    const door = await openWorkspace({ ...needs, page: { address: () => address, go: (to) => void went.push(to) } });
    onTestFinished(door.close);
    return door;
  };
  return { open, went };
}

/** Says who one is at the provider's page; gives the address that a browser is sent to. */
async function logIn(address: string): Promise<string> {
  const body = new URLSearchParams({ login: 'ola', password: 'bygg' });
  const reply = await fetch(address, { method: 'POST', redirect: 'manual', body });
  return reply.headers.get('location') ?? '';
}

async function signedIn(root: string) {
  const { open, went } = frontendAt(root);
  const before = await open(`${root}/x/-/`);
  before.session.open();
  before.session.signIn();
  const address = await eventually(() => {
    expect(went).toHaveLength(1);
    return went[0] ?? '';
  });
  const door = await open(await logIn(address));
  await eventually(() => expect(door.session.state$.value.kind).toBe('signedIn'));
  return door;
}

it('[W-AUTH-05] should sign in, list projects, and hear live who is on a site, without React', async () => {
  const { root } = await serve();
  const door = await signedIn(root);
  await eventually(() => expect(door.me.me$.value).toMatchObject({ status: 'ready', value: { name: 'Ola Bakken' } }));

  const projects = projectServices(door).lines();
  projects.open();
  onTestFinished(projects.close);
  await eventually(() => expect(projects.view$.value).toMatchObject({ status: 'ready', total: expect.any(Number) }));

  const site = checkInServices(door).list('1001');
  site.open();
  onTestFinished(site.close);
  await eventually(() => expect(site.view$.value).toMatchObject({ status: 'ready', old: null }));
  const before = site.view$.value.all;
  await fetch(`${root}/rest/v1/projects/1001/checkins`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await staffTokenAt(root)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Nina', lastName: 'Vik', companyName: 'Nordvik', guest: true }),
  });
  await eventually(() => expect(site.view$.value.all).toBe(before + 1));
});

it('should ask from time to time without a live connection, and open none', async () => {
  const { root, seen } = await serve();
  const door = await openWorkspace({ root });
  door.connection.open();
  expect(door.realtime.state$.value.kind).toBe('abandoned');
  expect(seen.filter(({ url }) => url.includes('pubsub'))).toEqual([]);
});
