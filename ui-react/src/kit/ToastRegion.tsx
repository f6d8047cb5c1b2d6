import '../i18n/catalogs/toasts.ts';

import type { ToastStore } from '@felles/core';
import { TOAST } from '@felles/core/internal/shell/toast-queue';
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/text.ts';
import { useObservable } from '../react/use-observable.ts';
import { ToastCard } from './ToastCard.tsx';
import styles from './ToastRegion.module.css';
import { useTopLayer } from './top-layer.ts';
import { useReader } from './use-reader.ts';

// React's type of a style knows no variables, though it sets them.
const WIDEST = { '--widest': `${TOAST.widest}vw` } as CSSProperties;

/** [P-SHELL-31] The one toast that shows, at the bottom right, also above a dialog. */
export function ToastRegion({ toasts }: { readonly toasts: ToastStore }) {
  const { shown, paused, run } = useObservable(toasts.view$);
  const text = useText();
  const reader = useReader(toasts, shown?.id ?? null);
  // The live region must exist, and be empty, before its message comes.
  const [isListening, setListening] = useState(false);
  useEffect(() => setListening(true), []);

  const card = isListening && shown && (
    <ToastCard
      key={shown.id}
      toast={shown}
      run={run}
      paused={paused}
      onClose={({ shiftKey }) => (shiftKey ? toasts.closeAll() : toasts.close())}
    />
  );
  const isDanger = shown?.type === 'danger';
  // A message that comes back was already read out.
  const live = shown?.returning ? 'off' : undefined;
  return createPortal(
    <section {...reader} className={styles.region} style={WIDEST} aria-label={text('toast.region')}>
      <div role="status" aria-live={live}>
        {!isDanger && card}
      </div>
      <div role="alert" aria-live={live}>
        {isDanger && card}
      </div>
    </section>,
    useTopLayer(),
  );
}
