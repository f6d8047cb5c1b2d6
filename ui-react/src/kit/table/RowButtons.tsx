import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Shape } from '../Icon.tsx';
import { RETRY, UNDO } from '../shapes.ts';
import styles from './DataTable.module.css';
import type { RowActions, RowLook, TableRow } from './table-of.ts';

interface RowButtonsProps<T> {
  readonly row: TableRow<T>;
  readonly look: RowLook;
  readonly actions: RowActions<T>;
}

/** What can be done about a row that is not at rest. Nothing is offered for a row that is on its way. */
export function RowButtons<T>({ row, look, actions }: RowButtonsProps<T>) {
  const text = useText();
  const { drop, retry, check, showChange, undo } = actions;
  if (look === 'failed')
    return (
      <>
        {drop && (
          <Button kind="ghost" small onClick={() => drop(row)}>
            {text('row.drop')}
          </Button>
        )}
        {retry && (
          <Button small onClick={() => retry(row)}>
            <span className={styles.mark}>
              <Shape path={RETRY} />
            </span>
            {text('row.retry')}
          </Button>
        )}
      </>
    );
  if (look === 'uncertain' && check)
    return (
      <Button small onClick={() => check(row)}>
        <span className={styles.mark}>
          <Shape path={RETRY} />
        </span>
        {text('row.check')}
      </Button>
    );
  if (look === 'changed' && showChange)
    return (
      <Button kind="ghost" small onClick={() => showChange(row)}>
        {text('row.showChange')}
      </Button>
    );
  if (look === 'removed' && undo)
    return (
      <Button small onClick={() => undo(row)}>
        <span className={styles.mark}>
          <Shape path={UNDO} />
        </span>
        {text('row.undo')}
      </Button>
    );
  return null;
}
