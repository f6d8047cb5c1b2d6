import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../CheckField.tsx';
import styles from './PanelFoot.module.css';
import { usePanel } from './panel-context.ts';

interface PanelFootProps {
  /** It creates things, and may stay open for the next. */
  readonly creates?: boolean;
  /** The actions: at most one primary. */
  readonly children: ReactNode;
}

/** The foot of a panel: it stays in sight, and inside a form its button sends that. */
export function PanelFoot({ creates = false, children }: PanelFootProps) {
  const { keepsOpen, keepOpen } = usePanel();
  const text = useText();
  return (
    <footer className={styles.foot} data-foot>
      {creates && (
        <div className={styles.option}>
          <CheckField label={text('panel.keepOpen')} checked={keepsOpen} onCheck={keepOpen} />
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </footer>
  );
}
