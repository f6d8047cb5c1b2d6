import '../../i18n/catalogs/lists.ts';

import { LOADING } from '@felles/core/internal/shell/wait-indicator';
import { useText } from '../../i18n/text.ts';
import { useWaitIndicator } from '../../react/use-clock.ts';
import { HiddenText } from '../HiddenText.tsx';
import { Icon, Spinner } from '../Icon.tsx';
import styles from './Loader.module.css';

/** [W-SHELL-30] A circle for panels, a dot in buttons, a line over lists; the last two show the outcome. */
export const LOADERS = ['circle', 'dot', 'line', 'error', 'success'] as const;
export type LoaderType = (typeof LOADERS)[number];

interface LoaderProps {
  readonly type: LoaderType;
  /** The name of the data, in the middle of a sentence. */
  readonly what: string;
}

/** [W-SHELL-31] The state of a load. Nothing is shown of it for the first 200 ms. */
export function Loader({ type, what }: LoaderProps) {
  const text = useText();
  const isOver = type === 'error' || type === 'success';
  const waiting = useWaitIndicator(!isOver, LOADING);
  if (!isOver && waiting === 'none') return null;
  const words = { error: 'loader.error', success: 'loader.success' } as const;
  return (
    <span className={styles.loader} data-loader={type} role="status">
      <Picture type={type} />
      {isOver ? text(words[type], { what }) : <HiddenText>{text('load.loading', { some: what })}</HiddenText>}
    </span>
  );
}

function Picture({ type }: Pick<LoaderProps, 'type'>) {
  if (type === 'circle') return <Spinner />;
  if (type === 'error') return <Icon name="alert" />;
  if (type === 'success') return <Icon name="check" />;
  return <span className={styles.mark} />;
}
