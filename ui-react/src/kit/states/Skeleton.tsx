import '../../i18n/catalogs/frame.ts';

import { LOADING } from '@felles/core/internal/shell/wait-indicator';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useWaitIndicator } from '../../react/use-clock.ts';
import { HiddenStatus } from '../HiddenText.tsx';
import layout from '../Layout.module.css';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly rows: number;
}

/** The shape of rows that are loading; the words for it are beside it. */
export const Skeleton = ({ rows }: SkeletonProps) => (
  <div aria-hidden="true">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same, and stay where they are
      <div key={row} className={styles.row}>
        <div className={layout.stack1Half}>
          <span className={styles.first} />
          <span className={styles.second} />
        </div>
        <span className={styles.last} />
      </div>
    ))}
  </div>
);

/** The placeholder of a page while its code is on its way. Code that comes soon shows nothing of it. */
export function CodeLoading({ children }: { readonly children: ReactNode }) {
  const isShown = useWaitIndicator(true, LOADING) !== 'none';
  const text = useText();
  return (
    <>
      <HiddenStatus>{isShown && text('frame.loading')}</HiddenStatus>
      {isShown && children}
    </>
  );
}
