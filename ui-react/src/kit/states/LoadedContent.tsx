import '../../i18n/catalogs/lists.ts';

import { addDays, type Day, dayMonth, hourMinute, isRetryable, type Load, osloDay } from '@felles/core';
import type { Staleness } from '@felles/core/data';
import { LOADING } from '@felles/core/internal/shell/wait-indicator';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { useToday, useWaitIndicator } from '../../react/use-clock.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { Button } from '../Button.tsx';
import { HiddenText, LiveRegion } from '../HiddenText.tsx';
import { Shape } from '../Icon.tsx';
import { FILTER } from '../shapes.ts';
import { FailureNote } from './FailureNote.tsx';
import { Skeleton } from './Skeleton.tsx';
import styles from './StateNote.module.css';
import { StateNote } from './StateNote.tsx';
import { Strip, type StripNews } from './Strip.tsx';

export interface LoadedProps<T> {
  readonly load: Load<T>;
  /**
   * The name of the data, in the middle of a sentence ("prosjekter") and at its beginning, all of it ("Prosjektene"); and
   * the use of the page while the data cannot be asked for.
   */
  readonly words: { readonly some: string; readonly all: string; readonly failed?: string };
  readonly again: () => void;
  /** A link to go on with, where the content does not exist or the user may not see it. */
  readonly onward?: ReactNode;
  readonly isEmpty?: (value: T) => boolean;
  /** Shown when there is nothing at all: a `StateNote`. */
  readonly empty?: ReactNode;
  /** The filter, in words; null without one. */
  readonly filter?: { readonly words: string; readonly onReset: () => void } | null;
  /** Set where the shown data could not be refreshed. */
  readonly old?: Staleness | null;
  /** The value for the question before; it may stay until there is an answer. */
  readonly standIn?: T | null;
  /** The shape of the content while it loads; four rows without it. */
  readonly skeleton?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** Shows the data once it is there; until then, or instead of it, the state of the load. */
export function LoadedContent<T>(props: LoadedProps<T>) {
  const { load, words, old = null, standIn = null, again, onward, skeleton = <Skeleton rows={4} />, children } = props;
  const isStandingIn = load.status === 'loading' && standIn !== null;
  const waiting = useWaitIndicator(load.status === 'loading' && !isStandingIn, LOADING);
  const place = useRef<HTMLDivElement>(null);
  const text = useText();
  const isWaiting = waiting !== 'none' || load.status === 'loading';
  // The pressed button goes away with the content around it.
  useLostFocus(() => place.current, isWaiting ? 'waiting' : load.status);
  return (
    <div ref={place} tabIndex={-1} className={styles.place} aria-busy={isWaiting || undefined}>
      <div role="status">
        {waiting !== 'none' && <HiddenText>{text('load.loading', words)}</HiddenText>}
        {waiting === 'long' && <p className={styles.long}>{text('load.long')}</p>}
      </div>
      {isStandingIn ? (
        <div className={styles.standIn}>{children(standIn)}</div>
      ) : isWaiting ? (
        waiting !== 'none' && skeleton
      ) : (
        <>
          {load.status === 'failed' && (
            <LiveRegion role="alert">
              <FailureNote failure={load.failure} words={words} again={again} onward={onward} />
            </LiveRegion>
          )}
          {load.status === 'ready' && (
            <>
              <StaleStrip old={old} again={again} />
              <Content {...props} value={load.value} />
            </>
          )}
        </>
      )}
    </div>
  );
}

function StaleStrip(props: StaleNewsProps) {
  const news = useStaleNews(props);
  return <Strip news={news ? [news] : []} />;
}

interface StaleNewsProps {
  readonly old: Staleness | null;
  readonly again: () => void;
}

/** The age of data that could not be refreshed, for a strip; null while it is up to date. */
export function useStaleNews({ old, again }: StaleNewsProps): StripNews | null {
  const text = useText();
  const today = useToday();
  if (old === null) return null;
  const { at, failure } = old;
  return {
    kind: 'stale',
    what: at === null ? text('load.old') : timeWords(at, today, text),
    since: text(failure?.kind === 'unreachable' ? 'load.offline' : 'load.notRefreshed'),
    ...((!failure || isRetryable(failure)) && { action: { label: text('load.again'), onPress: again } }),
  };
}

/** The time of an answer, which may be of an earlier day. */
function timeWords(at: number, today: Day, text: Text): string {
  const time = hourMinute(at);
  const day = osloDay(at);
  if (day === today) return text('load.asOf', { time });
  if (day === addDays(today, -1)) return text('load.asOfYesterday', { time });
  return text('load.asOfDay', { day: dayMonth(day), time });
}

function Content<T>({ value, words, isEmpty, empty, filter, children }: LoadedProps<T> & { readonly value: T }) {
  const text = useText();
  if (!isEmpty?.(value)) return children(value);
  if (!filter) return empty;
  return (
    <StateNote
      icon={<Shape path={FILTER} />}
      title={text('load.noHit', words)}
      actions={
        <Button small onClick={filter.onReset}>
          {text('load.resetFilter')}
        </Button>
      }
    >
      {filter.words}
    </StateNote>
  );
}

interface LoadedRecordProps<T> extends Pick<LoadedProps<T>, 'words' | 'again' | 'old' | 'onward'> {
  /** Null once it is known that there is none. */
  readonly load: Load<T | null>;
  /** Shown then; a record that cannot be missing needs none. */
  readonly missing?: string;
  readonly children: (record: T) => ReactNode;
}

/** A record that was opened by its id, from a notification, a hit or an address. */
export const LoadedRecord = <T,>({ missing = '', children, ...loaded }: LoadedRecordProps<T>) => (
  <LoadedContent {...loaded}>
    {(record) => (record === null ? <StateNote title={missing} /> : children(record))}
  </LoadedContent>
);
