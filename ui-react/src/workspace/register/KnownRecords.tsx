import type { Double, SamePart } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { asText } from '../format.ts';
import styles from './KnownRecords.module.css';

/** How a record that is there is shown and taken. */
export interface KnownRecord<R> {
  readonly wordsOf: (record: R) => { readonly name: string; readonly second: string };
  readonly onTake: (record: R) => void;
  /** Its page, where that is how it is taken. */
  readonly to?: (record: R) => string;
}

interface KnownRecordsProps<R> extends KnownRecord<R> {
  readonly found: readonly Double<R>[];
}

/** [W-PLAN-09] Those who are there already, under the field that is the same. */
export function KnownRecords<R extends Partial<Record<SamePart, unknown>> & { readonly id: string }>(
  props: KnownRecordsProps<R>,
) {
  const { found, wordsOf, onTake, to } = props;
  const text = useText();
  return (
    <div role="status" className={styles.known}>
      {found.length > 0 && (
        <>
          <b className={styles.heading}>
            <Icon name="information" />
            {text('register.known')}
          </b>
          <ul className={styles.list}>
            {found.map(({ record, same }) => {
              const { name, second } = wordsOf(record);
              const label = text('register.useOne', { name });
              const take = { small: true, 'aria-label': label, onClick: () => onTake(record) };
              return (
                <li key={record.id} className={styles.one}>
                  <span className={styles.words}>
                    <b className={styles.name}>{name}</b>
                    {second && <small className={styles.second}>{second}</small>}
                    <small>
                      {same.map((part) => text(`register.same.${part}`, { value: asText(record[part]) })).join(' · ')}
                    </small>
                  </span>
                  {to ? (
                    <PageButton {...take} to={to(record)}>
                      {text('register.use')}
                    </PageButton>
                  ) : (
                    <Button {...take}>{text('register.use')}</Button>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
