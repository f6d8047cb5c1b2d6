import { type Failure, fail, ok, type Reply } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import { createSmallCenter } from '@felles/core/internal/portal/center/small';
import { createTokenKeeper } from '@felles/core/internal/portal/center/token';
import { createAccess } from '@felles/core/internal/shared/access';
import { defer, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../../support/at.ts';
import { refused, unreachable } from '../../../support/fake-ports.ts';

const TORGET: Department = { id: 1, navn: 'Torget' };
const SHUT: Department = { id: 2, navn: 'Havna', is_active: false };

/** A small center whose next answers fail as the test says, and its requests. */
function aSmallCenter(...failures: readonly (Failure | null)[]) {
  const clock = at('2026-11-18T12:00:00+01:00');
  const access = createAccess();
  const asked: string[] = [];
  const answer = <T>(name: string, value: T): Reply<T> =>
    defer(() => {
      const failure = failures[asked.length] ?? null;
      asked.push(name);
      return of(failure === null ? ok(value) : fail(failure));
    });
  const port = {
    manifest: () => answer('manifest', { service_base_url: 'https://service.example/' }),
    token: () => answer('token', { token: 'center-token' }),
    departments: () => answer('departments', [TORGET, SHUT]),
  };
  const keeper = createTokenKeeper({ code: 'nordlys', port, access, clock });
  return { access, asked, center: createSmallCenter({ code: 'nordlys', port, keeper, access }) };
}

describe('a small center', () => {
  it('should ask for the service, its token and its departments, and for nothing else', () => {
    const { access, asked, center } = aSmallCenter();
    expect([center.isOpen$.value, asked]).toEqual([false, []]);
    center.open();
    expect(asked).toEqual(['manifest', 'token', 'departments']);
    expect(access.value).toMatchObject({ base: 'https://service.example', token: 'center-token' });
    expect(center.isOpen$.value).toBe(true);
    expect(center.token$.value).toBe('center-token');
    expect(center.departments$.value).toEqual({ status: 'ready', value: [TORGET] });
    center.close();
    expect(center.isOpen$.value).toBe(false);
  });

  it.each([
    ['the service', [unreachable], ['manifest', 'manifest', 'token', 'departments']],
    ['the token', [null, refused(503)], ['manifest', 'token', 'manifest', 'token', 'departments']],
    ['the departments', [null, null, unreachable], ['manifest', 'token', 'departments', 'departments']],
  ])('should ask again for what is missing, after %s failed', (_, failures, calls) => {
    const { asked, center } = aSmallCenter(...failures);
    center.open();
    expect(center.departments$.value.status).toBe('failed');
    center.reloadDepartments();
    expect(asked).toEqual(calls);
    expect(center.departments$.value.status).toBe('ready');
  });
});
