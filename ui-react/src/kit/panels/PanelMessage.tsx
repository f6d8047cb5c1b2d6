import type { PanelsView } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { MessageText } from '../MessageText.tsx';
import { Question } from '../Question.tsx';

interface PanelMessageProps {
  readonly notice: NonNullable<PanelsView<unknown>['notice']>;
  readonly onAnswer: (isYes: boolean) => void;
}

/** [W-SHELL-24] Why a panel stays, or the question before it closes. */
export function PanelMessage({ notice, onAnswer }: PanelMessageProps) {
  const text = useText();
  const stay = () => onAnswer(false);
  if (notice.result === 'confirm')
    return (
      <Question title={text('panel.sure')} onAnswer={onAnswer}>
        <MessageText message={notice.text} />
      </Question>
    );
  return (
    <Dialog
      isQuestion
      title={notice.title ? text(notice.title) : text('panel.cannotClose')}
      onClose={stay}
      footer={
        <Button data-first onClick={stay}>
          {text('panel.understood')}
        </Button>
      }
    >
      <p>
        <MessageText message={notice.text} />
      </p>
    </Dialog>
  );
}
