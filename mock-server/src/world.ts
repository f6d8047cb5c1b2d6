import type { Manifest } from '@felles/core/internal/portal/center/model';
import { type Files, filesInMemory } from './files.ts';
import { createDemoWorld, type DemoWorld } from './world/demo.ts';
import { createRecent, WORLD_LIMITS } from './world/limits.ts';
import { manifestFor, type SeparateOrigins, type ServiceAddresses, serviceOf } from './world/manifest.ts';
import type { AskedRequest, Observations } from './world/observations.ts';
import { freshState, type WorldState } from './world/state.ts';

/** Where a world is kept beyond the process; a world without one lives in memory. */
export interface Keeper {
  /** Notes that the state has changed since the last write. */
  changed(): void;
  /** Once everything that changed so far can survive a power cut. */
  settled(): Promise<void>;
}

export interface WorldOptions {
  readonly seed?: number;
  /** A state to go on from, as it was kept. */
  readonly state?: WorldState;
  /** Epoch milliseconds of the machine. */
  readonly realTime?: () => number;
  readonly keeper?: Keeper;
  readonly files?: Files;
  /** Parts of the manifest that name another place than this server. */
  readonly elsewhere?: ServiceAddresses;
  /** Where pages and service stand, where that is not one origin. */
  readonly apart?: SeparateOrigins | null;
}

/** All that one mock server knows. One for each server, so no two ever share anything. */
export interface World {
  /** Written through change only. */
  readonly state: WorldState;
  change(edit: (state: WorldState) => void): void;
  /** Epoch milliseconds on the world's own clock. */
  now(): number;
  /** Epoch milliseconds of the machine, on which that clock is built. */
  realTime(): number;
  /** Back to the standard scenario of the seed, or of another. */
  reset(toSeed?: number): void;
  /** Tells of each reset, until it is told to stop. */
  onReset(tell: () => void): () => void;
  /** Once all that was changed is kept. */
  settled(): Promise<void>;
  /** The service's manifest for a client that asked it under this host. */
  manifest(host: string): Manifest;
  /** Where pages and service stand; null where they share an origin. */
  readonly apart: SeparateOrigins | null;
  readonly files: Files;
  readonly demo: DemoWorld;
  readonly observed: Observations;
  /** The functions that make answers of requests, by the ids of their faults. */
  readonly answers: Map<number, (request: AskedRequest) => unknown>;
}

export function createWorld({
  seed,
  state = freshState(seed),
  realTime = Date.now,
  keeper,
  files = filesInMemory(),
  elsewhere = {},
  apart = null,
}: WorldOptions = {}): World {
  const observed: Observations = {
    calls: createRecent(WORLD_LIMITS.calls),
    violations: createRecent(WORLD_LIMITS.violations),
    trackers: createRecent(WORLD_LIMITS.trackers),
  };
  const answers: World['answers'] = new Map();
  const demo = createDemoWorld(state);
  const toldOfReset = new Set<() => void>();

  function change(edit: (state: WorldState) => void): void {
    edit(state);
    keeper?.changed();
  }

  return {
    state,
    change,
    now: () => (state.clock.kind === 'frozen' ? state.clock.at : realTime() + state.clock.offset),
    realTime,
    reset(toSeed = state.seed) {
      observed.calls.clear();
      observed.violations.clear();
      observed.trackers.clear();
      files.clear();
      answers.clear();
      change((now) => Object.assign(now, freshState(toSeed)));
      for (const tell of [...toldOfReset]) tell();
    },
    onReset(tell) {
      toldOfReset.add(tell);
      return () => toldOfReset.delete(tell);
    },
    async settled() {
      await files.settled();
      await keeper?.settled();
    },
    manifest(host) {
      if (apart === null) return manifestFor(host, elsewhere);
      const service = serviceOf(apart);
      return manifestFor(service.host, { ...service.elsewhere, ...elsewhere });
    },
    apart,
    files,
    demo,
    observed,
    answers,
  };
}
