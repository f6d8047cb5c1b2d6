import type { CenterStore } from '@felles/core/portal';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import styles from './Lost.module.css';

interface LostProps {
  readonly center: CenterStore;
  /** Gives the focus a place when the button that had it is gone. */
  readonly onFound: () => void;
}

/** Says once for the whole page that the service takes no calls any more, whichever of them found out. */
export function Lost({ center, onFound }: LostProps) {
  const { lost, reconnecting } = useObservable(center.view$);
  const text = useText();
  const hasFocus = useRef(false);
  useEffect(() => {
    if (lost || !hasFocus.current) return;
    hasFocus.current = false;
    onFound();
  }, [lost, onFound]);

  return (
    lost && (
      <div role="alert" className={styles.lost}>
        <StatusBox
          type="danger"
          title={text('frame.lost')}
          action={
            <Button
              busy={reconnecting}
              aria-disabled={reconnecting}
              onFocus={() => {
                hasFocus.current = true;
              }}
              onBlur={() => {
                hasFocus.current = false;
              }}
              onClick={() => !reconnecting && center.reconnect()}
            >
              {text('retry')}
            </Button>
          }
        >
          {text(lost)}
        </StatusBox>
      </div>
    )
  );
}
