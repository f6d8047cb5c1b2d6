import { dayMonthYear, hourMinute, isoInstant, type TagType } from '@felles/core';
import { byDay, colorOf, type ImportanceColor, instantOf, type Notification } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './Lines.module.css';

/** [W-NOTIFICATIONS-03] What has happened that the user should know, the newest first. */
export function NotificationsScreen() {
  const { notifications } = useWorkspace().daily;
  const view = useObservable(notifications.view$);
  const text = useText();
  useOpen(notifications);
  const { category, categories } = view;
  return (
    <Page title={text('notifications.title')}>
      <FilterBar
        label={text('notifications.category')}
        quick={{
          label: text('notifications.category'),
          chosen: category ?? '',
          onChoose: (chosen) => notifications.show(chosen === '' ? null : chosen),
          chips: [
            { value: '', label: text('notifications.every') },
            ...categories.map((name) => ({ value: name, label: name })),
          ],
        }}
      />
      <Loaded
        load={view.items}
        words={{ some: text('notifications.some'), all: text('notifications.all') }}
        again={notifications.retry}
        isEmpty={(items) => items.length === 0}
        empty={<StateNote icon={<Icon name="information" />} title={text('notifications.none')} />}
        old={view.old}
      >
        {(items) =>
          byDay(items).map(({ day, items: ofDay }) => (
            <section key={day}>
              <h2 className={styles.group}>{day === null ? text('notifications.someDay') : dayMonthYear(day)}</h2>
              <ul className={styles.list}>
                {ofDay.map((item) => (
                  <Line key={item.id} item={item} />
                ))}
              </ul>
            </section>
          ))
        }
      </Loaded>
    </Page>
  );
}

/** A colour alone says nothing to many: each has its word. */
const LOOKS: Readonly<Record<ImportanceColor, TagType>> = {
  red: 'ERROR',
  green: 'SUCCESS',
  yellow: 'WARNING',
  neutral: 'DEFAULT',
};

function Line({ item }: { readonly item: Notification }) {
  const text = useText();
  const color = colorOf(item.importance);
  const at = instantOf(item);
  return (
    <li className={styles.line}>
      <Tag type={LOOKS[color]}>{text(`notifications.${color}`)}</Tag>
      <span className={styles.words}>{item.message}</span>
      {item.category && <span className={styles.side}>{item.category}</span>}
      {at > 0 && (
        <time className={styles.side} dateTime={isoInstant(at)}>
          {hourMinute(at / 1_000)}
        </time>
      )}
    </li>
  );
}
