import '../i18n/catalogs/panels.ts';

import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface QuestionProps {
  readonly title: string;
  /** The effect of a yes, in one sentence. */
  readonly children: ReactNode;
  /** The button of a third answer, which loses more than a yes. */
  readonly danger?: ReactNode;
  readonly onAnswer: (isYes: boolean) => void;
}

/** [W-SHELL-24] Asks before something is lost. Leaving the question counts as no. */
export function Question({ title, children, danger, onAnswer }: QuestionProps) {
  const text = useText();
  const refuse = () => onAnswer(false);
  return (
    <Dialog
      isQuestion
      title={title}
      onClose={refuse}
      footer={
        <>
          {danger}
          <Button data-first onClick={refuse}>
            {text('panel.no')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{text('panel.yes')}</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
