import '../../i18n/catalogs/timetable.ts';

import { type FocusEvent, type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { usePrinting } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { CardBookingsContext } from '../bookings/card-bookings.ts';
import { useCardBookings } from '../bookings/use-card-bookings.tsx';
import { usePortal } from '../services.ts';
import { DAY_PANEL, DayStrip, dayTabId } from '../timetable/DayStrip.tsx';
import { Toolbar, TypeFilters } from '../timetable/Toolbar.tsx';
import { Announcement, WeekGrid } from '../timetable/WeekGrid.tsx';
import styles from './TimetableScreen.module.css';

/** The weekly timetable: choose where, narrow down what, and read a week or a day. */
export function TimetableScreen() {
  const services = usePortal();
  const timetable = use(services.timetable());
  const view = useObservable(timetable.view$);
  const text = useText();
  const days = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(days);
  const layout = usePrinting() ? 'week' : view.layout; // paper has no other days to turn to
  useOpen(timetable);
  const bookings = useCardBookings();

  const { header } = services;
  useLayoutEffect(() => {
    header.offerToggle(timetable.toggleInformation, view.hideInformation);
  }, [header, timetable, view.hideInformation]);
  useLayoutEffect(() => header.withdraw, [header]);

  const chosen = view.week.columns.find((column) => column.chosen);
  const panel = layout === 'day' &&
    chosen && { role: 'tabpanel', id: DAY_PANEL, 'aria-labelledby': dayTabId(chosen.weekday) };

  return (
    <CardBookingsContext value={bookings.ofCards}>
      <div className={styles.sheet} data-layout={layout} {...keepFocus}>
        <Toolbar view={view} timetable={timetable} legend={layout === 'week' && bookings.legend} />
        <TypeFilters
          filters={view.filters}
          mine={view.mine}
          inUse={view.inUse}
          isLoading={view.status === 'loading'}
          onToggle={timetable.toggleType}
          onToggleMine={timetable.toggleMine}
          onClear={timetable.clearTypes}
        />
        {layout === 'day' && (
          <DayStrip columns={view.week.columns} areCounted={view.inUse !== null} onChoose={timetable.chooseDay} />
        )}
        {view.notice && (
          <div className={styles.notice} role="status">
            <StatusBox
              type="warning"
              title={<MessageText message={view.notice} />}
              action={
                view.notice.key === 'timetable.notRefreshed' && (
                  <Button onClick={timetable.reload}>{text('retry')}</Button>
                )
              }
            />
          </div>
        )}
        <div ref={days} tabIndex={-1} className={styles.days} aria-busy={view.status === 'loading'} {...panel}>
          {view.failure ? (
            <div className={styles.failure} role="alert">
              <StatusBox
                type="danger"
                title={text('timetable.failed')}
                action={<Button onClick={timetable.reload}>{text('retry')}</Button>}
              >
                <MessageText message={view.failure} />
              </StatusBox>
            </div>
          ) : (
            // An unknown day is not a day without classes.
            view.status !== 'failed' && (
              <WeekGrid
                week={view.week}
                layout={layout}
                isLoading={view.status === 'loading'}
                inUse={view.inUse}
                onChoose={timetable.chooseDay}
              />
            )
          )}
        </div>
        <Announcement view={view} />
      </div>
      {bookings.panel}
    </CardBookingsContext>
  );
}

/** Moves the focus to a place that stays when the focused element goes away, so that no visitor starts at the top again. */
function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // A removed element sends no blur event. When the window loses the focus, its focused element stays known.
    onBlur: () => {
      if (document.hasFocus()) focused.current = null;
    },
  };
}
