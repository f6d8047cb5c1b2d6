import '../../i18n/catalogs/member-head.ts';

import { Suspense, use } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { BELL } from '../../kit/shapes.ts';
import { useStore } from '../../react/use-store.ts';
import { paths } from '../paths.ts';
import { useOthers } from '../services.ts';
import styles from './NewCount.module.css';

/** [P-MEMBER-53] The entries of the header that only some services have. */
export const memberItems = (text: Text, center: string, offers: (addition: string) => boolean) => [
  ...(offers('bookings')
    ? [{ key: 'bookings', title: text('header.bookings'), shape: CALENDAR, to: paths.bookings.of(center) }]
    : []),
  ...(offers('member-notices')
    ? [{ key: 'messages', title: text('header.messages'), shape: BELL, to: paths.messages.of(center), Note: NewCount }]
    : []),
];

const CALENDAR =
  'M7 5.5h10a3 3 0 0 1 3 3V17a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8.5a3 3 0 0 1 3-3ZM4 10h16M8.5 3.5v4M15.5 3.5v4';

/** [P-MEMBER-60] The number of new messages; nothing for none, and while it is not known. */
export const NewCount = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <Count />
    </Suspense>
  </ErrorBoundary>
);

/** More are not counted in the header. */
const MOST = 99;

function Count() {
  const notices = use(useOthers().notices());
  const [, count] = useStore(notices.count);
  const text = useText();
  if (!count) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count <= MOST ? count : `${MOST}+`}</span>
      <HiddenText> {text('header.newMessages', { count })}</HiddenText>
    </span>
  );
}
