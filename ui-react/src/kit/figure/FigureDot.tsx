import styles from './FigureDot.module.css';
import type { FigureTone } from './figure-data.ts';

/** The colour of a part of a chart, before the words that say the same. */
export const FigureDot = ({ tone }: { readonly tone: FigureTone }) => (
  <span className={styles.dot} data-fill={tone} aria-hidden="true" />
);
