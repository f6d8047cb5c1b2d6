import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { CrashNote } from '../../kit/CrashNote.tsx';
import { ErrorBoundary } from '../../kit/ErrorBoundary.tsx';
import { SkipLink } from '../../kit/SkipLink.tsx';
import { CodeLoading, Skeleton } from '../../kit/states/Skeleton.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useArrival } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { AreaPart } from '../AreaPart.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { hasOwnList, needsWholePhone, pageIn, paths, placeOf } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import styles from './Frame.module.css';
import { MainMenu } from './MainMenu.tsx';
import { OutboxStatus } from './OutboxPill.tsx';
import { Page } from './Page.tsx';

const palette = lazyCode(async () => (await import('../search/Palette.tsx')).Palette);

/** The frame of every page of the workspace: the menu, the search, and one panel with the page itself. */
export function Frame() {
  const { session, shell } = useWorkspace();
  const { pathname, search } = useLocation();
  const page = pageIn(pathname);
  const isNarrow = hasOwnList(pathname);
  const { isCollapsed } = useObservable(shell.menu.menu$);
  const isSignedIn = useObservable(session.state$).kind === 'signedIn';
  const maySearch = useOffers().hasPage(paths.search) && isSignedIn;
  const [isFinding, setFinding] = useState(false);
  const main = useRef<HTMLElement>(null);
  const find = useCallback(() => setFinding(maySearch), [maySearch]);
  useArrival(page, main);
  usePaletteKeys(find);

  return (
    <div
      className={styles.frame}
      data-collapsed={isCollapsed || isNarrow || undefined}
      data-whole={needsWholePhone(pathname) || undefined}
    >
      <SkipLink main={main} />
      {isSignedIn && <OutboxStatus />}
      <MainMenu onFind={find} isNarrow={isNarrow} />
      <main ref={main} id="main" tabIndex={-1} className={styles.pane}>
        {isFinding && maySearch && (
          <ErrorBoundary fallback={<CrashNote />}>
            <Suspense>
              <AreaPart code={palette} areas={['search']} given={{ onClose: () => setFinding(false) }} />
            </Suspense>
          </ErrorBoundary>
        )}
        <ErrorBoundary key={placeOf(page)} at={search} fallback={<CrashNote />}>
          <Suspense fallback={<ComingPage />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}

/** A page is named by its own code, which is not there yet. */
function ComingPage() {
  const text = useText();
  return (
    <CodeLoading>
      <Page title={text('frame.loading')}>
        <Skeleton rows={4} />
      </Page>
    </CodeLoading>
  );
}

/** Ctrl+K, or Command+K, opens the search from anywhere; so does "/" where nothing is being typed. */
function usePaletteKeys(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isShortcut && !(event.key === '/' && !isTyping(event.target))) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
