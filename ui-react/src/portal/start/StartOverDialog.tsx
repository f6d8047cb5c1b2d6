import { useNavigate, useNavigationType } from 'react-router-dom';
import { ConfirmClose } from '../../kit/ConfirmClose.tsx';
import { signupPages } from '../paths.ts';
import { usePortal } from '../services.ts';

export interface StartOverDialogProps {
  readonly onStartOver: () => void;
}

/** [P-SHELL-41] Asks on the start page before it forgets the input of a sign-up; cancelling leads back to the form. */
export function StartOverDialog({ onStartOver }: StartOverDialogProps) {
  const { center, others } = usePortal();
  const navigate = useNavigate();
  const isByHistory = useNavigationType() === 'POP';

  async function goBack(): Promise<void> {
    if (!isByHistory) return navigate(-1);
    // Back and Forward both lead here, so the form may lie on either side.
    const flow = (await (await others()).activeSignup())();
    return flow === null ? navigate(1) : navigate(signupPages[flow].of(center.code));
  }

  return (
    <ConfirmClose
      isSaving={false}
      maySave={false}
      onAnswer={(answer) => (answer === 'cancel' ? void goBack() : onStartOver())}
    />
  );
}
