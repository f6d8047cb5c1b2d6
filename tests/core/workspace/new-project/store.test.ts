// A photo that takes its time, and a project of an earlier page.
import { ok } from '@felles/core';
import type { PickedFile } from '@felles/core/data';
import type { CreationEdit, ParentProject } from '@felles/core/internal/workspace/new-project/model';
import { createCreationOutbox } from '@felles/core/internal/workspace/new-project/outbox';
import { createNewProjectStore } from '@felles/core/internal/workspace/new-project/store';
import type { Area } from '@felles/core/workspace/offers';
import { BehaviorSubject, map } from 'rxjs';
import { expect, it } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import { memoryPlace } from '../../../support/memory-place.ts';
import { jpeg } from '../../../support/photos.ts';
import { createClock, createNetwork } from '../../data/network.ts';

const TYPED = { title: 'Skole', source: 'user', address: 'Torget 1', postal_code: '5003', city: 'Bergen' } as const;

/** A window over a network that answers when the test says so. */
function createWindow(place = memoryPlace<CreationEdit>()) {
  const network = createNetwork<string, unknown>();
  const { clock, pass } = createClock();
  let keys = 0;
  const newKey = () => `k${++keys}`;
  const ask = <T>(what: string, answer: T) => network.ask(what).pipe(map(() => ok(answer)));
  const outbox = createCreationOutbox({
    projects: {
      create: ({ title }) => ask('project', { id: '7', title, project_number: '2600' }),
      connect: () => ask('connection', { id: '7' }),
      uploadPhoto: () => ask('photo', null),
    },
    participants: { add: () => ask('participant', { id: '1' }) },
    templates: { make: (_id, { part, from }) => ask(`${part} ${from}`, null) },
    knowsKeys: () => true,
    place,
    newKey,
    online$: new BehaviorSubject(true),
    clock,
  });
  outbox.open();
  const store = createNewProjectStore({
    outbox,
    parent$: new BehaviorSubject<ParentProject | null>(null),
    offers$: new BehaviorSubject<readonly Area[]>(['house-register', 'persons']),
    newKey,
    clock,
  });
  store.open();
  store.change(TYPED);
  return {
    store,
    outbox,
    pass,
    view: () => store.view$.value,
    open: () => network.open.map(({ input }) => input),
    answer: (what: string) => network.open.find(({ input }) => input === what)?.answer(ok(null)),
  };
}

/** A photo that is read when the test says so. */
function slowPhoto(bytes: Uint8Array = jpeg(1)): { readonly file: PickedFile; arrive(): void } {
  let arrive = (): void => undefined;
  const read = new Promise<Uint8Array>((resolve) => {
    arrive = () => resolve(bytes);
  });
  return { file: { name: 'tomt.jpg', size: 100, read: () => read }, arrive };
}

it('should not be sent without a photo that could not be read, and show why', async () => {
  const one = createWindow();
  const { file, arrive } = slowPhoto(new Uint8Array([1, 2, 3]));
  one.store.goTo('summary');
  one.store.choosePhoto(file);
  one.store.create();
  arrive();
  await eventually(() => expect(one.view().problem).not.toBeNull());
  expect([one.open(), one.view().values.step]).toEqual([[], 'photo']);
  // The next try goes without it: the user has seen why.
  one.store.create();
  expect(one.open()).toEqual(['project']);
});

it.each([
  ['goes back to change something', (store: ReturnType<typeof createWindow>['store']) => store.goTo('basics')],
  ['lets the photo go', (store: ReturnType<typeof createWindow>['store']) => store.removePhoto()],
  ['closes the window', (store: ReturnType<typeof createWindow>['store']) => store.discard()],
])('should not be sent by itself once the user %s while the photo is read', async (_, act) => {
  const one = createWindow();
  const { file, arrive } = slowPhoto();
  one.store.goTo('summary');
  one.store.choosePhoto(file);
  one.store.create();
  act(one.store);
  arrive();
  // The photo is read in promises alone: a few turns are more than it takes.
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  expect(one.open()).toEqual([]);
});

const PARTICIPANT = { key: 'a', name: 'Kari', person: { id: '2' }, contact: null, roles: [] };

it('should not have one part of a project wait for the answer to another one', async () => {
  const one = createWindow();
  one.store.change({ participants: [PARTICIPANT, { ...PARTICIPANT, key: 'b' }], building: { id: 'b1' } });
  const { file, arrive } = slowPhoto();
  one.store.choosePhoto(file);
  one.store.create();
  arrive();
  await eventually(() => expect(one.open()).toEqual(['project']));
  one.answer('project');
  expect(one.open()).toEqual(['participant', 'participant', 'connection', 'photo']);
  expect(one.view().creations).toMatchObject([{ title: 'Skole', project: { id: '7' }, missing: { length: 4 } }]);
  for (const part of ['photo', 'participant', 'participant']) one.answer(part);
  expect(one.view()).toMatchObject({ finished: null, creations: [{ missing: [{ kind: 'connection' }] }] });
  one.answer('connection');
  expect(one.view()).toMatchObject({ finished: { id: '7' }, creations: [] });
});
