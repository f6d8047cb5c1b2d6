import '../../i18n/catalogs/lists.ts';

import { gravestStrip, type StripKind } from '@felles/core/internal/shell/strips';
import { CONNECTING } from '@felles/core/internal/shell/wait-indicator';
import type { ReactNode } from 'react';
import { useWaitIndicator } from '../../react/use-clock.ts';
import { Button } from '../Button.tsx';
import { Icon, Shape } from '../Icon.tsx';
import { CLOCK, OFFLINE, RETRY } from '../shapes.ts';
import styles from './Strip.module.css';

export interface StripNews {
  readonly kind: StripKind;
  /** The problem, in a few words. */
  readonly what: string;
  /** Since when, and what that means. */
  readonly since?: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const MARKS: Readonly<Record<StripKind, ReactNode>> = {
  lost: <Icon name="alert" />,
  offline: <Shape path={OFFLINE} />,
  stale: <Shape path={CLOCK} />,
  connecting: <Shape path={RETRY} />,
};

/** Below the top bar: why the shown data may be outdated. One at a time, and connecting only once it lasts. */
export function Strip({ news }: { readonly news: readonly StripNews[] }) {
  const isLong = useWaitIndicator(
    news.some(({ kind }) => kind === 'connecting'),
    CONNECTING,
  );
  const shown = gravestStrip(news.filter(({ kind }) => kind !== 'connecting' || isLong !== 'none'));
  return (
    <div role="status">
      {shown && (
        <div className={styles.strip} data-kind={shown.kind}>
          {MARKS[shown.kind]}
          <p className={styles.words}>
            <strong className={styles.what}>{shown.what}</strong> {shown.since}
          </p>
          {shown.action && (
            <Button small onClick={shown.action.onPress}>
              {shown.action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
