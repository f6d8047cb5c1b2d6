import { Hidden } from '../../kit/Hidden.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { NOT } from '../../kit/shapes.ts';
import styles from './Mark.module.css';

interface MarkProps {
  readonly look: 'done' | 'open' | 'off';
  /** The same in words. */
  readonly words: string;
}

/** Whether a thing is done. Nothing can be ticked here, so it is no box. */
export const Mark = ({ look, words }: MarkProps) => (
  <span className={styles.mark} data-look={look}>
    {look === 'done' && <Icon name="check" />}
    {look === 'off' && <Shape path={NOT} />}
    <Hidden>{words}</Hidden>
  </span>
);
