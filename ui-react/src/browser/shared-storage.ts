import type { SharedKeyValue } from '@felles/core';
import { filter, fromEvent, map } from 'rxjs';
import { browserStorage } from './storage.ts';

/** The browser's local storage, with word of what other tabs do to it. An event without a key is that of emptying it. */
export const sharedStorage: SharedKeyValue = {
  ...browserStorage,
  writtenElsewhere: (key) =>
    fromEvent<StorageEvent>(window, 'storage').pipe(
      filter((event) => event.key === key || event.key === null),
      map((event) => (event.key === null ? null : event.newValue)),
    ),
};
