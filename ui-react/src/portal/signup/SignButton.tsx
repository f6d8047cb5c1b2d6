import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';

interface SignButtonProps {
  readonly view: { readonly isLeaving: boolean };
  readonly onSign: () => void;
}

/** [P-SIGNUP-11] Leaves for the place where direct debit is signed. */
export function SignButton({ view, onSign }: SignButtonProps) {
  const text = useText();
  return (
    <Button kind="primary" busy={view.isLeaving} aria-disabled={view.isLeaving} onClick={onSign}>
      {text('signup.sign')}
    </Button>
  );
}
