import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly no: string;
  readonly yes: string;
  readonly children: ReactNode;
  readonly onAnswer: (isYes: boolean) => void;
}

/** The last word before an act, with its effect; leaving it counts as no. */
export const Confirm = ({ title, no, yes, children, onAnswer }: ConfirmProps) => (
  <Dialog
    isQuestion
    title={title}
    onClose={() => onAnswer(false)}
    footer={
      <>
        <Button data-first onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button kind="primary" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </>
    }
  >
    <p>{children}</p>
  </Dialog>
);
