import type { ClassPanel, ClassState, Places, StateKind } from '@felles/core/portal/bookings';
import type { ReactNode } from 'react';
import { Icon, Shape, Spinner } from '../../kit/Icon.tsx';
import { BELL, CLOCK, LOCK, NOT, PEOPLE } from '../../kit/shapes.ts';
import styles from './Sign.module.css';

const QUESTION = 'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.900M12 16.500v.1';

/** The kind of an answer, which its colour only repeats. */
export type Look = 'mine' | 'queue' | 'info' | 'warning' | 'danger' | 'plain';

const LOOKS: Readonly<Partial<Record<StateKind, Look>>> = {
  place: 'mine',
  queue: 'queue',
  lastPlace: 'info',
  refused: 'info',
  cancelled: 'danger',
};

/** How the answer of a panel looks. */
export function lookOf({ state, progress, isSignedOut }: ClassPanel): Look {
  if (isSignedOut && state.kind !== 'cancelled') return 'plain';
  if (progress.kind === 'checking') return 'plain';
  if (progress.kind === 'refused') return 'warning';
  return LOOKS[state.kind] ?? 'plain';
}

/** The sign of an answer: a filled check is a place, and a dashed ring with a number is a spot in the queue. */
export function Sign({ panel }: { readonly panel: ClassPanel }) {
  const { state, progress, isSignedOut } = panel;
  if (progress.kind === 'checking') return <Glyph>{progress.isLong ? <Shape path={QUESTION} /> : <Spinner />}</Glyph>;
  if (progress.kind === 'refused')
    return <Glyph>{progress.type === 'Full' ? <Shape path={PEOPLE} /> : <Icon name="alert" />}</Glyph>;
  if (isSignedOut) return <Glyph>{<Shape path={PERSON} />}</Glyph>;
  return <StateSign state={state} />;
}

const PERSON =
  'M15.7 8a3.700 3.700 0 1 1-7.400 0 3.700 3.700 0 0 1 7.400 0ZM5 20c.7-3.600 3.500-5.500 7-5.500s6.300 1.900 7 5.500';

const GLYPHS: Readonly<Partial<Record<StateKind, string>>> = {
  cancelled: NOT,
  started: CLOCK,
  notOpen: CLOCK,
  closed: LOCK,
  lastPlace: BELL,
  unknown: QUESTION,
};

function StateSign({ state: { kind, places, spot } }: { readonly state: ClassState }) {
  if (kind === 'place')
    return (
      <span className={`${styles.sign} ${styles.yes}`} aria-hidden="true">
        <Icon name="check" />
      </span>
    );
  if (kind === 'queue')
    return (
      <span className={`${styles.sign} ${styles.spot}`} aria-hidden="true">
        {spot}
      </span>
    );
  if (places !== null && (kind === 'free' || kind === 'full'))
    return (
      <span className={styles.sign} aria-hidden="true">
        <svg className={styles.ring} viewBox="0 0 52 52" aria-hidden="true">
          <circle cx="26" cy="26" r="23" />
          <circle cx="26" cy="26" r="23" pathLength="100" strokeDasharray={`${shareOf(places)} 100`} />
        </svg>
        <span>{places.free}</span>
      </span>
    );
  const shape = GLYPHS[kind];
  return <Glyph>{shape === undefined ? <Icon name="information" /> : <Shape path={shape} />}</Glyph>;
}

/** Taken places in percent. */
const shareOf = ({ taken, free }: Places): number => Math.round((100 * taken) / (taken + free || 1));

const Glyph = ({ children }: { readonly children: ReactNode }) => (
  <span className={`${styles.sign} ${styles.glyph}`} aria-hidden="true">
    {children}
  </span>
);
