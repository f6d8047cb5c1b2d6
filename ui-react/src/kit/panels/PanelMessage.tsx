import type { PanelsView } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { MessageText } from '../MessageText.tsx';
import { Question } from '../Question.tsx';

interface PanelMessageProps {
  readonly said: NonNullable<PanelsView<unknown>['notice']>;
  readonly onAnswer: (isYes: boolean) => void;
}

/** [W-SHELL-24] Why a panel stays, or the question before it closes. */
export function PanelMessage({ said, onAnswer }: PanelMessageProps) {
  const text = useText();
  const stay = () => onAnswer(false);
  if (said.result === 'confirm')
    return (
      <Question title={text('panel.sure')} onAnswer={onAnswer}>
        <MessageText message={said.text} />
      </Question>
    );
  return (
    <Dialog
      isQuestion
      title={said.title ? text(said.title) : text('panel.cannotClose')}
      onClose={stay}
      footer={
        <Button data-first onClick={stay}>
          {text('panel.understood')}
        </Button>
      }
    >
      <p>
        <MessageText message={said.text} />
      </p>
    </Dialog>
  );
}
