import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import styles from './ActionBar.module.css';

interface SignButtonProps {
  readonly view: SigningView;
  readonly onSign: () => void;
}

interface SigningView {
  readonly isLeaving: boolean;
  readonly isCutOff: boolean;
}

/** [P-SIGNUP-11] Leaves for the place where direct debit is signed. */
export function SignButton({ view, onSign }: SignButtonProps) {
  const text = useText();
  return (
    <Button kind="primary" busy={view.isLeaving} aria-disabled={view.isLeaving} onClick={onSign}>
      {text(view.isCutOff ? 'retry' : 'signup.sign')}
    </Button>
  );
}

/** Why the visitor was not redirected to the provider: beside the button, as long as the reason lasts. */
export function CutOff({ view }: { readonly view: Pick<SigningView, 'isCutOff'> }) {
  const text = useText();
  return (
    view.isCutOff && (
      <p role="alert" className={styles.words}>
        {text('signup.cutOff')}
      </p>
    )
  );
}
