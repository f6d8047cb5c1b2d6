import type { ReactNode } from 'react';
import { writtenFigure } from '../../kit/figure/figure-data.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import styles from './FigureSet.module.css';

/** One key figure: a number that no table of the page has. */
export interface FigureItem {
  readonly label: string;
  readonly number: number | null;
  /** The parts of the number. */
  readonly detail?: string | null;
  /** Something is to be done about it. */
  readonly isBad?: boolean;
  /** The page that lists the counted things. */
  readonly to?: string | null;
  /** Of a part of the list below: a press narrows the list to it. */
  readonly filter?: { readonly isChosen: boolean; readonly onToggle: () => void };
}

interface FigureSetProps {
  readonly label: string;
  readonly items: readonly FigureItem[];
  /** After the last one: the source of the numbers. */
  readonly info?: ReactNode;
}

/** Key figures on one line. */
export const FigureSet = ({ label, items, info }: FigureSetProps) => (
  <ul className={styles.figures} aria-label={label}>
    {items.map(({ label: words, number, detail, isBad = false, to, filter }) => {
      const figure = (
        <>
          <b className={styles.number}>{writtenFigure(number)}</b>{' '}
          <span>
            {to ? (
              <PageLink className={link.link} to={to}>
                {words}
              </PageLink>
            ) : (
              words
            )}
          </span>
          {detail && <span className={styles.detail}> {detail}</span>}
        </>
      );
      return (
        <li key={words} className={styles.figure} data-bad={(isBad && Boolean(number)) || undefined}>
          {filter ? (
            <button type="button" className={styles.filter} aria-pressed={filter.isChosen} onClick={filter.onToggle}>
              {figure}
            </button>
          ) : (
            figure
          )}
        </li>
      );
    })}
    {info && <li className={styles.info}>{info}</li>}
  </ul>
);
