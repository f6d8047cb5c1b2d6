import { CopyButton } from '../../kit/CopyButton.tsx';
import styles from './RefusedText.module.css';

interface RefusedTextProps {
  /** Names the text. */
  readonly label: string;
  readonly children: string;
}

/** [W-SITE-26] The words of the user in a change that was not taken. A long text scrolls, so that the ways out stay near. */
export const RefusedText = ({ label, children }: RefusedTextProps) => (
  <>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend in sight */}
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
      tabIndex={0}
      dir="auto"
      className={styles.text}
    >
      {children}
    </div>
    <CopyButton small text={children} />
  </>
);
