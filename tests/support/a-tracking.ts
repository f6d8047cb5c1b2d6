import { fail, ok, type Result, type SharedKeyValue } from '@felles/core';
import type { TrackingSetup } from '@felles/core/internal/portal/center/model';
import { createTrackingStore, type TrackingNeeds } from '@felles/core/internal/portal/tracking/store';
import type { FunnelEvent, Tracker, TrackerPort } from '@felles/core/portal/tracking';
import { Subject } from 'rxjs';
import { at } from './at.ts';
import { type MemoryKeyValue, memoryKeyValue, scripted, unreachable } from './fake-ports.ts';

/** How long the service takes to say which trackers there are. */
export const SETUP_TIME = 50;

/** A tracker that remembers what was done with it, in order. */
export interface FakeTracker extends TrackerPort {
  readonly loaded: readonly Tracker[];
  readonly sent: readonly FunnelEvent[];
  readonly forgotten: () => number;
  readonly isMuted: () => boolean;
}

function fakeTracker(): FakeTracker {
  const loaded: Tracker[] = [];
  const sent: FunnelEvent[] = [];
  let forgotten = 0;
  let isMuted = false;
  return {
    loaded,
    sent,
    forgotten: () => forgotten,
    isMuted: () => isMuted,
    load: (tracker) => void loaded.push(tracker),
    send: (event) => void sent.push(event),
    mute: (muted) => {
      isMuted = muted;
    },
    forget: () => {
      forgotten += 1;
    },
  };
}

interface Given {
  readonly tracking?: TrackingSetup | null;
  /** The answer of the service; null where it cannot be reached. */
  readonly answer?: TrackingSetup | null;
  readonly saved?: MemoryKeyValue;
  readonly tab?: MemoryKeyValue;
  readonly path?: string;
  readonly slowStorage?: number;
}

/** The tracking of a center that has a pixel, opened. */
export function aTracking(given: Given = {}) {
  const clock = at('2026-11-18T12:00:00Z');
  const { tracking = { pixelId: '100000000000047' }, answer = null, path = '/nordlys' } = given;
  const saved = given.saved ?? memoryKeyValue();
  const tab = given.tab ?? memoryKeyValue();
  const elsewhere$ = new Subject<string | null>();
  const tracker = fakeTracker();
  const asked = scripted(clock, (): { after: number; result: Result<TrackingSetup> } => ({
    after: SETUP_TIME,
    result: answer === null ? fail(unreachable) : ok(answer),
  }));
  const place = { path };
  const shared: SharedKeyValue = { ...saved, writtenElsewhere: () => elsewhere$ };
  const needs: TrackingNeeds = {
    port: { setup: () => asked.ask(null) },
    center: { code: 'nordlys', tracking },
    saved: shared,
    tab,
    tracker,
    address: () => place.path,
  };
  const store = createTrackingStore(needs);
  store.open();
  return {
    store,
    clock,
    saved,
    tab,
    tracker,
    asked: asked.askings,
    /** Another tab has made a choice. */
    chosenElsewhere: (choice: string | null) => elsewhere$.next(choice),
    goTo(next: string) {
      place.path = next;
      store.moved();
    },
    /** The address changes, and nobody has said so yet. */
    slipTo(next: string) {
      place.path = next;
    },
  };
}
