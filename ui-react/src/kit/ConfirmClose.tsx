import type { CloseAnswer } from '@felles/core';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import styles from './ConfirmClose.module.css';
import { Dialog } from './Dialog.tsx';
import { Spinner } from './Icon.tsx';

interface ConfirmCloseProps {
  readonly isSaving: boolean;
  /** The visitor may stay while the data is being saved. */
  readonly mayStay?: boolean;
  /** False where the data cannot be saved before it is left. */
  readonly maySave?: boolean;
  readonly onAnswer: (answer: CloseAnswer) => void;
}

/**
 * [P-SHELL-41] [P-SHELL-42] Asks before changed data is lost; a visitor who does not answer loses nothing. While the data
 * is being saved, it offers only the answers that are still possible.
 */
export function ConfirmClose({ isSaving, mayStay = false, maySave = true, onAnswer }: ConfirmCloseProps) {
  const text = useText();
  const cancel = () => onAnswer('cancel');
  const stay = (
    <Button kind="ghost" data-first onClick={cancel}>
      {text('confirmClose.cancel')}
    </Button>
  );

  // Another dialog than the one that asked: the focus begins in it, and it is read out.
  return isSaving ? (
    <Dialog key="saving" isQuestion title={text('confirmClose.savingTitle')} onClose={cancel} footer={mayStay && stay}>
      <p className={styles.saving}>
        <Spinner />
        {text('confirmClose.saving')}
      </p>
    </Dialog>
  ) : (
    <Dialog
      key="asking"
      isQuestion
      title={text('confirmClose.title')}
      onClose={cancel}
      footer={
        <>
          {stay}
          <Button onClick={() => onAnswer('close')}>{text('confirmClose.close')}</Button>
          {maySave && (
            <Button kind="primary" onClick={() => onAnswer('closeWithSave')}>
              {text('confirmClose.closeWithSave')}
            </Button>
          )}
        </>
      }
    >
      <p>{text('confirmClose.text')}</p>
    </Dialog>
  );
}
