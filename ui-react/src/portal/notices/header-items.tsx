import '../../i18n/catalogs/member-head.ts';

import { Suspense } from 'react';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { SHAPES } from '../../kit/Icon.tsx';
import { LazyScreen } from '../../react/LazyPart.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { memberPaths } from '../member-paths.ts';
import { paths } from '../paths.ts';
import type { OtherServices } from '../services.ts';

/** [P-MEMBER-53] The pages of additions that the header leads to. */
export const headerItems: OtherServices['headerItems'] = (text, center, offers) => [
  ...(offers('bookings')
    ? [{ key: 'bookings', title: text('header.bookings'), shape: SHAPES.calendar, to: paths.bookings.of(center) }]
    : []),
  ...(offers('member-notices')
    ? [
        {
          key: 'messages',
          title: text('header.messages'),
          shape: SHAPES.mail,
          to: memberPaths.messages.of(center),
          Note,
        },
      ]
    : []),
];

const newCount = lazyCode(async () => (await import('./NewCount.tsx')).NewCount);

/** The link is whole without its number. */
const Note = () => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <LazyScreen code={newCount} />
    </Suspense>
  </ErrorBoundary>
);
