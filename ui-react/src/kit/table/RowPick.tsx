import { CheckField } from '../CheckField.tsx';
import { HiddenText } from '../HiddenText.tsx';
import cells from './DataTable.module.css';
import styles from './RowPick.module.css';
import { ROLES } from './table-of.ts';

interface RowPickProps {
  /** Null for a row that cannot be chosen. */
  readonly isPicked: boolean | null;
  readonly words: string | undefined;
  readonly onPick: (isPicked: boolean) => void;
}

/** The box by which a row is chosen, first in it. */
export const RowPick = ({ isPicked, words, onPick }: RowPickProps) => (
  <td {...ROLES.cell} className={`${cells.cell} ${styles.pick}`}>
    {isPicked !== null && <CheckField label={<HiddenText>{words}</HiddenText>} checked={isPicked} onCheck={onPick} />}
  </td>
);

/** Its place in the head of the table. */
export const PickHead = ({ children }: { readonly children: string }) => (
  <th {...ROLES.head} className={`${cells.head} ${styles.pick}`}>
    <HiddenText>{children}</HiddenText>
  </th>
);
