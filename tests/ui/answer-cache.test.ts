import 'fake-indexeddb/auto';

import { browserAnswerCache } from '@felles/ui-react/internal/browser/answer-cache';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';

const ANSWER = { bytes: Uint8Array.of(1, 2, 3), at: 7 };

describe('stored answers in the browser', () => {
  it('should be there for the next page, and for their own user alone', async () => {
    aBrowser();
    const page = browserAnswerCache();
    page.begin('ola', 0);
    page.put('ola', '/projects/7', ANSWER);
    const next = browserAnswerCache();
    await eventually(async () => expect(await next.get('ola', '/projects/7')).toEqual(ANSWER));
    expect(await next.get('kari', '/projects/7')).toBeNull();
    expect(await next.get('ola', '/projects/8')).toBeNull();
  });

  it('should go at the sign-out, and no tab stores one after it', async () => {
    aBrowser();
    const [tab, other] = [browserAnswerCache(), browserAnswerCache()];
    tab.begin('ola', 0);
    tab.put('ola', '/projects/7', ANSWER);
    await eventually(async () => expect(await other.get('ola', '/projects/7')).toEqual(ANSWER));
    tab.wipe('ola');
    await eventually(async () => expect(await other.get('ola', '/projects/7')).toBeNull());
    other.put('ola', '/projects/8', ANSWER);
    // The databases of other users are not touched.
    other.begin('kari', 0);
    other.put('kari', '/projects/9', ANSWER);
    await eventually(async () => expect(await tab.get('kari', '/projects/9')).toEqual(ANSWER));
    expect(await tab.get('ola', '/projects/8')).toBeNull();
  });

  it('should be stored again after the next sign-in', async () => {
    aBrowser();
    const page = browserAnswerCache();
    page.begin('ola', 0);
    page.wipe('ola');
    page.begin('ola', 0);
    page.put('ola', '/projects/7', ANSWER);
    await eventually(async () => expect(await page.get('ola', '/projects/7')).toEqual(ANSWER));
  });

  it('should go if they are too old, and the oldest first if they need too much room [W-SITE-29]', async () => {
    aBrowser();
    const page = browserAnswerCache();
    const large = (at: number) => ({ bytes: new Uint8Array(20), at });
    page.begin('ola', 0);
    page.put('ola', '/old', { ...ANSWER, at: 4 });
    for (const at of [5, 7, 6]) page.put('ola', `/${at}`, large(at));
    await eventually(async () => expect(await page.get('ola', '/6')).not.toBeNull());
    const next = browserAnswerCache(50);
    next.begin('ola', 5);
    await eventually(async () => expect(await next.get('ola', '/5')).toBeNull());
    expect(await next.get('ola', '/old')).toBeNull();
    expect(await next.get('ola', '/6')).not.toBeNull();
    expect(await next.get('ola', '/7')).not.toBeNull();
  });

  it('should go if others need their room while the page is open, and if they are not retained [W-SITE-29]', async () => {
    aBrowser();
    const page = browserAnswerCache(100);
    page.begin('ola', 0);
    for (const at of [1, 2, 3, 4, 5, 6]) page.put('ola', `${at % 2} /${at}`, { bytes: new Uint8Array(20), at });
    await eventually(async () => expect(await page.get('ola', '0 /2')).toBeNull());
    expect(await page.get('ola', '1 /3')).not.toBeNull();
    page.retain('ola', (key) => key.startsWith('0 '));
    await eventually(async () => expect(await page.get('ola', '1 /5')).toBeNull());
    expect([await page.get('ola', '0 /4'), await page.get('ola', '0 /6')]).not.toContain(null);
  });

  it('should be missing, without an error, in a browser that forbids storage', async () => {
    aBrowser({
      open() {
        throw new Error('forbidden');
      },
    });
    const page = browserAnswerCache();
    page.begin('ola', 0);
    page.put('ola', '/projects/7', ANSWER);
    page.wipe('ola');
    expect(await page.get('ola', '/projects/7')).toBeNull();
  });
});

function aBrowser(indexedDB: unknown = new IDBFactory()): void {
  vi.stubGlobal('indexedDB', indexedDB);
  onTestFinished(() => void vi.unstubAllGlobals());
}
