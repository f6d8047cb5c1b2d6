import { type ReactNode, useRef } from 'react';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import styles from './Sponsor.module.css';

interface RequestNoticeProps {
  /** The pending answer, until it is there. */
  readonly waitsFor: string | null;
  readonly onRetry: () => void;
  /** The answer, with a button that asks again. */
  readonly children: (retry: () => void) => ReactNode;
  /** Shown below the answer; a button there goes away too, and moves the focus here. */
  readonly below?: (fromHere: (act: () => void) => () => void) => ReactNode;
}

/** The request, and the answer. A visitor who asks again keeps the focus where the answer will be. */
export function RequestNotice({ waitsFor, onRetry, children, below }: RequestNoticeProps) {
  const said = useRef<HTMLDivElement>(null);
  const fromHere = (act: () => void) => () => {
    said.current?.focus(); // most often the button goes away with the content around it
    act();
  };
  return (
    <>
      <LiveRegion ref={said} className={styles.said} tabIndex={-1} aria-busy={waitsFor !== null}>
        {waitsFor !== null ? (
          <p className={styles.waiting}>
            <Spinner />
            {waitsFor}
          </p>
        ) : (
          children(fromHere(onRetry))
        )}
      </LiveRegion>
      {below?.(fromHere)}
    </>
  );
}
