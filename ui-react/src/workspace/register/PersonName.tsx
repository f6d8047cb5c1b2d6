import layout from '../../kit/Layout.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import styles from './register.module.css';

interface PersonNameProps {
  readonly name: string;
  readonly initials: string;
  readonly company: string;
}

/** The name of a person, with the initials in place of a picture. */
export const PersonName = ({ name, initials, company }: PersonNameProps) => (
  <span className={layout.row3}>
    <span className={styles.initials} aria-hidden="true">
      {initials}
    </span>
    <TwoLines isName first={name} second={company} />
  </span>
);
