import type { CenterStore } from '@felles/core/portal/center';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import styles from './PortalFrame.module.css';

/** Says once for the whole page that the service accepts no calls any more. */
export function LostAccess({ center }: { readonly center: CenterStore }) {
  const { lost, reconnecting } = useObservable(center.view$);
  const text = useText();
  return (
    lost && (
      <div ref={keepFocus} role="alert" tabIndex={-1} className={styles.lost} data-lost>
        <StatusBox
          type="danger"
          title={text('frame.lost')}
          action={
            <Button
              busy={reconnecting}
              aria-disabled={reconnecting}
              onClick={() => !reconnecting && center.reconnect()}
            >
              {text('retry')}
            </Button>
          }
        >
          <MessageText message={lost} />
        </StatusBox>
      </div>
    )
  );
}

/** The page takes the focus that would go away with the box: React calls this while the box is still there. */
const keepFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) box.closest('main')?.focus();
};
