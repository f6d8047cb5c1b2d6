import type { NamedFile } from '@felles/core';
import { createSitePhotos } from '@felles/core/internal/workspace/site-photos/store';
import { cameraProblem, type PhotoFault } from '@felles/core/workspace/site-photos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

interface Source {
  readonly size: number;
  readonly id?: number;
}

/** A device whose photos are ready when the test says so, in turn. */
function createDevice(ready: readonly NamedFile[] = [], saved = 0) {
  const waiting: { readonly source: Source; readonly finish: (result: Uint8Array | PhotoFault) => void }[] = [];
  const prepare = (source: Source) =>
    new Promise<Uint8Array | PhotoFault>((finish) => waiting.push({ source, finish }));
  const store = createSitePhotos<Source>({ ready, saved, day: '2026-11-29', prepare });
  return {
    ...store,
    waiting,
    view: () => store.view$.value,
    async finish(result: Uint8Array | PhotoFault) {
      waiting.shift()?.finish(result);
      await settled();
    },
  };
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const photo = (size = 10): Source => ({ size });
const photos = (count: number): readonly Source[] => Array.from({ length: count }, () => photo());
const JPEG = Uint8Array.of(1);

const act = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), count: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ kind: fc.constant('remove' as const), n: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('finish' as const), isGood: fc.boolean() }),
  fc.record({ kind: fc.constant('retry' as const), n: fc.integer({ min: 1, max: 30 }) }),
);

describe('[W-SITE-36] the photos of a form', () => {
  it('should be 20 at most with those that are saved, each ready one under a name of its own', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), fc.integer({ min: 0, max: 22 }), async (acts, saved) => {
        const form = createDevice([], saved);
        for (const one of acts) {
          if (one.kind === 'add') form.add(photos(one.count));
          else if (one.kind === 'remove') form.remove(one.n);
          else if (one.kind === 'retry') form.retry(one.n);
          else await form.finish(one.isGood ? JPEG : 'unclear');
          const { photos: all, ready, room, isPreparing } = form.view();
          expect(all.length + saved).toBeLessThanOrEqual(Math.max(saved, 20));
          expect(room).toBe(Math.max(0, 20 - saved - all.length));
          const names = ready.map(({ name }) => name);
          expect(new Set(names).size).toBe(names.length);
          for (const { name, type } of ready) {
            expect(name).toMatch(/^avvik-2026-11-29-\d+\.jpg$/);
            expect(Number(/(\d+)\.jpg/.exec(name)?.[1])).toBeGreaterThan(saved);
            expect(type).toBe('image/jpeg');
          }
          await settled();
          // [W-SITE-37] One at a time: each takes the memory of all its pixels.
          expect(form.waiting.length).toBeLessThanOrEqual(1);
          if (form.waiting.length === 0) expect(isPreparing && form.view().isPreparing).toBe(false);
        }
      }),
    );
  });

  it('should tell how many of a choice did not fit, until the next change', () => {
    const form = createDevice();
    form.add(photos(23));
    expect(form.view().photos).toHaveLength(20);
    expect(form.view().problem).toEqual({ key: 'photos.tooMany', params: { most: 20, left: 3 } });
    form.remove(4);
    expect(form.view().problem).toBeNull();
    form.add([photo()]);
    expect(form.view().problem).toBeNull();
  });

  it('should go on after those of an earlier page, under their own names', async () => {
    const file = { name: 'avvik-2026-11-28-2.jpg', type: 'image/jpeg', bytes: JPEG };
    const form = createDevice([file]);
    form.add([photo()]);
    await form.finish(JPEG);
    expect(form.view().ready.map(({ name }) => name)).toEqual([file.name, 'avvik-2026-11-29-3.jpg']);
    expect(form.view().photos.map(({ n }) => n)).toEqual([2, 3]);
  });
});

describe('[W-SITE-40] a photo of a form', () => {
  it('should be shown at once, and have its own problem while the others become ready', async () => {
    const form = createDevice();
    const bad = { size: 10, id: 2 };
    form.add([photo(), bad, photo()]);
    expect(form.view().photos.map(({ source }) => source)).toHaveLength(3);
    for (const result of [JPEG, 'unclear', JPEG] as const) await form.finish(result);
    const { photos: all, ready, isPreparing } = form.view();
    expect(all.map(({ problem }) => problem)).toEqual([null, { key: 'photos.unclear', params: { n: 2 } }, null]);
    expect([ready.length, isPreparing]).toEqual([2, false]);
    form.retry(2);
    expect(form.view().isPreparing).toBe(true);
    await settled();
    expect(form.waiting[0]?.source).toBe(bad);
    await form.finish(JPEG);
    expect(form.view().ready.map(({ name }) => name.at(-5))).toEqual(['1', '2', '3']);
  });

  it('should not be prepared where it is too large, and not again where it is no photo', async () => {
    const form = createDevice();
    form.add([photo(25_000_001), photo(25_000_000)]);
    expect(form.view().photos[0]).toMatchObject({ problem: { key: 'photos.tooLarge' }, isRetryable: false });
    await form.finish('notPhoto');
    expect(form.view().photos[1]).toMatchObject({ problem: { key: 'photos.notPhoto', params: { n: 2 } } });
    for (const n of [1, 2]) form.retry(n);
    await settled();
    expect(form.waiting).toHaveLength(0);
  });

  it('should not be prepared once it is removed, nor come back when it becomes ready', async () => {
    const form = createDevice();
    form.add([photo(), photo(), photo()]);
    await settled();
    form.remove(1);
    form.remove(2);
    await form.finish(JPEG);
    expect(form.waiting).toHaveLength(1);
    await form.finish(JPEG);
    expect(form.view().ready.map(({ name }) => name)).toEqual(['avvik-2026-11-29-3.jpg']);
  });

  it('should say that it cannot be read where the device fails', async () => {
    const store = createSitePhotos<Source>({
      ...{ ready: [], saved: 0, day: '2026-11-29' },
      prepare: () => Promise.reject(new Error('gone')),
    });
    store.add([photo()]);
    await settled();
    expect(store.view$.value.photos[0]?.problem).toEqual({ key: 'photos.unreadable', params: { n: 1 } });
  });
});

describe('[W-SITE-36] the camera in the page', () => {
  it.each([
    ['NotAllowedError', 'camera.refused'],
    ['SecurityError', 'camera.refused'],
    ['', 'camera.refused'],
    ['NotFoundError', 'camera.missing'],
    ['OverconstrainedError', 'camera.missing'],
    ['NotReadableError', 'camera.busy'],
    ['AbortError', 'camera.busy'],
  ])('should have a reason of its own after %s', (error, key) => {
    expect(cameraProblem(error)).toEqual({ key, params: {} });
  });
});
