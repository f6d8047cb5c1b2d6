import { sessionCookie } from '@felles/ui-react/internal/browser/session-cookie';
import { lastValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the session cookie', () => {
  it.each([
    ['http:', 'session=100.abc; Max-Age=604800; Path=/; SameSite=Lax'],
    ['https:', 'session=100.abc; Max-Age=604800; Path=/; SameSite=Lax; Secure'],
  ])('[P-SESSION-15] should be written over %s as %s', async (protocol, written) => {
    const { set } = aBrowser(protocol);
    expect(await lastValueFrom(sessionCookie.write('session', '100.abc'))).toMatchObject({ ok: true });
    expect(set).toEqual([written]);
  });

  it.each([
    ['http:', 'session=; Max-Age=0; Path=/; SameSite=Lax'],
    ['https:', 'session=; Max-Age=0; Path=/; SameSite=Lax; Secure'],
  ])('[P-SESSION-15] should be taken away over %s where it was put', async (protocol, written) => {
    const { set } = aBrowser(protocol);
    expect(await lastValueFrom(sessionCookie.write('session', ''))).toMatchObject({ ok: true });
    expect(set).toEqual([written]);
  });
});

/** A browser that keeps the last cookie it was given, and tells how each was written. */
function aBrowser(protocol: string) {
  const set: string[] = [];
  vi.stubGlobal('window', { navigator: { cookieEnabled: true }, location: { protocol } });
  vi.stubGlobal('document', {
    get cookie() {
      return set.at(-1)?.split('; ')[0] ?? '';
    },
    set cookie(text: string) {
      set.push(text);
    },
  });
  return { set };
}
