import { TrackingSetup } from '@felles/core/internal/portal/center/model';
import { checkedEvent } from '@felles/core/internal/portal/tracking/events';
import {
  type Consent,
  dialogFor,
  holdsNothingPersonal,
  isPrivateSignup,
  parseConsent,
} from '@felles/core/internal/portal/tracking/rules';
import { TRACKERS, trackerOf } from '@felles/core/internal/portal/tracking/trackers';
import { mayTrack, scriptAddress, type Tracker } from '@felles/core/portal/tracking';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const PIXEL = { pixelId: '100000000000047' };
const GOOGLE = { googleTagId: 'G-ABC123' };
const MANAGER = { googleTagManagerId: 'GTM-ABC123' };
const pixel: Tracker = { kind: 'pixel', id: PIXEL.pixelId };
const googleTag: Tracker = { kind: 'googleTag', id: GOOGLE.googleTagId };
const tagManager: Tracker = { kind: 'tagManager', id: MANAGER.googleTagManagerId };

describe('the setup of trackers', () => {
  it('[P-TRACKING-17] should have three ids, each of which may be missing', () => {
    const all = { ...PIXEL, ...GOOGLE, ...MANAGER };
    expect(z.parse(TrackingSetup, all)).toEqual(all);
    expect(z.parse(TrackingSetup, {})).toEqual({});
    expect(z.parse(TrackingSetup, { googleTagId: null, googleTagManagerId: null, pixelId: null })).toEqual({
      googleTagId: null,
      googleTagManagerId: null,
      pixelId: null,
    });
    for (const name of ['googleTagId', 'googleTagManagerId', 'pixelId'])
      expect(z.safeParse(TrackingSetup, { [name]: 47 }).success).toBe(false);
  });

  it('[P-TRACKING-22] should give one tracker: pixel before Google tag before tag manager', () => {
    expect(trackerOf({ ...MANAGER, ...GOOGLE, ...PIXEL })).toEqual(pixel);
    expect(trackerOf({ ...MANAGER, ...PIXEL })).toEqual(pixel);
    expect(trackerOf({ ...MANAGER, ...GOOGLE })).toEqual(googleTag);
    expect(trackerOf(MANAGER)).toEqual(tagManager);
    expect([trackerOf({}), trackerOf(null), trackerOf(undefined)]).toEqual([null, null, null]);
  });

  it.each([
    { pixelId: '' },
    { pixelId: '1234' },
    { pixelId: '1'.repeat(21) },
    { pixelId: '100000000000047 ' },
    { pixelId: '100000000000047\n' },
    { pixelId: '1"><script>' },
    { pixelId: '١٢٣٤٥٦' },
    { googleTagId: 'UA-1234-1' },
    { googleTagId: 'g-abc123' },
    { googleTagId: 'GTM-ABC123' },
    { googleTagId: 'G-ABC123&cx=c' },
    { googleTagId: "G-ABC123');alert(1)//" },
    { googleTagManagerId: 'G-ABC123' },
    { googleTagManagerId: 'GTM-ABC/../x' },
    { googleTagManagerId: 'GTM-ABC123#' },
  ])('should take an id of another form for none: %j', (setup) => {
    expect(trackerOf(setup)).toBeNull();
    expect(trackerOf({ ...MANAGER, ...setup })).toEqual('googleTagManagerId' in setup ? null : tagManager);
  });

  it('should know without a question only of a center that says it has none', () => {
    expect([{}, { pixelId: null }, { pixelId: '' }].map(mayTrack)).toEqual([false, false, false]);
    expect([null, undefined, PIXEL, GOOGLE, MANAGER].map(mayTrack)).toEqual([true, true, true, true, true]);
  });

  it('should load each script from one exact place', () => {
    expect([pixel, googleTag, tagManager].map((tracker) => scriptAddress(tracker, null))).toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
    ]);
    expect(scriptAddress(googleTag, 'http://127.0.0.1:4001')).toBe('http://127.0.0.1:4001/gtag/js?id=G-ABC123');
  });

  it('should name origins whole: a scheme, a host, and no wildcard', () => {
    const named = Object.values(TRACKERS).flatMap(({ origin, connect, images }) => [origin, ...connect, ...images]);
    for (const origin of named) {
      expect(new URL(origin).origin).toBe(origin);
      expect(origin).toMatch(/^https:\/\/[a-z0-9.-]+$/);
    }
  });
});

