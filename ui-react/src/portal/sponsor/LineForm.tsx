import { type ReactNode, useRef } from 'react';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import layout from '../../kit/Layout.module.css';
import { SendForm } from '../../kit/SendForm.tsx';
import { useRejections } from '../../react/use-rejections.ts';
import styles from './Sponsor.module.css';

interface LineFormProps {
  readonly field: ReactNode;
  readonly button: ReactNode;
  /** For screen readers while it is being sent; null otherwise. */
  readonly sending: string | null;
  /** How often the form was rejected: each time the focus moves to the reason. */
  readonly rejections: number;
  readonly onSend: () => void;
  /** The result. */
  readonly children: ReactNode;
}

/** A form of one line with the button beside it, and the result below. */
export function LineForm({ field, button, sending, rejections, onSend, children }: LineFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useRejections(form, rejections);
  return (
    <SendForm ref={form} className={layout.stack4} onSend={onSend}>
      <div className={styles.line}>
        {field}
        {button}
      </div>
      <HiddenStatus>{sending}</HiddenStatus>
      {children}
    </SendForm>
  );
}
