import '../../i18n/catalogs/articles.ts';
import '../../i18n/catalogs/hours.ts';

import { addDays, createPanelStore, type Day, dayIn, dayMonth, type Panel } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { listStaleness } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import { type HoursLine, type HoursRow, type HoursWeek, isLocked, linesBefore } from '@felles/core/workspace/hours';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { formatNumber } from '../format.ts';
import { HourLine } from '../hours/HourLine.tsx';
import { HoursPanel } from '../hours/HoursPanel.tsx';
import styles from '../hours/hours.module.css';
import { NotStored, RefusedLine } from '../hours/RefusedLine.tsx';
import { useArticleOf } from '../hours/use-article-of.ts';
import { WeekSteps } from '../hours/WeekSteps.tsx';
import { WeekTable } from '../hours/WeekTable.tsx';
import { dayWords, hoursIn, shortDay } from '../hours/words.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { FormPill } from '../site/FormPill.tsx';
import { SiteDrafts } from '../site/SiteDrafts.tsx';

/** Where a table of seven days has no room. */
const NARROW = '(width <= 900px)';

/** A panel of this page: a line by its id, or a new one. */
type Shown = { readonly id: string | null };

const NEW: Panel<Shown> = { content: { id: null }, size: 'small', address: 'hours.new' };
const PANELS = recordPanels<Shown>('hours', 'small', (id) => ({ id }), [NEW]);

/** [W-SITE-45] The week of the user: lines and sums by day, over all projects. */
export function MyHoursScreen() {
  const hours = useArea('hours');
  const [{ store, articles }] = useState(hours.week);
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const view = useObservable(store.view$);
  const isNarrow = useMedia(NARROW);
  const [chosen, setChosen] = useState<Day | null>(null);
  // The line that a new one is like.
  const [like, setLike] = useState<HoursLine | null>(null);
  const { has } = useOffers();
  const mayWrite = useMayChange() && has('hours-changes');
  const text = useText();
  useOpen(store);
  useOpen(articles);
  const { list, week, today } = view;
  const isIn = (day: Day): boolean => day >= week.monday && day <= addDays(week.monday, 6);
  const day = chosen !== null && isIn(chosen) ? chosen : isIn(today) ? today : week.monday;
  const before = linesBefore(list.rows, day);

  function add(on: Day, likeThis: HoursLine | null): void {
    setChosen(on);
    setLike(likeThis);
    panels.open(NEW);
  }
  const open = (row: HoursRow): void => panels.open(PANELS.of(row.id));
  const articleOf = useArticleOf(articles);
  const articleName = (id: string): string => articleOf(id)?.name ?? '';
  const refusedOf = (row: HoursRow): ReactNode =>
    view.refusals
      .get(row.id)
      ?.map((refused) => <RefusedLine key={refused.key} refused={refused} store={store} articleName={articleName} />);
  const copied = dayIn(before[0]?.date);
  const isEmpty = !list.rows.some(({ item }) => dayIn(item.date) === day);
  const buttons = mayWrite && (
    <>
      {isEmpty && copied !== null && (
        <Button small={!isNarrow} onClick={() => store.copy(before, day)}>
          {copied === addDays(day, -1) ? text('week.again') : text('week.againAs', { day: dayWords(text, copied) })}
        </Button>
      )}
      <Button kind="primary" small={!isNarrow} onClick={() => add(day, null)}>
        {text('week.add')}
      </Button>
    </>
  );

  return (
    <Page title={text('week.title')} actions={!isNarrow && buttons} foot={isNarrow && buttons}>
      <div className={layout.column4}>
        {mayWrite && <SiteDrafts isShown={({ kind }) => kind === 'hours'} />}
        <WeekSteps monday={week.monday} onShow={store.show} />
        <LoadedContent
          load={loadOf(list)}
          old={listStaleness(list)}
          words={{ some: text('week.some'), all: text('week.all') }}
          again={store.reload}
        >
          {() => (
            <div className={layout.column4}>
              {isNarrow && <Days week={week} day={day} onChoose={setChosen} />}
              <Sums week={week} />
              {week.articles.length === 0 && <StateNote title={text('week.empty')} />}
              {isNarrow
                ? daysOf(week, day).map((one) => (
                    <section key={one.day} className={layout.stack2} aria-label={dayWords(text, one.day)}>
                      <h2 className={layout.spread}>
                        {one.day === today ? text('week.today') : dayWords(text, one.day)}
                        <b>{hoursIn(text, one.hours)}</b>
                      </h2>
                      {one.warning && <Warning message={one.warning} />}
                      <ul className={styles.lines}>
                        {one.rows.length === 0 && <li className={styles.line}>{text('week.emptyDay')}</li>}
                        {one.rows.map((row) => (
                          <HourLine
                            key={row.id}
                            row={row}
                            week={week}
                            onOpen={mayWrite && !isLocked(row.item) ? () => open(row) : null}
                          >
                            {refusedOf(row)}
                          </HourLine>
                        ))}
                      </ul>
                    </section>
                  ))
                : week.articles.length > 0 && (
                    <WeekTable week={week} today={today} write={mayWrite ? { open, add } : null} />
                  )}
              {!isNarrow && <Look week={week} onOpen={mayWrite ? open : null} refusedOf={refusedOf} />}
            </div>
          )}
        </LoadedContent>
        <NotStored message={view.notStored} />
      </div>
      <PanelHost
        panels={panels}
        beside={<FormPill />}
        titleOf={() => text('week.form')}
        draw={({ id }) => (
          <HoursPanel store={store} articles={articles} id={id} day={day} like={like} onClose={panels.close} />
        )}
      />
    </Page>
  );
}

