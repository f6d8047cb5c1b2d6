import { fullName, initialsOf, type Person } from '@felles/core/workspace';
import layout from '../../kit/Layout.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import styles from './PersonName.module.css';

/** The name of a person, with the initials in place of a picture. */
export const PersonName = ({ person }: { readonly person: Person }) => (
  <span className={layout.row3}>
    <span className={styles.initials} aria-hidden="true">
      {initialsOf(person)}
    </span>
    <TwoLines isName first={fullName(person)} second={person.contact?.name ?? ''} />
  </span>
);
