import '../../i18n/catalogs/lists.ts';

import { pageNumbers } from '@felles/core';
import { pageWithin } from '@felles/core/internal/data/question';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../Icon.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  /** How many things there are on all pages, and on one. */
  readonly total: number;
  readonly size: number;
  readonly onGo: (page: number) => void;
}

/** The pages of a list. A list of one page has none. */
export function Pager({ page: wished, total, size, onGo }: PagerProps) {
  const text = useText();
  const page = pageWithin(wished, total, size);
  const count = pageWithin(Number.POSITIVE_INFINITY, total, size);
  const from = (page - 1) * size + 1;
  if (count === 1) return null;
  return (
    <nav className={styles.pager} aria-label={text('list.pages')}>
      <span className={styles.range}>
        {text('list.range', { from: Math.min(from, total), to: Math.min(page * size, total), total })}
      </span>
      <Step isOff={page === 1} onPress={() => onGo(page - 1)}>
        <Icon name="left" />
        {text('list.previous')}
      </Step>
      <ul className={styles.pages}>
        {pageNumbers(page, count).map((number, index) => (
          <li key={number ?? `gap after ${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                className={styles.page}
                aria-label={text('list.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onGo(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ul>
      <span className={styles.position}>{text('list.pageOf', { page, count })}</span>
      <Step isOff={page === count} onPress={() => onGo(page + 1)}>
        {text('list.next')}
        <Icon name="right" />
      </Step>
    </nav>
  );
}

interface StepProps {
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** It keeps the focus where it is off: on the last page, the user is still at it. */
const Step = ({ isOff, onPress, children }: StepProps) => (
  <button
    type="button"
    className={styles.step}
    aria-disabled={isOff || undefined}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    {children}
  </button>
);
