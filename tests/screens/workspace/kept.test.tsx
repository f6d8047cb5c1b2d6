// What the browser keeps of a session, over its own storage.
import type { Tokens } from '@felles/core/workspace/session';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsPlace } from '../../../ui-react/src/browser/drafts-place.ts';
import { pendingSignIn, staffTokens } from '../../../ui-react/src/browser/staff-tokens.ts';

const TOKENS: Tokens = { access: 'a1', expiresAt: 1, refresh: null, owner: 'user 7' };
const KEY = 'felles.workspace.tokens';
const PENDING = { flow: 'code', state: 's', verifier: 'v', returnAddress: '/', left: '/' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the tokens', () => {
  it.each(['pageshow', 'visibilitychange'])('should be read again on %s, where they changed unheard', (event) => {
    const { tokens$ } = staffTokens();
    localStorage.setItem(KEY, JSON.stringify(TOKENS));
    expect(tokens$.value).toBeNull();
    (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
    expect(tokens$.value).toEqual(TOKENS);
  });

  it('should be read again before a renewal, which another tab may have done a moment ago', () => {
    const { tokens$, alone } = staffTokens();
    localStorage.setItem(KEY, JSON.stringify(TOKENS));
    const seen: unknown[] = [];
    alone(() => of(tokens$.value)).subscribe((kept) => seen.push(kept));
    expect(seen).toEqual([TOKENS]);
  });

  it('should be renewed where the browser has no locks', () => {
    vi.stubGlobal('navigator', {});
    const done: string[] = [];
    staffTokens()
      .alone(() => of('renewed'))
      .subscribe((what) => done.push(what));
    expect(done).toEqual(['renewed']);
  });

  it('should last as long as the page where the browser keeps nothing', () => {
    forbid('localStorage');
    const { tokens$, write } = staffTokens();
    write(TOKENS);
    window.dispatchEvent(new Event('pageshow'));
    expect(tokens$.value).toEqual(TOKENS);
  });
});

describe('a sign-in that is under way', () => {
  it('should be returned once, and report if the browser does not store it', () => {
    expect([pendingSignIn.put(PENDING), pendingSignIn.take(), pendingSignIn.take()]).toEqual([true, PENDING, null]);
    forbid('sessionStorage');
    expect([pendingSignIn.put(PENDING), pendingSignIn.take()]).toEqual([false, null]);
  });
});

describe('what was typed', () => {
  it('should be stored separately for each user, and be removed for all when it is discarded', () => {
    draftsPlace.put('user 7', { guest: { firstName: 'Nina' } });
    draftsPlace.put('user 8', { guest: { firstName: 'Per' } });
    expect(draftsPlace.take('user 7')).toEqual({ guest: { firstName: 'Nina' } });
    expect(draftsPlace.take('user 7')).toBeNull();
    sessionStorage.setItem('other', 'stays');
    draftsPlace.clear();
    expect([draftsPlace.take('user 8'), Object.keys(sessionStorage)]).toEqual([null, ['other']]);
  });

  it('should be nothing where the browser forbids it', () => {
    forbid('sessionStorage');
    draftsPlace.put('user 7', {});
    draftsPlace.clear();
    expect(draftsPlace.take('user 7')).toBeNull();
  });
});

function forbid(name: 'localStorage' | 'sessionStorage'): void {
  vi.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
}
