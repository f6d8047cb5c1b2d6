import type { CloseAnswer } from '@felles/core';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmCloseProps {
  readonly isSaving: boolean;
  readonly onAnswer: (answer: CloseAnswer) => void;
}

/** [P-SHELL-41] [P-SHELL-42] Asks before changed data is lost; whoever does not answer loses nothing. */
export function ConfirmClose({ isSaving, onAnswer }: ConfirmCloseProps) {
  const text = useText();
  return (
    <Dialog
      isQuestion
      title={text(isSaving ? 'confirmClose.savingTitle' : 'confirmClose.title')}
      onClose={() => onAnswer('cancel')}
      footer={
        <>
          <Button kind="ghost" data-first disabled={isSaving} onClick={() => onAnswer('cancel')}>
            {text('confirmClose.cancel')}
          </Button>
          <Button disabled={isSaving} onClick={() => onAnswer('close')}>
            {text('confirmClose.close')}
          </Button>
          <Button kind="primary" busy={isSaving} onClick={() => onAnswer('closeWithSave')}>
            {text('confirmClose.closeWithSave')}
          </Button>
        </>
      }
    >
      <p>{text(isSaving ? 'confirmClose.saving' : 'confirmClose.text')}</p>
    </Dialog>
  );
}
