import type { Row } from '@felles/core/data';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Shape } from '../Icon.tsx';
import { RETRY } from '../shapes.ts';
import styles from './DataTable.module.css';
import type { RowActions, RowLook } from './table-of.ts';

interface RowButtonsProps<T> {
  readonly row: Row<T>;
  readonly look: RowLook;
  readonly actions: RowActions<T>;
}

/** The actions on a row that is unsaved or has failed. There are none while the row is being sent. */
export function RowButtons<T>({ row, look, actions }: RowButtonsProps<T>) {
  const text = useText();
  const { drop, retry, check, mayRetry = () => true } = actions;
  if (look === 'failed')
    return (
      <>
        {drop && (
          <Button kind="ghost" small onClick={() => drop(row)}>
            {text('row.drop')}
          </Button>
        )}
        {retry && mayRetry(row) && (
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
  return null;
}
