import { type PageWindow, steadyClock, watchNetwork } from '@felles/adapters-ws';
import { firstValueFrom, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';

describe('watchNetwork', () => {
  it('[W-REALTIME-25] [R-57] should say when the device loses its network and finds one, and nothing twice', () => {
    const { page, heard } = watched(true);
    page.fire('online');
    page.fire('offline');
    page.fire('offline');
    page.fire('online');
    expect(heard).toEqual([true, false, true]);
  });

  it.each(['pageshow', 'visibilitychange', 'resume'] as const)(
    '[R-51] should check again at %s, as a page that slept missed events',
    (event) => {
      const { page, heard } = watched(false);
      page.navigator.onLine = true;
      page.fire(event);
      page.fire(event);
      expect(heard).toEqual([false, true]);
    },
  );

  it('[R-57] should not take being seen for a network', () => {
    const { page, heard } = watched(true);
    page.fire('visibilitychange');
    expect(heard).toEqual([true]);
  });
});

describe('steadyClock', () => {
  it('should go forward as time does, and wake those who wait', async () => {
    const before = steadyClock.now();
    await firstValueFrom(timer(20, steadyClock));
    expect(steadyClock.now() - before).toBeGreaterThanOrEqual(19);
  });
});

function watched(onLine: boolean) {
  const listeners = new Map<string, () => void>();
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener);
  const navigator = { onLine };
  const page = {
    navigator,
    addEventListener,
    document: { addEventListener },
    fire: (type: string) => listeners.get(type)?.(),
  } satisfies PageWindow & { fire(type: string): void };
  const heard: boolean[] = [];
  watchNetwork(page).subscribe((isOnline) => heard.push(isOnline));
  return { page, heard };
}
