import { type ReactNode, useRef } from 'react';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useRejectionFocus } from '../../react/use-rejections.ts';
import styles from './Choosers.module.css';

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
