// What core needs from the place it runs in: a browser, a test, another frontend.
import type { Observable } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';

/** Texts kept under a name, in a place that may be slow, full or forbidden. */
export interface KeyValue {
  read(key: string): Reply<string | null>;
  write(key: string, value: string): Reply<null>;
}

/** Texts that every tab of a browser shares. */
export interface SharedKeyValue extends KeyValue {
  /** Speaks when another tab has written or removed the text under a key. */
  writtenElsewhere(key: string): Observable<string | null>;
}

/** The query parameters of the page's address. Changing one never reloads the page or adds to its history. */
export interface Address {
  parameter(name: string): string | null;
  setParameter(name: string, value: string | null): void;
  /** The path, without the address's query. */
  path(): string;
  /** Whether the page was opened by its address, and neither loaded again nor come back to. */
  isOpened(): boolean;
  parameters(): Readonly<Record<string, string>>;
  /** Takes every parameter away but these. */
  keepOnly(names: readonly string[]): void;
}

/** What the window is like right now. */
export interface Surroundings {
  readonly width$: Behavior<number>;
  readonly online$: Behavior<boolean>;
  readonly userAgent: string;
}

/** The other pages of the application that are open in the same browser, and the visitor's coming back to this one. */
export interface Tabs {
  /** Messages of other tabs. Any script of this origin may have sent them, so nothing in them is trusted. */
  readonly messages$: Observable<unknown>;
  readonly returned$: Observable<void>;
  post(message: string): void;
}

/** A number from 0 up to, not including, 1. */
export type Chance = () => number;

/** Navigations of the whole page: to another one, or to this one again. */
export interface Navigation {
  /** Where the page itself comes from. */
  readonly origin: string;
  go(address: string): void;
}

/** What the browser's history remembers of a page beside its address: which step of a flow was shown. */
export interface StepHistory {
  /** Of the entry that is shown now; null where none was remembered. */
  current(): string | null;
  /** Another entry, with the same address. */
  push(step: string): void;
  /** The same entry, with another step. */
  replace(step: string): void;
  /** Speaks when the visitor goes back or forward. */
  readonly moved$: Observable<string | null>;
}
