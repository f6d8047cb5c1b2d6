import type { CenterStore } from '@felles/core/portal';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import styles from './Lost.module.css';

/** Says once for the whole page that the service takes no calls any more, whichever of them found out. */
export function Lost({ center }: { readonly center: CenterStore }) {
  const { lost } = useObservable(center.view$);
  const text = useText();
  return (
    lost && (
      <div role="alert" className={styles.lost}>
        <StatusBox
          type="danger"
          title={text('frame.lost')}
          action={<Button onClick={center.reconnect}>{text('retry')}</Button>}
        >
          {text(lost)}
        </StatusBox>
      </div>
    )
  );
}
