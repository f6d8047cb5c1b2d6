import { createAccess } from '@felles/core/internal/shared/access';
import { createDeparture } from '@felles/core/internal/shell/departure';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';

describe('the way out of the application', () => {
  it('should be taken for any https address where the manifest has no list of hosts', () => {
    const gone: string[] = [];
    const access = createAccess();
    access.next({ ...access.value, allowedHosts: null, checkoutHosts: null });
    const navigation = { origin: 'https://portal.example', go: (to: string) => gone.push(to) };
    const departure = createDeparture(navigation, access, new BehaviorSubject(true));
    expect(departure.leaveFor('https://bank.example/sign')).toBe(true);
    expect(departure.mayLoadFrom('https://pay.example/checkout.js')).toBe(true);
    expect(departure.leaveFor('http://bank.example/sign')).toBe(false);
    expect(departure.leaveFor('javascript:alert(1)')).toBe(false);
    expect(gone).toEqual(['https://bank.example/sign']);
  });

  it('should be taken for a host that the manifest names, and for no other', () => {
    const gone: string[] = [];
    const access = createAccess();
    const departure = createDeparture(
      { origin: 'https://portal.example', go: (to) => gone.push(to) },
      access,
      new BehaviorSubject(true),
    );
    expect(departure.leaveFor('https://bank.example/sign')).toBe(false);
    access.next({ ...access.value, allowedHosts: ['bank.example'] });
    expect(departure.leaveFor('https://bank.example/sign')).toBe(true);
    expect(departure.leaveFor('https://elsewhere.invalid/sign')).toBe(false);
    expect(gone).toEqual(['https://bank.example/sign']);
  });

  it('should lead nowhere without a network, and say so', () => {
    const gone: string[] = [];
    const access = createAccess();
    access.next({ ...access.value, allowedHosts: ['bank.example'] });
    const online$ = new BehaviorSubject(false);
    const departure = createDeparture({ origin: 'https://portal.example', go: (to) => gone.push(to) }, access, online$);
    expect([departure.leaveFor('https://bank.example/sign'), gone]).toEqual([false, []]);
    online$.next(true);
    expect([departure.leaveFor('https://bank.example/sign'), gone]).toEqual([true, ['https://bank.example/sign']]);
  });

  it('should load no other page than one of its own', () => {
    const gone: string[] = [];
    const departure = createDeparture(
      { origin: 'https://portal.example', go: (to) => gone.push(to) },
      createAccess(),
      new BehaviorSubject(true),
    );
    for (const path of ['/nordlys/member?success=true', '//elsewhere.invalid/', 'nordlys']) departure.load(path);
    expect(gone).toEqual([
      'https://portal.example/nordlys/member?success=true',
      'https://portal.example/elsewhere.invalid/',
      'https://portal.example/nordlys',
    ]);
  });
});
