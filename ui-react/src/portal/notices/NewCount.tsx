import '../../i18n/catalogs/member-head.ts';

import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { useStore } from '../../react/use-store.ts';
import { useOthers } from '../services.ts';
import styles from './NewCount.module.css';

/** More are not counted in the header. */
const MOST = 99;

/** [P-MEMBER-60] The number of new messages; nothing for none, and while it is not known. */
export function NewCount() {
  const notices = use(useOthers().notices());
  const [, known] = useStore(notices.count);
  const count = known.status === 'ready' ? known.value : 0;
  const text = useText();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count <= MOST ? count : `${MOST}+`}</span>
      <HiddenText> {text('header.newMessages', { count })}</HiddenText>
    </span>
  );
}
