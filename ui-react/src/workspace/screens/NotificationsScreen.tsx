import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/notifications.ts';

import { addDays, type Day, hourMinute, isOn, isoInstant, type TagType, weekdayOf } from '@felles/core';
import { NOTIFICATION_PARTS } from '@felles/core/internal/workspace/notifications/rules';
import {
  actOf,
  byDay,
  colorOf,
  type ImportanceColor,
  instantOf,
  isNew,
  type Notification,
  type NotificationAct,
  type NotificationsStore,
} from '@felles/core/workspace/notifications';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { dateOf, monthOf, yearOf } from '../../kit/parts/DateTile.tsx';
import { Switch } from '../../kit/parts/Switch.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { BELL, CHECK_ROUND, LOCK, NOT, RETURN } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useToday } from '../../react/use-clock.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useFollow } from '../lists/address.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { pathAbout } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './NotificationsScreen.module.css';

/** [W-NOTIFICATIONS-03] The news of the user, the newest first. */
export function NotificationsScreen() {
  const { store: notifications } = useArea('notifications');
  const view = useObservable(notifications.view$);
  const text = useText();
  useFollow(notifications);
  const { question, counts, newOnes, failure } = view;
  const today = useToday();
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
        label={text('notifications.filter')}
        quick={{
          label: text('notifications.kind'),
          chosen: question.kind,
          onChoose: (kind) => notifications.ask({ kind }),
          chips: counts.map(({ kind, count }) => ({ value: kind, label: kindIn(text, kind), count })),
        }}
        fixed={
          <Switch
            label={text('notifications.which')}
            chosen={question.part}
            onChoose={(part) => notifications.ask({ part })}
            choices={NOTIFICATION_PARTS.map((one) => ({ value: one, words: text(`notifications.part.${one}`) }))}
          />
        }
      />
      <ResultLine count={newOnes.length > 0 && text('notifications.newCount', { count: newOnes.length })} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        <LoadedContent
          load={view.items}
          words={{ some: text('notifications.some'), all: text('notifications.all') }}
          again={notifications.retry}
          isEmpty={(items) => items.length === 0}
          empty={<StateNote title={text('notifications.none')} />}
          filter={
            question.part === 'all' && question.kind === ''
              ? null
              : {
                  words: text('notifications.noHit'),
                  onReset: () => notifications.ask({ part: 'all', kind: '' }),
                }
          }
          old={view.old}
        >
          {(items) =>
            byDay(items).map(({ day, items: ofDay }) => (
              <section key={day}>
                <h2 className={styles.day}>{dayWords(day, today, text)}</h2>
                <ul className={styles.list}>
                  {ofDay.map((item) => (
                    <Line key={item.id} item={item} see={notifications.see} />
                  ))}
                </ul>
              </section>
            ))
          }
        </LoadedContent>
      </div>
    </Page>
  );
}

/** "I dag", "I går", or "tirsdag 17. november". */
function dayWords(day: Day | null, today: Day, text: Text): string {
  if (day === null) return text('notifications.someDay');
  if (day === today) return text('notifications.today');
  if (day === addDays(today, -1)) return text('notifications.yesterday');
  const year = yearOf(day) === yearOf(today) ? '' : ` ${yearOf(day)}`;
  return `${text(`day.${weekdayOf(day)}`)} ${dateOf(day)}. ${text(`month.${monthOf(day)}`)}${year}`;
}

/** Each colour beside its words; a mere information has no word. */
const LOOKS: Readonly<Record<ImportanceColor, { readonly type: TagType; readonly word: 'red' | 'yellow' | null }>> = {
  red: { type: 'ERROR', word: 'red' },
  green: { type: 'SUCCESS', word: null },
  yellow: { type: 'WARNING', word: 'yellow' },
  neutral: { type: 'DEFAULT', word: null },
};

/** A person, two ends of a move, and the beginning of a phase. */
const PERSON =
  'M12 4.300a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400ZM5 20c.7-3.600 3.500-5.500 7-5.500s6.300 1.900 7 5.500';
const MOVE = 'M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4';
const START = 'M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15ZM10.500 9l4.500 3-4.500 3Z';
const GONE = { type: 'DEFAULT', shape: NOT } as const;

/** The sign and the colour of each act. */
const SIGNS: Readonly<Record<NotificationAct, { readonly type: TagType; readonly shape: string }>> = {
  approved: { type: 'SUCCESS', shape: LOCK },
  assigned: { type: 'DEFAULT', shape: PERSON },
  completed: { type: 'SUCCESS', shape: CHECK_ROUND },
  moved: { type: 'WARNING', shape: MOVE },
  planned: { type: 'WARNING', shape: MOVE },
  remaining: { type: 'WARNING', shape: RETURN },
  returned: { type: 'ERROR', shape: RETURN },
  started: { type: 'DEFAULT', shape: START },
};

interface LineProps {
  readonly item: Notification;
  readonly see: NotificationsStore['see'];
}

/** The whole row leads to the record, and marks the notification; the check only marks it. */
function Line({ item, see }: LineProps) {
  const text = useText();
  const { type, word } = LOOKS[colorOf(item.importance)];
  const act = actOf(item);
  const isGone = isOn(item.is_gone);
  const sign = isGone ? GONE : act === null ? { type, shape: BELL } : SIGNS[act];
  const at = instantOf(item);
  const path = isGone ? null : pathAbout(item);
  const isUnseen = isNew(item);
  const seen = () => see(isUnseen ? [item.id] : []);
  return (
    <li className={styles.row} data-new={isUnseen || undefined}>
      <span className={styles.sign} data-type={sign.type}>
        <Shape path={sign.shape} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {isUnseen && <HiddenText>{text('notifications.new')}: </HiddenText>}
          {path === null ? (
            item.message
          ) : (
            <OfferedLink to={path} onClick={seen}>
              {item.message}
            </OfferedLink>
          )}
        </span>
        {isGone && <span className={textStyles.quietSmall}>{text('notifications.gone')}</span>}
        {act === null ? (
          <span className={textStyles.quietSmall}>
            {word && (
              <b className={styles.important} data-type={type}>
                {text(`notifications.${word}`)}
              </b>
            )}
            {word && item.category && ' · '}
            {item.category && categoryIn(text, item.category)}
          </span>
        ) : (
          <span className={textStyles.quietSmall}>{[item.by, item.detail].filter(Boolean).join(' · ')}</span>
        )}
      </span>
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
    </li>
  );
}

/** The categories that are codes; others are words. */
const CATEGORIES = {
  deadline: 'deadlines.title',
  deviation: 'deviations.title',
  expense: 'expenses.title',
  hours: 'hours.title',
  phase: 'phases.title',
  task: 'tasks.title',
} as const;

const categoryIn = (text: Text, category: string): string =>
  Object.hasOwn(CATEGORIES, category) ? text(CATEGORIES[category as keyof typeof CATEGORIES]) : category; // a name of it

/** The word of a choice; '' chooses every kind. */
function kindIn(text: Text, kind: string): string {
  if (kind === '') return text('notifications.part.all');
  return kind === 'costs' ? text('notifications.costs') : categoryIn(text, kind);
}
