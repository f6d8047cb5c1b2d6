import '../../i18n/catalogs/info.ts';

import { Suspense, use } from 'react';
import { useText } from '../../i18n/text.ts';
import { CrashNote } from '../../kit/CrashNote.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { LazyPart } from '../../react/LazyPart.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { usePortal } from '../services.ts';
import styles from './PortalInfo.module.css';

// The library that makes it safe is fetched only where there is something to show.
const richText = lazyCode(async () => (await import('../../kit/RichText.tsx')).RichText);

/** The center's information for visitors. The page does not wait for it, and is complete without it. */
export const PortalInfo = () => (
  <ErrorBoundary fallback={<CrashNote />}>
    <Suspense>
      <Info />
    </Suspense>
  </ErrorBoundary>
);

function Info() {
  const info = use(usePortal().portalInfo());
  const html = useObservable(info.html$);
  const text = useText();
  useOpen(info);
  return (
    html !== null && (
      <section className={styles.info} aria-label={text('info.title')}>
        <LazyPart code={richText} given={{ html }} />
      </section>
    )
  );
}
