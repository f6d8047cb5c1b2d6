import { createAccess, type Failure, fail, ok, type Result } from '@felles/core';
import { type Center, type CenterPort, createCenterStore, type Department } from '@felles/core/portal';
import { defer, map, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { listenTo, unreachable } from '../../../support/fake-ports.ts';

const STEP = 10; // how long each answer takes
const refused: Failure = {
  kind: 'refused',
  refusal: 'notFound',
  status: 404,
  type: 'NotFound',
  message: 'Ukjent senter',
};
const nordlys: Center = { id: 7, title: 'Nordlys Trening', contact_email: 'post@nordlys.example' };
const torget: Department = { id: 1, navn: 'Torget', epost: 'torget@nordlys.example' };
const havna: Department = { id: 2, navn: 'Havna' };

describe('createCenterStore', () => {
  it('should do nothing before it is opened', () => {
    const { asked, clock } = centerStore();
    clock.pass(1_000);
    expect(asked).toEqual([]);
  });

  it('[P-CENTER-05] should read the manifest first and take the service base from it', () => {
    const { access, asked, clock, store } = centerStore();
    store.open();
    clock.pass(STEP - 1);
    expect(asked).toEqual(['manifest']);
    clock.pass(1);
    expect(access.value.base).toBe('https://service.example/api');
    expect(asked).toEqual(['manifest', 'token nordlys']);
  });

  it('[P-CENTER-07] should hold the token before it asks for the center', () => {
    const { access, asked, clock, store } = centerStore();
    const { heard } = listenTo(store.token$);
    store.open();
    clock.pass(2 * STEP);
    expect(access.value.token).toBe('center-token');
    expect(heard).toEqual([null, 'center-token']);
    expect(asked.slice(2)).toEqual(['center', 'departments', 'colors null', 'images null']);
  });

  it('should be ready with everything, and then ask for the logo', () => {
    const { asked, clock, store } = centerStore();
    store.open();
    clock.pass(3 * STEP);
    expect(store.view$.value).toMatchObject({
      startUp: { stage: 'ready' },
      title: 'Nordlys Trening',
      pageTitle: 'Nordlys Trening | Felles',
      contactEmail: 'post@nordlys.example',
      colors: [{ name: 'primary', color: '#123456' }],
      background: { kind: 'own', url: '/a.webp' },
      logo: { status: 'loading' },
    });
    expect(store.departments$.value).toEqual({ status: 'ready', value: [torget, havna] });
    expect(asked.at(-1)).toBe('logo 7 null');
    clock.pass(STEP);
    expect(store.view$.value.logo.status).toBe('ready');
  });

  it.each(['manifest', 'token', 'center'] as const)(
    'should fail with the reason when the %s cannot be had',
    (broken) => {
      const { clock, store } = centerStore({ [broken]: fail(refused) });
      store.open();
      clock.pass(10 * STEP);
      expect(store.view$.value.startUp).toEqual({
        stage: 'failed',
        message: {
          key: 'center.notLoaded',
          params: { message: { key: 'failure.refused', params: { message: 'Ukjent senter' } } },
        },
      });
    },
  );

  it('should start without colours, images, logo and departments when only those cannot be had', () => {
    const { clock, store } = centerStore({
      departments: fail(unreachable),
      colors: fail(unreachable),
      images: fail(unreachable),
      logo: fail(unreachable),
    });
    store.open();
    clock.pass(10 * STEP);
    expect(store.view$.value).toMatchObject({
      startUp: { stage: 'ready' },
      colors: [],
      background: { kind: 'default' },
      logo: { status: 'failed' },
    });
    expect(store.departments$.value.status).toBe('failed');
  });

  it('should get the departments when they are asked for again', () => {
    const answers: { departments: Result<readonly Department[]> } = { departments: fail(unreachable) };
    const { clock, store } = centerStore(answers);
    store.open();
    clock.pass(4 * STEP);
    answers.departments = ok([torget]);
    store.reloadDepartments();
    expect(store.departments$.value.status).toBe('loading');
    clock.pass(STEP);
    expect(store.departments$.value).toEqual({ status: 'ready', value: [torget] });
  });

  it('should hold a renewed token, and keep the old one when there is none to be had', () => {
    const answers: Answers & { token?: Result<unknown> } = {};
    const { access, clock, store } = centerStore(answers);
    store.open();
    clock.pass(4 * STEP);
    answers.token = ok({ token: 'renewed-token' });
    store.renewToken();
    store.renewToken();
    clock.pass(STEP);
    expect(access.value).toMatchObject({ base: 'https://service.example/api', token: 'renewed-token' });
    answers.token = fail(unreachable);
    store.renewToken();
    clock.pass(STEP);
    expect(access.value.token).toBe('renewed-token');
  });

  it('should renew no token after it is closed', () => {
    const { access, clock, store } = centerStore({});
    store.open();
    clock.pass(4 * STEP);
    access.next({ ...access.value, token: 'old-token' });
    store.renewToken();
    store.close();
    clock.pass(STEP);
    expect(access.value.token).toBe('old-token');
  });

  it('[P-CENTER-34] should name the e-mail of the chosen department', () => {
    const { clock, store } = centerStore();
    store.open();
    clock.pass(4 * STEP);
    store.chooseDepartment(torget.id);
    expect(store.view$.value.contactEmail).toBe('torget@nordlys.example');
    store.chooseDepartment(havna.id);
    expect(store.view$.value.contactEmail).toBe('post@nordlys.example');
  });

  it('should say a choice once', () => {
    const { store } = centerStore();
    const { heard } = listenTo(store.departmentId$);
    store.chooseDepartment(2);
    store.chooseDepartment(2);
    expect(heard).toEqual([null, 2]);
  });

  it('should stop at once when closed, and start over when opened again', () => {
    const { asked, clock, store } = centerStore();
    store.open();
    clock.pass(STEP);
    store.close();
    store.close();
    clock.pass(10 * STEP);
    expect(asked).toEqual(['manifest', 'token nordlys']);
    expect(store.view$.value.startUp.stage).toBe('starting');
    store.open();
    store.open();
    clock.pass(10 * STEP);
    expect(store.view$.value.startUp.stage).toBe('ready');
  });

  it('should try again from the beginning after a failure', () => {
    const answers: { manifest?: Result<never> } = { manifest: fail(unreachable) };
    const { clock, store } = centerStore(answers);
    store.open();
    clock.pass(10 * STEP);
    expect(store.view$.value.startUp.stage).toBe('failed');
    delete answers.manifest;
    store.open();
    expect(store.view$.value.startUp.stage).toBe('starting');
    clock.pass(10 * STEP);
    expect(store.view$.value.startUp.stage).toBe('ready');
  });
});

type Answers = { readonly [K in keyof CenterPort]?: Result<unknown> };

/** A store whose port answers well, except where the test says otherwise, and tells what it was asked. */
function centerStore(answers: Answers = {}) {
  const clock = at('2026-11-18T12:00:00+01:00');
  const access = createAccess();
  const asked: string[] = [];

  const answer = <T>(name: keyof CenterPort, good: T, about?: string) =>
    defer(() => {
      asked.push(about === undefined ? name : `${name} ${about}`);
      // A test can only replace an answer by a refusal or by a value it has typed itself.
      return timer(STEP, clock).pipe(map(() => (answers[name] ?? ok(good)) as Result<T>));
    });

  const port: CenterPort = {
    manifest: () => answer('manifest', { service_base_url: 'https://service.example/api/' }),
    token: (code) => answer('token', { token: 'center-token' }, code),
    center: () => answer('center', nordlys),
    departments: () => answer('departments', [torget, havna]),
    colors: (departmentId) => answer('colors', [{ name: 'primary', color: '#123456' }], String(departmentId)),
    images: (departmentId) => answer('images', ['/a.webp', '/b.webp'], String(departmentId)),
    logo: ({ centerId, departmentId }) =>
      answer('logo', { type: 'image/png', bytes: new Uint8Array([1]) }, `${centerId} ${departmentId}`),
  };
  return { access, asked, clock, store: createCenterStore({ code: 'nordlys', port, access, chance: () => 0 }) };
}
