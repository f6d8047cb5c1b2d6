import { progressSteps, type Toast, type ToastRun, type ToastType } from '@felles/core';
import type { MouseEvent, ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { HiddenText } from './HiddenText.tsx';
import { Icon, Shape } from './Icon.tsx';
import { MessageText } from './MessageText.tsx';
import { BELL } from './shapes.ts';
import styles from './ToastCard.module.css';

const MARKS: Readonly<Record<ToastType, ReactNode>> = {
  primary: <Shape path={BELL} />,
  success: <Icon name="check" />,
  info: <Icon name="information" />,
  warning: <Icon name="alert" />,
  danger: <Icon name="alert" />,
};

interface ToastCardProps {
  readonly toast: Toast;
  readonly run: ToastRun | null;
  readonly paused: boolean;
  readonly onClose: (event: MouseEvent) => void;
}

/** One message, how often it came, and how long it stays. */
export function ToastCard({ toast, run, paused, onClose }: ToastCardProps) {
  const text = useText();
  return (
    <div className={styles.card} data-type={toast.type}>
      <span className={styles.mark}>{MARKS[toast.type]}</span>
      <div className={styles.words}>
        <p className={styles.title}>
          <MessageText message={toast.title} />
          {toast.count > 1 && (
            <span className={styles.count}>
              <span aria-hidden="true">×{toast.count}</span>
              <HiddenText>{text('toast.times', { count: toast.count })}</HiddenText>
            </span>
          )}
        </p>
        {toast.subtitle && (
          <p className={styles.subtitle}>
            <MessageText message={toast.subtitle} />
          </p>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={text('toast.close')}
        title={text('toast.closeHint')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {run ? (
        <span key={run.number} className={styles.bar} style={wayOf(run)} data-paused={paused} />
      ) : (
        <span className={styles.bar} />
      )}
    </div>
  );
}

/** [P-SHELL-39] The bar moves in steps of ten milliseconds, without another render. */
const wayOf = ({ lasts, spent }: ToastRun) => ({
  animationDuration: `${lasts}ms`,
  animationDelay: `${-spent}ms`,
  animationTimingFunction: `steps(${progressSteps(lasts)})`,
});
