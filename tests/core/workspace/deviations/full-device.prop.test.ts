import { type Failure, fail, ok } from '@felles/core';
import {
  createDeviationComment,
  createNewDeviationForm,
  seenDeviation,
} from '@felles/core/internal/workspace/deviations/store';
import { createSaving } from '@felles/core/internal/workspace/site-work/store';
import { no } from '@felles/core/texts';
import { textOf } from '@felles/core/texts/text-of';
import { Deviation } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import fc from 'fast-check';
import { of, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';

const FULL: Failure = { kind: 'unavailable', where: 'indexedDB', issues: ['full'] };
const FORBIDDEN: Failure = { kind: 'unavailable', where: 'indexedDB', issues: ['forbidden'] };
const PHOTO = { name: 'avvik-2026-11-19-1.jpg', type: 'image/jpeg', bytes: new Uint8Array(8) };
const PROJECT = { id: '1001', title: 'Storgata 31' };
const KEY = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';

/** A form on a device that has no room for photos, or stores nothing. */
function newDeviation(failure: Failure) {
  const stored: SiteChange[] = [];
  let closed = 0;
  const clock = new VirtualTimeScheduler();
  const form = createNewDeviationForm({
    outbox: {
      save(change) {
        if (change.photos.length > 0 || failure === FORBIDDEN) return of(fail(failure));
        stored.push(change);
        return of(ok(null));
      },
    },
    project: PROJECT,
    newKey: () => KEY,
    clock,
    saved: () => {
      closed += 1;
    },
    start: {},
    point: null,
  });
  form.change({ title: 'Glippe', photos: { files: [PHOTO], isPreparing: false } });
  form.save();
  const { failure: why, isUncertain } = form.view$.value.saving;
  return { form, clock, stored, closed: () => closed, says: why && textOf(no, why), isUncertain };
}

it('[W-SITE-33] keeps a form open on a full device, and saves its text alone when the user says so', () => {
  const { form, clock, stored, closed, says, isUncertain } = newDeviation(FULL);
  expect([stored, closed(), isUncertain]).toEqual([[], 0, false]);
  expect(says).toBe('Ikke lagret. Telefonen er full. Avviket står fortsatt her.');
  expect(form.view$.value.values).toMatchObject({ title: 'Glippe', photos: { files: [PHOTO] } });
  clock.frame += 10_000;
  form.saveWithoutPhotos();
  expect(stored).toMatchObject([{ title: 'Glippe', photos: [] }]);
  expect(closed()).toBe(1);
});

it('[W-SITE-33] says of a browser that stores nothing that it gives no leave', () => {
  const { stored, closed, says } = newDeviation(FORBIDDEN);
  expect([stored, closed()]).toEqual([[], 0]);
  expect(says).toBe('Ikke lagret. Nettleseren lar oss ikke lagre på denne telefonen.');
});

const changeOf = (call: SiteChange['call'], at: string, body: object, photo: typeof PHOTO | null): SiteChange => ({
  ...{ call, project: PROJECT, record: '7', id: '7', point: null, title: 'Glippe', at },
  body: { ...body, at, client_id: at },
  photos: photo === null ? [] : [photo],
});

it('[A-01] [W-SITE-33] stores each part of a form once, however often a full device makes the user try', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.array(fc.nat(6), { maxLength: 8 }), (count, room) => {
      const photos = Array.from({ length: count }, () => ({ ...PHOTO }));
      const stored: SiteChange[] = [];
      let left = 0;
      const save = createSaving({
        save(change) {
          if (left === 0) return of(fail(FULL));
          left -= 1;
          stored.push(change);
          return of(ok(null));
        },
      });
      // Each press makes its changes anew, at another instant and with other keys.
      for (const [press, free] of [...room, 99].entries()) {
        left = free;
        let isSaved = false;
        const words = changeOf('deviation.comment', `${press}`, { text: 'Sikret' }, null);
        const ofPhotos = photos.map((photo) => changeOf('deviation.photo', `${press}`, {}, photo));
        save([words, ...ofPhotos]).subscribe((result) => {
          isSaved = result.ok;
        });
        if (isSaved) break;
      }
      expect(stored.filter(({ call }) => call === 'deviation.comment')).toHaveLength(1);
      expect(stored.flatMap((change) => change.photos)).toEqual(photos);
      expect(new Set(stored.flatMap((change) => change.photos)).size).toBe(count);
    }),
  );
});

it('[A-01] stores a comment once when the device has room for its words and not for its photo', () => {
  const stored: SiteChange[] = [];
  let isFull = true;
  const clock = new VirtualTimeScheduler();
  let key = 0;
  const form = createDeviationComment({
    outbox: {
      save(change) {
        if (isFull && change.photos.length > 0) return of(fail(FULL));
        stored.push(change);
        return of(ok(null));
      },
    },
    ...{ project: PROJECT, clock, newKey: () => `key ${++key}`, saved: () => {} },
    seen: seenDeviation({ deviation: Deviation.parse({ deviation_id: '7', title: 'Glippe' }), from: null }),
  });
  form.change({ text: 'Sikret', photos: { files: [PHOTO], isPreparing: false } });
  form.save();
  isFull = false;
  clock.frame += 10_000;
  form.save();
  expect(stored.map(({ call }) => call)).toEqual(['deviation.comment', 'deviation.photo']);
});
