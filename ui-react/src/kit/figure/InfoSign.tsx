import { Icon } from '../Icon.tsx';
import { TipArea } from '../TipArea.tsx';
import styles from './InfoSign.module.css';

/** The source and the age of numbers, in a tooltip: at hover, focus or press. */
export const InfoSign = ({ words }: { readonly words: string }) => (
  <TipArea className={styles.area}>
    <button type="button" className={styles.sign} aria-label={words} data-tip={words}>
      <Icon name="information" />
    </button>
  </TipArea>
);
