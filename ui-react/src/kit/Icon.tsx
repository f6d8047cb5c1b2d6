import styles from './Icon.module.css';

/** Original 24 px stroke icons on one grid. */
export const SHAPES = {
  alert: 'M12 4.5 3.5 19h17ZM12 10v4M12 16.5v.1',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  calendar: 'M7 5.5h10a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8.5a3 3 0 0 1 3-3ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  collapse: 'M9 4v3a2 2 0 0 1-2 2H4M15 4v3a2 2 0 0 0 2 2h3M20 15h-3a2 2 0 0 0-2 2v3M4 15h3a2 2 0 0 1 2 2v3',
  down: 'm7 10 5 5 5-5',
  expand: 'M9 4H6a2 2 0 0 0-2 2v3M15 4h3a2 2 0 0 1 2 2v3M20 15v3a2 2 0 0 1-2 2h-3M4 15v3a2 2 0 0 0 2 2h3',
  information: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.5v.1',
  left: 'm14 7-5 5 5 5',
  mail: 'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 16V8A2.5 2.5 0 0 1 6 5.5ZM4.5 7.5l7.5 5.5 7.5-5.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  right: 'm10 7 5 5-5 5',
} as const;

export type IconName = keyof typeof SHAPES;

/** A picture beside words or in a named button; it has no name of its own. */
export const Icon = ({ name }: { readonly name: IconName }) => <Shape path={SHAPES[name]} />;

/** An icon that only few places need; those places hold its path. */
export function Shape({ path }: { readonly path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

/** Something is loading; the words for it are beside the spinner. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
