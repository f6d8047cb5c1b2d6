import { ok, type Result } from '@felles/core';
import type { Center, Department } from '@felles/core/internal/portal/center/model';
import { createCenterStore } from '@felles/core/internal/portal/center/store';
import { createTokenKeeper } from '@felles/core/internal/portal/center/token';
import { createAccess } from '@felles/core/internal/shared/access';
import type { CenterPort } from '@felles/core/portal/center';
import type { TermsPort } from '@felles/core/portal/terms';
import { pageAt } from '@felles/ui-react/internal/portal/paths';
import { BehaviorSubject, defer, map, timer } from 'rxjs';
import { at } from './at.ts';
import { memoryAddress, memoryKeyValue } from './fake-ports.ts';

/** How long each answer takes, where nothing else is said. */
export const STEP = 10;
const nordlys: Center = { id: 7, title: 'Nordlys Trening', contact_email: 'post@nordlys.example' };
export const torget: Department = { id: 1, navn: 'Torget', epost: 'torget@nordlys.example' };
export const havna: Department = { id: 2, navn: 'Havna' };

/** The answer of the port instead of a good one. */
export type Answers = { [K in keyof CenterPort | 'conditionUrl' | 'conditions']?: Result<unknown> };

/** How long an answer of the test takes, where it is not as long as every other. */
type Delays = { readonly [K in keyof Answers]?: number };

/** A store whose port answers well, except where the test says otherwise, and tells what it was asked. */
export function aCenterStore(
  answers: Answers = {},
  { query = '', path = '/nordlys', slow = {} as Delays, kept = {}, isOpened = false } = {},
) {
  const clock = at('2026-11-18T12:00:00+01:00');
  const access = createAccess();
  const address = memoryAddress(query, path, isOpened);
  const tab = memoryKeyValue(kept);
  const online$ = new BehaviorSubject(true);
  const asked: string[] = [];

  const answer = <T>(name: keyof Answers, good: T, about?: string) =>
    defer(() => {
      asked.push(about === undefined ? name : `${name} ${about}`);
      // A test can only replace an answer by a refusal or by a value it has typed itself.
      return timer(slow[name] ?? STEP, clock).pipe(map(() => (answers[name] ?? ok(good)) as Result<T>));
    });

  const port: CenterPort = {
    manifest: () => answer('manifest', { service_base_url: 'https://service.example/api/' }),
    token: (code) => answer('token', { token: 'center-token' }, code),
    center: () => answer('center', nordlys),
    departments: () => answer('departments', [torget, havna]),
    colors: (departmentId) => answer('colors', [{ name: 'primary', color: '#123456' }], String(departmentId)),
    images: (departmentId) => answer('images', ['/a.webp', '/b.webp'], String(departmentId)),
    logo: (source) =>
      answer('logo', { type: 'image/png', bytes: new Uint8Array([1]) }, Object.values(source).join(' ')),
    sponsorSetup: () => answer('sponsorSetup', { status: true }),
    portalInfo: () => answer('portalInfo', { portal_info: '' }),
  };
  const terms: TermsPort = {
    conditionUrl: () => answer('conditionUrl', { has_condition: true }),
    conditions: () => answer('conditions', { type: 'application/pdf', bytes: new Uint8Array([1]) }),
  };
  const keeper = createTokenKeeper({ code: 'nordlys', port, access, clock });
  const store = createCenterStore({
    code: 'nordlys',
    port,
    terms,
    keeper,
    access,
    address,
    pageAt,
    tabStorage: tab,
    chance: () => 0,
    online$,
    clock,
  });
  return { access, address, asked, clock, online$, store, tab };
}
