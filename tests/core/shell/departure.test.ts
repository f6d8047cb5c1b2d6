import { createAccess, createDeparture } from '@felles/core';
import { describe, expect, it } from 'vitest';

describe('the way out of the application', () => {
  it('should be taken for a host that the manifest names, and for no other', () => {
    const gone: string[] = [];
    const access = createAccess();
    const departure = createDeparture({ origin: 'https://portal.example', go: (to) => gone.push(to) }, access);
    expect(departure.leaveFor('https://bank.example/sign')).toBe(false);
    access.next({ ...access.value, allowedHosts: ['bank.example'] });
    expect(departure.leaveFor('https://bank.example/sign')).toBe(true);
    expect(departure.leaveFor('https://elsewhere.invalid/sign')).toBe(false);
    expect(gone).toEqual(['https://bank.example/sign']);
  });

  it('should load no other page than one of its own', () => {
    const gone: string[] = [];
    const departure = createDeparture({ origin: 'https://portal.example', go: (to) => gone.push(to) }, createAccess());
    for (const path of ['/nordlys/member?success=true', '//elsewhere.invalid/', 'nordlys']) departure.load(path);
    expect(gone).toEqual([
      'https://portal.example/nordlys/member?success=true',
      'https://portal.example/elsewhere.invalid/',
      'https://portal.example/nordlys',
    ]);
  });
});
