import { fail, ok, type Result } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import { CENTER } from '@felles/core/internal/portal/center/rules';
import { mayTryAgain } from '@felles/core/portal/center';
import { describe, expect, it } from 'vitest';
import { type Answers, aCenterStore, havna, STEP, torget } from '../../../support/a-center.ts';
import { listenTo, refused, unreachable } from '../../../support/fake-ports.ts';

const UNKNOWN_CENTER = refused(404, 'Ukjent senter', 'NotFound');
type Situation = ReturnType<typeof aCenterStore>;

/** A center that was opened that long ago. */
function opened(time: number, ...given: Parameters<typeof aCenterStore>): Situation {
  const center = aCenterStore(...given);
  center.store.open();
  center.clock.pass(time);
  return center;
}

describe('createCenterStore', () => {
  it('should do nothing before it is opened', () => {
    const { asked, clock } = aCenterStore();
    clock.pass(1_000);
    expect(asked).toEqual([]);
  });

  it('[P-CENTER-05] should read the manifest first and take the service base from it', () => {
    const { access, asked, clock, store } = aCenterStore();
    store.open();
    clock.pass(STEP - 1);
    expect(asked).toEqual(['manifest']);
    clock.pass(1);
    expect(access.value.base).toBe('https://service.example/api');
    expect(asked).toEqual(['manifest', 'token nordlys']);
  });

  it.each([
    [
      ['idempotency-key', 'new'],
      ['idempotency-key', 'new'],
    ],
    [null, []],
    [undefined, []],
  ])('should learn of %j that the service knows %j beyond its specification', (additions, known) => {
    const { access, clock, store } = aCenterStore({
      manifest: ok({ service_base_url: 'https://service.example', additions }),
    });
    store.open();
    clock.pass(STEP);
    expect(access.value.additions).toEqual(known);
  });

  it('[P-CENTER-07] should hold the token before it asks for the center', () => {
    const { access, asked, clock, store } = aCenterStore();
    const { heard } = listenTo(store.token$);
    store.open();
    clock.pass(2 * STEP);
    expect(access.value.token).toBe('center-token');
    expect(heard).toEqual([null, 'center-token']);
    expect(asked.slice(0, 2)).toEqual(['manifest', 'token nordlys']);
  });

  it('[P-CENTER-08] should ask for everything else at once when it has the token', () => {
    const { asked } = opened(2 * STEP);
    expect(asked[2]).toBe('center');
    expect(asked.slice(2).toSorted()).toEqual(
      ['center', 'colors null', 'conditionUrl', 'departments', 'images null', 'sponsorSetup'].toSorted(),
    );
  });

  it('should be ready with everything, and then ask for the logo', () => {
    const { asked, clock, store } = opened(3 * STEP);
    expect(store.view$.value).toMatchObject({
      startUp: { status: 'ready' },
      title: 'Nordlys Trening',
      pageTitle: 'Nordlys Trening | Felles',
      contactEmail: 'post@nordlys.example',
      contactPhone: null,
      colors: [{ name: 'primary', color: '#123456' }],
      background: { kind: 'own', url: '/a.webp' },
      logo: { status: 'loading' },
      canBeSponsored: true,
      condition: { status: 'ready', value: { type: 'pdf', blob: null } },
    });
    expect(store.departments$.value).toEqual({ status: 'ready', value: [torget, havna] });
    expect(asked.at(-1)).toBe('logo center 7');
    clock.pass(STEP);
    expect(store.view$.value.logo.status).toBe('ready');
  });

  it.each(['manifest', 'token', 'center'] as const)(
    '[P-CENTER-04] [P-CENTER-13] should fail with the reason when the %s cannot be had',
    (broken) => {
      const { store } = opened(10 * STEP, { [broken]: fail(UNKNOWN_CENTER) });
      expect(store.view$.value.startUp).toEqual({
        status: 'failed',
        message: {
          key: 'center.notLoaded',
          params: {
            message:
              broken === 'token'
                ? { key: 'center.unknown', params: {} }
                : { key: 'failure.refused', params: { message: 'Ukjent senter' } },
          },
        },
        isUnknown: broken === 'token',
      });
      expect(mayTryAgain(store.view$.value.startUp)).toBe(broken !== 'token');
    },
  );

  it('should start without colours, images, logo and departments when only those cannot be had', () => {
    const { store } = opened(10 * STEP, {
      departments: fail(unreachable),
      colors: fail(unreachable),
      images: fail(unreachable),
      logo: fail(unreachable),
    });
    expect(store.view$.value).toMatchObject({
      startUp: { status: 'ready' },
      colors: [],
      background: { kind: 'default' },
      logo: { status: 'failed' },
    });
    expect(store.departments$.value.status).toBe('failed');
  });

  it('should get the departments when they are asked for again', () => {
    const answers: Answers & { departments: Result<readonly Department[]> } = { departments: fail(unreachable) };
    const { clock, store } = opened(4 * STEP, answers);
    answers.departments = ok([torget]);
    store.reloadDepartments();
    expect(store.departments$.value.status).toBe('loading');
    clock.pass(STEP);
    expect(store.departments$.value).toEqual({ status: 'ready', value: [torget] });
  });

  it('[P-MEMBERSHIP-46] should offer no department that is not active, in any form of the others', () => {
    const short = { id: 3, name: 'Sjøsiden', is_active: true };
    const answers: Answers = { departments: ok([torget, { id: 2, name: 'Nedlagt', is_active: false }, short]) };
    const { clock, store } = opened(4 * STEP, answers);
    expect(store.departments$.value).toEqual({ status: 'ready', value: [torget, short] });
    store.reloadDepartments();
    clock.pass(STEP);
    expect(store.departments$.value).toEqual({ status: 'ready', value: [torget, short] });
  });

  it('[P-CENTER-34] should name the e-mail of the chosen department', () => {
    const { store } = opened(4 * STEP);
    store.chooseDepartment(torget.id);
    expect(store.view$.value.contactEmail).toBe('torget@nordlys.example');
    store.chooseDepartment(havna.id);
    expect(store.view$.value.contactEmail).toBe('post@nordlys.example');
  });

  it.each([Number.NaN, 1.5, 999])('should ignore %d, which is no department of the center', (id) => {
    const { store } = opened(4 * STEP);
    store.chooseDepartment(torget.id);
    store.chooseDepartment(id);
    expect(store.departmentId$.value).toBe(torget.id);
  });

  it('should say a choice once', () => {
    const { store } = aCenterStore();
    const { heard } = listenTo(store.departmentId$);
    store.chooseDepartment(2);
    store.chooseDepartment(2);
    expect(heard).toEqual([null, 2]);
  });

  it('should stop at once when closed, and start over when opened again', () => {
    const { asked, clock, store } = aCenterStore();
    store.open();
    clock.pass(STEP);
    store.close();
    store.close();
    clock.pass(10 * STEP);
    expect(asked).toEqual(['manifest', 'token nordlys']);
    expect(store.view$.value.startUp.status).toBe('loading');
    store.open();
    store.open();
    clock.pass(10 * STEP);
    expect(store.view$.value.startUp.status).toBe('ready');
  });

  it.each([
    ['says yes', ok({ status: true }), true],
    ['says no', ok({ status: false }), false],
    ['does not say', ok({}), false],
    ['cannot say', fail(unreachable), false],
  ] as const)('[P-SPONSOR-02] should take sponsored members only where the service %s', (_, sponsorSetup, isOn) => {
    const { store } = opened(10 * STEP, { sponsorSetup });
    expect(store.view$.value.canBeSponsored).toBe(isOn);
  });

  it('should wait a second for what it can do without, and take it when it comes', () => {
    const { clock, store } = aCenterStore({}, { slow: { colors: 20_000, sponsorSetup: 20_000, departments: 20_000 } });
    store.open();
    clock.pass(3 * STEP + 999);
    expect(store.view$.value.startUp.status).toBe('loading');
    clock.pass(1);
    expect(store.view$.value).toMatchObject({ startUp: { status: 'ready' }, colors: [], canBeSponsored: false });
    clock.pass(20_000);
    expect(store.view$.value).toMatchObject({ colors: [{ name: 'primary' }], canBeSponsored: true });
    expect(store.departments$.value.status).toBe('ready');
  });

  it('should not be ready before the center is known, however long it takes', () => {
    const { clock, store } = aCenterStore({}, { slow: { center: 25_000 } });
    store.open();
    clock.pass(25_000);
    expect(store.view$.value.startUp.status).toBe('loading');
    clock.pass(2 * STEP);
    expect(store.view$.value.startUp.status).toBe('ready');
  });

  it('should try again by itself when the network comes back', () => {
    const answers: Answers = { manifest: fail(unreachable) };
    const { clock, online$, store } = aCenterStore(answers);
    online$.next(false);
    store.open();
    clock.pass(STEP);
    expect(store.view$.value.startUp.status).toBe('failed');
    delete answers.manifest;
    online$.next(true);
    clock.pass(10 * STEP);
    expect(store.view$.value.startUp.status).toBe('ready');
  });

  it('should leave a refusal alone when the network comes back', () => {
    const { asked, clock, online$, store } = aCenterStore({ token: fail(UNKNOWN_CENTER) });
    online$.next(false);
    store.open();
    clock.pass(10 * STEP);
    online$.next(true);
    clock.pass(10 * STEP);
    expect(asked).toEqual(['manifest', 'token nordlys']);
    expect(store.view$.value.startUp.status).toBe('failed');
  });

  it('[P-CENTER-09] [P-SIGNUP-73] should read the address once everything is loaded, keep it for the tab and hide it', () => {
    const { address, clock, store, tab } = aCenterStore({}, { query: 'departmentId=2&membershipId=9&utm_source=x' });
    const uncovered: unknown[] = [];
    store.view$.subscribe(({ startUp }) => {
      if (startUp.status === 'ready') uncovered.push([address.query(), store.isDirectLink$.value]);
    });
    store.open();
    clock.pass(3 * STEP - 1);
    expect(address.query()).toBe('?departmentId=2&membershipId=9&utm_source=x');
    clock.pass(1);
    expect(store.parameters$.value).toEqual({ departmentId: '2', membershipId: '9' });
    expect(store.isDirectLink$.value).toBe(true);
    expect(store.departmentId$.value).toBe(2);
    expect(address.query()).toBe('?utm_source=x');
    expect(tab.entries.get('felles.parameters.nordlys')).toBe('{"departmentId":"2","membershipId":"9"}');
    expect(uncovered[0]).toEqual(['?utm_source=x', true]);
  });

  it.each([
    ['opened by an address that says nothing', true, '', { invoiceId: '7' }],
    ['loaded again', false, '', { invoiceId: '7', callback: 'avtalegiro', status: 'ok' }],
    ['opened by a way back', true, 'callback=vipps', { invoiceId: '7', callback: 'vipps', status: 'ok' }],
  ] as const)(
    'should keep of an earlier return, when the page is %s, what belongs to it',
    (_, isOpened, query, told) => {
      const before = JSON.stringify({ invoiceId: '7', callback: 'avtalegiro', status: 'ok', page: 'member' });
      const kept = { 'felles.parameters.nordlys': before };
      const { store } = opened(3 * STEP, {}, { path: '/nordlys/member', query, isOpened, kept });
      expect(store.parameters$.value).toEqual(told);
    },
  );

  it.each([
    ['/nordlys', ''],
    ['/nordlys/member', ''],
    ['/nordlys/payment', ''],
    ['/nordlys/sponsor/accept', ''],
    ['/nordlys/classes', '?departmentId=2'],
  ])(
    '[P-SIGNUP-76] [P-TIMETABLE-05] should take what it has read out of the address of %s, but for %j',
    (path, query) => {
      const { address, store } = opened(3 * STEP, {}, { query: 'departmentId=2&hash=h-1&invoiceId=7', path });
      expect(store.parameters$.value).toEqual({ departmentId: '2', hash: 'h-1', invoiceId: '7' });
      expect(address.query()).toBe(query);
    },
  );

  it('should restore the address’s parameters after a reload, but not another center’s', () => {
    const kept = { 'felles.parameters.nordlys': '{"code":"AB1"}', 'felles.parameters.puls': '{"hash":"x"}' };
    const { store } = opened(3 * STEP, {}, { kept, path: '/nordlys/member/company' });
    expect(store.parameters$.value).toEqual({ code: 'AB1' });
  });

  it('[P-SIGNUP-93] should forget an earlier address’s parameters on the start page', () => {
    const kept = { 'felles.parameters.nordlys': '{"departmentId":"2","membershipId":"9"}' };
    const { store, tab } = opened(3 * STEP, {}, { kept });
    expect(store.isDirectLink$.value).toBe(false);
    expect(tab.entries.get('felles.parameters.nordlys')).toBe('{}');
    const linked = opened(3 * STEP, {}, { kept, query: 'departmentId=2' });
    expect(linked.store.parameters$.value).toEqual({ departmentId: '2' });
  });

  it('[P-SIGNUP-04] [P-SIGNUP-93] should start over without department and link, with token and session', () => {
    const { access, store, tab } = opened(
      3 * STEP,
      {},
      { query: 'departmentId=2&membershipId=9', path: '/nordlys/member' },
    );
    expect(store.departmentId$.value).toBe(2);
    const session = { id: 'saved', accessToken: null };
    access.next({ ...access.value, session });
    const center = store.center$.value;
    store.startOver();
    expect([store.departmentId$.value, store.isDirectLink$.value]).toEqual([null, false]);
    expect(tab.entries.get('felles.parameters.nordlys')).toBe('{}');
    expect(access.value).toMatchObject({ token: 'center-token', session });
    expect(center).toMatchObject({ title: 'Nordlys Trening' });
    expect(store.center$.value).toBe(center);
  });

  it.each([
    ['nothing', '', '/nordlys'],
    ['only the department of the timetable, which stays', 'departmentId=2', '/nordlys/classes'],
  ])('should keep nothing when the address says %s', (_, query, path) => {
    const { address, tab } = opened(3 * STEP, {}, { query, path });
    expect(tab.written).toEqual([]);
    expect(address.query()).toBe(query && `?${query}`);
  });

  it('[P-CENTER-23] should load colours and images again when the department or the token changes', () => {
    const { access, asked, clock, store } = opened(4 * STEP);
    asked.length = 0;
    store.chooseDepartment(torget.id);
    expect(asked).toEqual(expect.arrayContaining(['colors 1', 'images 1']));
    clock.pass(2 * STEP);
    asked.length = 0;
    access.next({ ...access.value, token: 'another' });
    expect(asked).toEqual(['colors 1', 'images 1']);
    clock.pass(STEP);
    asked.length = 0;
    store.chooseDepartment(null);
    expect(asked).toEqual(expect.arrayContaining(['colors null', 'images null']));
  });

  it('[P-TRANSPORT-16] should not tell of the sponsor setup beside a start that has failed, in either order', () => {
    for (const slow of [{ center: 30 }, { sponsorSetup: 30 }]) {
      const { clock, store } = aCenterStore({ center: fail(refused(500)), sponsorSetup: fail(refused(500)) }, { slow });
      const { heard } = listenTo(store.failures$);
      store.open();
      clock.pass(10 * STEP);
      store.open();
      clock.pass(10 * STEP);
      expect([heard, store.view$.value.startUp.status]).toEqual([[], 'failed']);
    }
    const { clock, store } = aCenterStore({ sponsorSetup: fail(refused(500)) });
    const { heard } = listenTo(store.failures$);
    store.open();
    clock.pass(10 * STEP);
    expect(heard).toEqual([refused(500)]);
  });

  it('should tell of nothing more once the page has lost the service, until it is found again', () => {
    const answers: Answers = {};
    const { clock, store } = opened(4 * STEP, answers);
    const { heard } = listenTo(store.failures$);
    answers.token = fail(refused(500));
    answers.colors = fail(refused(500));
    answers.images = fail(refused(500));
    store.reconnect();
    clock.pass(STEP);
    expect(store.isLost$.value).toBe(true);
    store.chooseDepartment(torget.id);
    clock.pass(STEP);
    expect(heard).toEqual([]);
    delete answers.token;
    store.reconnect();
    clock.pass(STEP);
    expect(store.isLost$.value).toBe(false);
    store.chooseDepartment(havna.id);
    clock.pass(STEP);
    expect(heard).toEqual([refused(500), refused(500)]);
  });

  it.each([[['colors']], [['images']], [['colors', 'images']]] as const)(
    '[P-CENTER-24] should go back to the standard look whole and tell why when its %j cannot be loaded again',
    (lost) => {
      const answers: Answers = {};
      const { clock, store } = opened(4 * STEP, answers);
      const { heard } = listenTo(store.failures$);
      expect(store.view$.value).toMatchObject({ colors: [{ name: 'primary' }], background: { kind: 'own' } });
      for (const part of lost) answers[part] = fail(unreachable);
      store.chooseDepartment(torget.id);
      clock.pass(STEP);
      expect(store.view$.value).toMatchObject({ colors: [], background: { kind: 'default' } });
      expect(heard).toEqual(lost.map(() => unreachable));
    },
  );

  it.each([
    ['colors', { colors: [], background: { kind: 'own' } }],
    ['images', { colors: [{ name: 'primary' }], background: { kind: 'default' } }],
  ] as const)('should start with what came of its look when only the %s did not', (missing, shown) => {
    const { store } = opened(4 * STEP, { [missing]: fail(unreachable) });
    expect(store.view$.value).toMatchObject(shown);
  });

  it('[P-CENTER-25] should keep the picture that stands when a new token brings the same images', () => {
    const { access, clock, store } = opened(4 * STEP);
    const { background, colors } = store.view$.value;
    access.next({ ...access.value, token: 'another' });
    clock.pass(STEP);
    expect(store.view$.value.background).toBe(background);
    expect(store.view$.value.colors).toBe(colors);
  });

  it('[P-CENTER-27] [P-CENTER-28] should take the logo of the department, else of the center, else the plain one', () => {
    const { asked, clock, store } = opened(4 * STEP, { logo: fail(UNKNOWN_CENTER) });
    asked.length = 0;
    store.chooseDepartment(torget.id);
    clock.pass(10 * STEP);
    expect(asked.filter((call) => call.startsWith('logo'))).toEqual([
      'logo department 7 1',
      'logo center 7',
      'logo token',
    ]);
    expect(store.view$.value.logo.status).toBe('failed');
  });

  it('should ask for no logo where the center says that there is none', () => {
    const { asked, store } = opened(10 * STEP, { center: ok({ id: 7, has_logo: false }) });
    expect(asked.filter((call) => call.startsWith('logo'))).toEqual([]);
    expect(store.view$.value.logo).toEqual({ status: 'ready', value: null });
  });

  it.each([
    [
      'the network is back',
      ({ online$ }: Situation) => {
        for (const isOnline of [false, true]) online$.next(isOnline);
      },
    ],
    ['the page is another one', ({ store }: Situation) => store.askAgain()],
  ])('should ask for a logo that the network has lost again when %s', (_, happen) => {
    const answers: Answers = { logo: fail(unreachable) };
    const center = opened(10 * STEP, answers);
    expect(center.store.view$.value.logo.status).toBe('failed');
    delete answers.logo;
    happen(center);
    expect(center.store.view$.value.logo.status).toBe('failed'); // the title stays until there is another
    center.clock.pass(STEP);
    expect(center.store.view$.value.logo.status).toBe('ready');
  });

  it.each([
    ['is there', ok({ type: 'image/png', bytes: new Uint8Array([1]) })],
    ['was refused', fail(UNKNOWN_CENTER)],
  ])('should not ask again for a logo that %s', (_, logo) => {
    const { asked, clock, online$, store } = opened(10 * STEP, { logo });
    asked.length = 0;
    for (const isOnline of [false, true]) online$.next(isOnline);
    store.askAgain();
    clock.pass(10 * STEP);
    expect(asked.filter((call) => call.startsWith('logo'))).toEqual([]);
  });

  it('should take a logo that is too large for none', () => {
    const [most, more] = [0, 1].map((over) => ({
      type: 'image/png',
      bytes: new Uint8Array(CENTER.logoLargest + over),
    }));
    const shown = [most, more].map((file) => {
      const { store } = opened(10 * STEP, { logo: ok(file) });
      return store.view$.value.logo.status;
    });
    expect(shown).toEqual(['ready', 'failed']);
  });

  it('should choose a lone department by itself', () => {
    const { store } = opened(3 * STEP, { departments: ok([havna]) });
    expect(store.departmentId$.value).toBe(havna.id);
  });

  it('should say that the terms failed to load, not that there are none, and retry on request', () => {
    const answers: Answers = { conditionUrl: fail(unreachable), conditions: fail(unreachable) };
    const { clock, store } = opened(5 * STEP, answers);
    expect(store.view$.value.condition.status).toBe('failed');
    delete answers.conditionUrl;
    store.reloadCondition();
    expect(store.view$.value.condition.status).toBe('loading');
    clock.pass(STEP);
    expect(store.view$.value.condition).toEqual({ status: 'ready', value: { type: 'pdf', blob: null } });
  });

  it('should not say that there are no terms while their address is unknown, and ask for that again', () => {
    const answers: Answers = { conditionUrl: fail(unreachable), conditions: fail(refused(404, '', 'NotFound')) };
    const { asked, clock, store } = opened(5 * STEP, answers);
    expect(store.view$.value.condition).toEqual({ status: 'failed', failure: unreachable });
    const page = 'https://center.example/vilkar';
    answers.conditionUrl = ok({ url: page });
    asked.length = 0;
    store.reloadCondition();
    clock.pass(STEP);
    expect(asked).toEqual(['conditionUrl']);
    expect(store.view$.value.condition).toEqual({ status: 'ready', value: { type: 'redirect', url: page } });
  });

  it('should tell when the token is refused and there is no other, until there is', () => {
    const answers: Answers = {};
    const { clock, store } = aCenterStore(answers);
    store.open();
    clock.pass(60_000);
    answers.token = fail(unreachable);
    store.reconnect();
    clock.pass(STEP);
    expect(store.view$.value.lost?.key).toBe('failure.unreachable');
    delete answers.token;
    store.reconnect();
    clock.pass(STEP);
    expect(store.view$.value.lost).toBeNull();
  });

  it('should try again from the beginning after a failure', () => {
    const answers: Answers = { manifest: fail(unreachable) };
    const { clock, store } = opened(10 * STEP, answers);
    expect(store.view$.value.startUp.status).toBe('failed');
    // A page without the center's frame says it, too: no page waits for departments that were not asked for.
    expect(store.departments$.value).toEqual({ status: 'failed', failure: unreachable });
    delete answers.manifest;
    store.reloadDepartments();
    expect([store.view$.value.startUp.status, store.departments$.value.status]).toEqual(['loading', 'loading']);
    clock.pass(10 * STEP);
    expect(store.view$.value.startUp.status).toBe('ready');
  });
});
