import '../../i18n/catalogs/consent.ts';

import type { Tracker, TrackingView } from '@felles/core/portal/tracking';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';
import styles from './ConsentDialog.module.css';

/** [P-TRACKING-19] The question, or the choice made before. It lies in the page's flow, so that it covers nothing. */
export function ConsentDialog() {
  const tracking = use(usePortal().tracking.store());
  const view = useObservable(tracking.view$);
  const { pathname, search, hash } = useLocation();
  const [wasChosen, setChosen] = useState(false);
  const text = useText();

  // biome-ignore lint/correctness/useExhaustiveDependencies: that the address is another is what must be said
  useEffect(() => tracking.moved(), [tracking, pathname, search, hash]);

  const after = (choose: () => void) => () => {
    setChosen(true);
    choose();
  };

  return (
    <>
      {/* Tells screen readers that the dialog has closed. */}
      <HiddenStatus>{wasChosen && view.dialog === 'closed' && text('consent.noted')}</HiddenStatus>
      {view.dialog !== 'closed' && view.tracker !== null && (
        <Question
          view={view}
          tracker={view.tracker}
          onAccept={after(tracking.accept)}
          onReject={after(tracking.reject)}
          onClose={tracking.closeDialog}
        />
      )}
    </>
  );
}

interface QuestionProps {
  readonly view: TrackingView;
  readonly tracker: Tracker;
  readonly onAccept: () => void;
  readonly onReject: () => void;
  readonly onClose: () => void;
}

function Question({ view, tracker, onAccept, onReject, onClose }: QuestionProps) {
  const text = useText();
  const isReopened = view.dialog === 'reopened';
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || isReopened;
  const dialog = useRef<HTMLDivElement>(null);
  useFocusOnRequest(dialog, isReopened);

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="false"
      aria-label={text('consent.title')}
      tabIndex={-1}
      className={styles.dialog}
      onKeyDown={(event) => {
        if (isReopened && event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.words}>
        {isOpen ? (
          <>
            <h2 className={styles.title}>{text('consent.title')}</h2>
            {isReopened && <p>{text(`consent.now.${view.isWithdrawn ? 'withdrawn' : view.consent}`)}</p>}
            <p>
              {text(`consent.ask.${tracker.kind}`)} {text('consent.promise')}
            </p>
          </>
        ) : (
          <p>{text('consent.necessary')}</p>
        )}
      </div>
      <div className={styles.choices}>
        {isOpen ? (
          <>
            <div className={styles.answers}>
              <Button onClick={onReject}>
                {text(isReopened && view.consent === 'accepted' ? 'consent.withdraw' : 'consent.reject')}
              </Button>
              <Button onClick={onAccept}>{text('consent.accept')}</Button>
            </div>
            {isReopened && (
              <Button kind="ghost" onClick={onClose}>
                {text('consent.close')}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button
              kind="ghost"
              onClick={() => {
                dialog.current?.focus(); // the button goes away with the line
                setAsked(true);
              }}
            >
              {text('consent.more')}
            </Button>
            <Button onClick={onReject}>{text('consent.fine')}</Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Takes the focus only when the visitor has asked for this to open, and gives it back; closing it never loses the focus. */
function useFocusOnRequest(element: RefObject<HTMLElement | null>, isRequested: boolean): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const before = isRequested ? document.activeElement : null;
    if (isRequested) current.focus();
    return () => {
      // The closed dialog may have had the focus.
      if (current.isConnected || document.activeElement !== document.body) return;
      const back = before instanceof HTMLElement && before.isConnected ? before : document.getElementById('main');
      back?.focus({ preventScroll: back.id === 'main' });
    };
  }, [element, isRequested]);
}
