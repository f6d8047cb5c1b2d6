import type { PanelsView } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Said } from '../Said.tsx';

interface PanelSaidProps {
  readonly said: NonNullable<PanelsView<unknown>['said']>;
  readonly onAnswer: (isYes: boolean) => void;
}

/** [W-SHELL-24] Why a panel stays, or the question before it closes. To leave that is a no. */
export function PanelSaid({ said, onAnswer }: PanelSaidProps) {
  const text = useText();
  const stay = () => onAnswer(false);
  const isConfirm = said.result === 'confirm';
  const title = isConfirm ? text('panel.sure') : said.title ? text(said.title) : text('panel.cannotClose');
  return (
    <Dialog
      isQuestion
      title={title}
      onClose={stay}
      footer={
        <>
          <Button data-first onClick={stay}>
            {text(isConfirm ? 'panel.no' : 'panel.understood')}
          </Button>
          {isConfirm && <Button onClick={() => onAnswer(true)}>{text('panel.yes')}</Button>}
        </>
      }
    >
      <p>
        <Said message={said.text} />
      </p>
    </Dialog>
  );
}