describe('consent', () => {
  it('[P-TRACKING-18] should be unknown unless it was accepted or rejected', () => {
    const kept = ['accepted', 'rejected', null, '', 'Accepted', 'true', '"accepted"', 'unknown', '__proto__'];
    expect(kept.map(parseConsent)).toEqual(['accepted', 'rejected', ...Array(7).fill('unknown')]);
  });

  it('[P-TRACKING-23] should be shown again to a visitor who asks for it, where there is a tracker', () => {
    const reopened = (consent: Consent, tracker: Tracker | null) => dialogFor(consent, tracker, true);
    expect([reopened('accepted', pixel), reopened('rejected', pixel), reopened('unknown', pixel)]).toEqual([
      'reopened',
      'reopened',
      'reopened',
    ]);
    expect(reopened('accepted', null)).toBe('closed');
  });
});

describe('the private sign-up', () => {
  it.each([
    '/nordlys/member/private',
    '/nordlys/member/private/',
    '/NORDLYS/Member/Private',
    '/nordlys/m%65mber/priv%61te',
    '/nordlys//member//private',
    '/100%25/member/private',
    '/nordlys/member/private/x',
  ])('should be known by its address: %s', (path) => {
    expect(isPrivateSignup(path)).toBe(true);
  });

  it.each([
    '/nordlys',
    '/nordlys/member',
    '/nordlys/member/company',
    '/member/private',
    '/nordlys/member/privately',
    '/%',
  ])('should not be taken for another address: %s', (path) => {
    expect(isPrivateSignup(path)).toBe(false);
  });
});

describe('the address of a page with a tracker', () => {
  it.each([
    '/nordlys',
    '/nordlys/member?',
    '/nordlys/member?departmentId=101&membershipId=7',
    '/nordlys/member?utm_source=facebook&utm_campaign=ny-var-2026',
  ])('should tell of no person: %s', (address) => {
    expect(holdsNothingPersonal(address)).toBe(true);
  });

  it.each([
    '/nordlys#x',
    '/nordlys?departmentId=101#x',
    '/nordlys?departmentId=41234567',
    '/nordlys?departmentId=Kari',
    '/nordlys?hash=abc',
    '/nordlys?sessid=abc',
    '/nordlys?departmentId=101&token=abc',
    '/nordlys?departmentId=101?token=abc',
    '/nordlys?utm_content=kari%40nordmann.example',
    '/nordlys?utm_content=41234567',
    '/nordlys?utm_secret=x',
  ])('should not be one that may tell of a person: %s', (address) => {
    expect(holdsNothingPersonal(address)).toBe(false);
  });
});

describe('an event on its way out', () => {
  it('should carry what the table names and leave behind all else that came along', () => {
    const canary = { departmentId: 101, membershipId: 7, name: 'Kari Nygård', email: 'kari@x.example', token: 'abc' };
    expect(checkedEvent({ name: 'SelectedDepartment', ids: canary })).toEqual({
      name: 'SelectedDepartment',
      ids: { departmentId: 101 },
    });
    expect(checkedEvent({ name: 'PersonalInformationFilled', ids: canary })).toEqual({
      name: 'PersonalInformationFilled',
      ids: {},
    });
  });

  it.each([
    ...['Kari Nygård', '41234567', 'kari@x.example', '', null, undefined, {}, true],
    ...[41_234_567, 20_101_984, 1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53],
  ])('should not go where an id is something else: %j', (departmentId) => {
    expect(checkedEvent({ name: 'SelectedDepartment', ids: { departmentId } })).toBeNull();
  });

  it.each(['PageView', 'signupStarted', '', '__proto__', 'constructor', 'toString'])(
    'should not go under a name that the table does not have: %s',
    (name) => {
      expect(checkedEvent({ name, ids: {} })).toBeNull();
    },
  );
});
