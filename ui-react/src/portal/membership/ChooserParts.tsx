import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText, LiveRegion } from '../../kit/HiddenText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import styles from './Choosers.module.css';

/** The shape of cards that are loading. */
export function ChooserLoading({ label }: { readonly label: string }) {
  return (
    <div>
      <LiveRegion>
        <HiddenText>{label}</HiddenText>
      </LiveRegion>
      <div className={styles.shape} aria-hidden="true">
        <span className={styles.card} />
        <span className={styles.card} />
        <span className={styles.card} />
      </div>
    </div>
  );
}

/** A page of a long list: the shown entries, the number of the rest, and a way to show more. */
export function useGrowing<T>(all: readonly T[], step: number) {
  const [shown, setShown] = useState(step);
  return {
    items: all.slice(0, shown),
    left: Math.max(0, all.length - shown),
    more: () => setShown(shown + step),
  };
}

interface MoreCardsProps {
  /** The number of cards that are not shown yet. */
  readonly left: number;
  readonly onMore: () => void;
}

export function MoreCards({ left, onMore }: MoreCardsProps) {
  const text = useText();
  return (
    left > 0 && (
      <Button kind="ghost" small onClick={onMore}>
        {text('membership.more', { count: left })}
      </Button>
    )
  );
}

interface MissingDepartmentProps {
  readonly isMissed: boolean;
  /** Grows each time the visitor tried to go on without one: the focus moves here. */
  readonly rejections: number;
  readonly title: string;
  readonly children?: ReactNode;
}

/** The visitor tried to go on without a department. It is drawn empty first, so that its words are read out. */
export function MissingDepartment({ isMissed, rejections, title, children }: MissingDepartmentProps) {
  const said = useRef<HTMLDivElement>(null);
  useRejectionFocus(said, isMissed ? rejections : 0);
  return (
    <div ref={said} className={styles.missed} role="alert" tabIndex={-1}>
      {isMissed && (
        <StatusBox type="warning" title={title}>
          {children}
        </StatusBox>
      )}
    </div>
  );
}
