import { type Failure, fail, ok } from '@felles/core';
import { createNewDeviationForm } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { of, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';

const FULL: Failure = { kind: 'unavailable', where: 'indexedDB', issues: ['full'] };
const PHOTO = { name: 'avvik-2026-11-19-1.jpg', type: 'image/jpeg', bytes: new Uint8Array(8) };

it('[W-SITE-33] keeps a form open on a full device, and saves its text alone when the user says so', () => {
  const stored: SiteChange[] = [];
  let closed = 0;
  const clock = new VirtualTimeScheduler();
  const form = createNewDeviationForm({
    outbox: {
      save(change) {
        if (change.photos.length > 0) return of(fail(FULL));
        stored.push(change);
        return of(ok(null));
      },
    },
    project: { id: '1001', title: 'Storgata 31' },
    newKey: () => '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b',
    clock,
    saved: () => {
      closed += 1;
    },
    start: {},
    point: null,
  });
  form.change({ title: 'Glippe', photos: { files: [PHOTO], isPreparing: false } });
  form.save();
  expect([stored, closed, form.view$.value.saving.failure?.key]).toEqual([[], 0, 'deviations.notStored']);
  expect(form.view$.value.values).toMatchObject({ title: 'Glippe', photos: { files: [PHOTO] } });
  clock.frame += 10_000;
  form.saveWithoutPhotos();
  expect(stored).toMatchObject([{ title: 'Glippe', photos: [] }]);
  expect(closed).toBe(1);
});
