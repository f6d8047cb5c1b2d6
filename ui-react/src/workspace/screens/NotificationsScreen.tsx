import '../../i18n/catalogs/notifications.ts';

import { dayMonthYear, hourMinute, isoInstant, type TagType } from '@felles/core';
import {
  byDay,
  colorOf,
  type ImportanceColor,
  instantOf,
  isNew,
  type Notification,
  type NotificationsStore,
} from '@felles/core/workspace';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Hidden } from '../../kit/Hidden.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-lost-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { pathAbout } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './Lines.module.css';

/** [W-NOTIFICATIONS-03] What has happened that the user should know, the newest first. */
export function NotificationsScreen() {
  const { store: notifications } = useArea('notifications');
  const view = useObservable(notifications.view$);
  const text = useText();
  useOpen(notifications);
  const { category, categories, newOnes, failure } = view;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed goes once it has done its work.
  useLostFocus(() => place.current, newOnes.join());
  return (
    <Page
      title={text('notifications.title')}
      actions={
        newOnes.length > 0 && (
          <Button small onClick={() => notifications.see(newOnes)}>
            <Icon name="check" />
            {text('notifications.seeAll')}
          </Button>
        )
      }
    >
      {failure && (
        <div role="alert">
          <StatusBox type="danger" title={text(failure)} />
        </div>
      )}
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
      <div ref={place} tabIndex={-1}>
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
                    <Line key={item.id} item={item} see={notifications.see} />
                  ))}
                </ul>
              </section>
            ))
          }
        </Loaded>
      </div>
    </Page>
  );
}

/** A colour alone means nothing to many: each has its word. */
const LOOKS: Readonly<Record<ImportanceColor, TagType>> = {
  red: 'ERROR',
  green: 'SUCCESS',
  yellow: 'WARNING',
  neutral: 'DEFAULT',
};

interface LineProps {
  readonly item: Notification;
  readonly see: NotificationsStore['see'];
}

function Line({ item, see }: LineProps) {
  const text = useText();
  const color = colorOf(item.importance);
  const at = instantOf(item);
  const path = pathAbout(item);
  const isUnseen = isNew(item);
  const seen = () => see(isUnseen ? [item.id] : []);
  return (
    <li className={styles.line} data-new={isUnseen || undefined}>
      <Tag type={LOOKS[color]}>{text(`notifications.${color}`)}</Tag>
      <span className={styles.words}>
        {isUnseen && <Hidden>{text('notifications.new')}: </Hidden>}
        {path === null ? (
          item.message
        ) : (
          <OfferedLink to={path} onClick={seen}>
            {item.message}
          </OfferedLink>
        )}
      </span>
      <span className={styles.ends}>
        {item.category && <span className={textStyles.quietSmall}>{item.category}</span>}
        {at > 0 && (
          <time className={textStyles.quietSmall} dateTime={isoInstant(at)}>
            {hourMinute(at)}
          </time>
        )}
        <span className={styles.act}>
          {isUnseen && (
            <Button
              kind="ghost"
              small
              aria-label={text('notifications.seeOne', { words: item.message ?? '' })}
              onClick={seen}
            >
              <Icon name="check" />
            </Button>
          )}
        </span>
      </span>
    </li>
  );
}
