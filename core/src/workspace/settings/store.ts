import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import { mapReply, type Reply } from '../../shared/reply.ts';
import type { Failure } from '../../shared/result.ts';
import { createSlot } from '../../shared/scope.ts';
import { readSetting, writeSetting } from './rules.ts';

/** [W-SETTINGS-02] A stored setting; null if it is not set. */
export const SettingRecord = z.object({ value: z.nullish(z.string()) });

/** The request body. */
export const SettingChange = z.object({ value: z.nullable(z.string()) });

/** The calls for settings, which the service stores as text by key. */
export interface SettingsPort {
  /** Null if it is not set. */
  read(key: string): Reply<string | null>;
  write(key: string, text: string | null): Reply<unknown>;
}

/** A value that the service stores for the user; the store reads it once after `open`. */
export interface Setting<T> {
  readonly value$: Behavior<Load<T>>;
  open(): void;
  close(): void;
  /** Shown at once; the newest value is written after the running write. */
  change(value: T): void;
}

/** The key of the setting, and the parser of its stored value. */
export interface SettingNeeds<T> {
  readonly port: SettingsPort;
  readonly key: string;
  /** Unusable values become the standard value. */
  parse(stored: unknown): T;
  /** Called with each failed read or write. */
  failed?(failure: Failure): void;
}

/** A persistent setting: read once, changed at once, and written in order. */
export function createSetting<T>({ port, key, parse, failed = () => {} }: SettingNeeds<T>): Setting<T> {
  const question$ = new BehaviorSubject(key);
  const query = createQuery<string, unknown>({
    question$,
    ask: (asked) => mapReply(port.read(asked), readSetting),
    failed,
  });
  const writing = createSlot();
  let next: { readonly value: T } | null = null;
  /** The user's choice counts even if reading failed. */
  const chosen$ = new BehaviorSubject<{ readonly value: T } | null>(null);

  function write(value: T): void {
    next = null;
    writing.run(port.write(key, writeSetting(value)), (result) => {
      writing.end();
      if (!result.ok) failed(result.error);
      if (next) write(next.value);
    });
  }

  return {
    value$: derive({ answer: query.answer$, chosen: chosen$ }, ({ answer, chosen }) =>
      chosen ? { status: 'ready', value: chosen.value } : mapLoad(answer.load, parse),
    ),
    open: query.open,
    close: query.close,
    change(value) {
      chosen$.next({ value });
      if (!writing.isBusy()) write(value);
      else next = { value };
    },
  };
}
