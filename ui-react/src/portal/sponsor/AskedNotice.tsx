import { type ReactNode, useRef } from 'react';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { Spinner } from '../../kit/Spinner.tsx';
import styles from './Sponsor.module.css';

interface AskedNoticeProps {
  /** What it waits for, as long as it does. */
  readonly waitsFor: string | null;
  readonly onRetry: () => void;
  /** What is said of it, with what asks for it again. */
  readonly children: (retry: () => void) => ReactNode;
  /** What stands beneath it; what is pressed there goes away too, and leaves the focus here. */
  readonly below?: (fromHere: (act: () => void) => () => void) => ReactNode;
}

/** What is asked for, and the answer. A visitor who asks again keeps the focus where the answer will stand. */
export function AskedNotice({ waitsFor, onRetry, children, below }: AskedNoticeProps) {
  const said = useRef<HTMLDivElement>(null);
  const fromHere = (act: () => void) => () => {
    said.current?.focus(); // most often the button goes away with what it stands in
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
