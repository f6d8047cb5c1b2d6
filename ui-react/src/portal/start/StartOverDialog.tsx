import { useNavigate, useNavigationType } from 'react-router-dom';
import { ConfirmClose } from '../../kit/ConfirmClose.tsx';

export interface StartOverDialogProps {
  readonly onStartOver: () => void;
}

/** [P-SHELL-41] Asks on the start page before it forgets what was typed in a sign-up; cancelling leads back to the form. */
export function StartOverDialog({ onStartOver }: StartOverDialogProps) {
  const navigate = useNavigate();
  const cameBack = useNavigationType() === 'POP';
  return (
    <ConfirmClose
      isSaving={false}
      maySave={false}
      onAnswer={(answer) => (answer === 'cancel' ? navigate(cameBack ? 1 : -1) : onStartOver())}
    />
  );
}
