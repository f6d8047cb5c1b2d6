import type { MessageStatus } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import styles from './TalkRow.module.css';

const WORDS = { SENT: 'talk.sent', DELIVERED: 'talk.delivered', READ: 'talk.read' } as const;

/** How far an own message has come. */
export function Status({ status }: { readonly status: MessageStatus }) {
  const text = useText();
  return (
    <p className={styles.status}>
      <Icon name="check" />
      {text(WORDS[status])}
    </p>
  );
}
