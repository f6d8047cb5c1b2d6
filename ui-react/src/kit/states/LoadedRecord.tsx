import type { Load } from '@felles/core';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Loaded, type LoadedProps } from './Loaded.tsx';
import { StateNote } from './StateNote.tsx';

interface LoadedRecordProps<T> extends Pick<LoadedProps<T>, 'words' | 'again' | 'onward'> {
  /** Null once it is known that there is none. */
  readonly load: Load<T | null>;
  /** Shown then. */
  readonly missing: string;
  readonly children: (record: T) => ReactNode;
}

/** A record that was opened by its id, from a notification, a hit or an address. */
export const LoadedRecord = <T,>({ missing, children, ...loaded }: LoadedRecordProps<T>) => (
  <Loaded {...loaded}>
    {(record) =>
      record === null ? <StateNote icon={<Icon name="information" />} title={missing} /> : children(record)
    }
  </Loaded>
);