/** The chosen day first, then those with lines, the newest first. */
const daysOf = ({ days }: HoursWeek, chosen: Day) => [
  ...days.filter(({ day }) => day === chosen),
  ...days.filter(({ day, rows }) => day !== chosen && rows.length > 0).toReversed(),
];

interface DaysProps {
  readonly week: HoursWeek;
  readonly day: Day;
  readonly onChoose: (day: Day) => void;
}

function Days({ week, day, onChoose }: DaysProps) {
  const text = useText();
  return (
    <nav className={styles.strip} aria-label={text('week.days')}>
      {week.days.map((one) => (
        <button
          key={one.day}
          type="button"
          className={styles.day}
          aria-pressed={one.day === day}
          onClick={() => onChoose(one.day)}
        >
          <small>{shortDay(text, one.day)}</small>
          <span>{dayMonth(one.day).slice(0, 2)}</span>
          <small>{one.hours > 0 ? formatNumber(one.hours) : '–'}</small>
        </button>
      ))}
    </nav>
  );
}

/** The sum of the week with the warnings of the law, which never refuse anything. */
function Sums({ week: { hours, average, unsent, warnings, days } }: { readonly week: HoursWeek }) {
  const text = useText();
  const all = [...warnings, ...days.flatMap(({ warning }) => warning ?? [])];
  return (
    <div role="status" className={layout.stack1}>
      <p className={styles.sums}>
        <span>
          <b>{text('week.sum', { hours: formatNumber(hours) })}</b> {text('week.ofWeek')}
        </span>
        {unsent > 0 && <span className={styles.quiet}>{text('week.unsent', { count: unsent })}</span>}
        <span className={styles.quiet}>{text('week.average', { hours: formatNumber(average) })}</span>
      </p>
      {all.map((message) => (
        <Warning key={JSON.stringify(message)} message={message} />
      ))}
      {all.length > 0 && <p className={styles.quiet}>{text('week.lawful')}</p>}
    </div>
  );
}

const Warning = ({ message }: { readonly message: HoursWeek['warnings'][number] }) => (
  <p className={styles.warning}>
    <Icon name="alert" />
    <MessageText message={message} />
  </p>
);

interface LookProps {
  readonly week: HoursWeek;
  readonly onOpen: ((row: HoursRow) => void) | null;
  readonly refusedOf: (row: HoursRow) => ReactNode;
}

/** The lines that need the user: refused, returned, or at once with another. */
function Look({ week, onOpen, refusedOf }: LookProps) {
  const text = useText();
  const rows = week.days
    .flatMap(({ day, rows }) => rows.map((row) => ({ day, row })))
    .filter(
      ({ row: { item, state } }) =>
        state === 'failed' || item.status === 'RETURNED' || week.overlaps.has(item.hours_id),
    );
  if (rows.length === 0) return null;
  return (
    <section className={layout.stack2}>
      <h2>{text('week.look')}</h2>
      <ul className={styles.lines}>
        {rows.map(({ day, row }) => (
          <HourLine
            key={row.id}
            row={row}
            week={week}
            day={dayWords(text, day)}
            onOpen={onOpen && !isLocked(row.item) ? () => onOpen(row) : null}
          >
            {refusedOf(row)}
          </HourLine>
        ))}
      </ul>
    </section>
  );
}
