// The real thing: the store of the timetable, its filters and its week.
import { ok } from '@felles/core';
import { createTimetableStore } from '@felles/core/internal/portal/timetable/store';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject, map, of, timer } from 'rxjs';
import '../../../ui-react/src/i18n/catalogs/timetable.ts';
import '../../../ui-react/src/i18n/catalogs/bookings.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { norwegian } from '../../../ui-react/src/i18n/texts.ts';
import { CardBookingsContext } from '../../../ui-react/src/portal/bookings/card-bookings.ts';
import { markIn } from '../../../ui-react/src/portal/bookings/mark.tsx';
import { TypeFilters } from '../../../ui-react/src/portal/timetable/Toolbar.tsx';
import { WeekGrid } from '../../../ui-react/src/portal/timetable/WeekGrid.tsx';
import { useObservable } from '../../../ui-react/src/react/use-observable.ts';

/** The week as a visitor has it. */
export const mountFelles = (place, week) => mount(place, week, null);

/** [P-MEMBER-50] The week as a member has it: a third of the classes are full, and some are the member's own. */
export function mountStates(place, week) {
  const classes = week.classes.map((session, at) => ({
    ...session,
    id: at,
    booked: 20,
    free: at % 3 === 0 ? 0 : 5,
    is_attending: at % 40 === 1,
    waitingspot: at % 60 === 3 ? 2 : null,
  }));
  const bookings = { mark: (session) => markIn(norwegian, session, week.noon), isMember: true, open: () => {} };
  return mount(place, { ...week, classes }, bookings);
}

function mount(place, week, bookings) {
  const store = openStore(week);
  const root = createRoot(place);
  return {
    mount: () =>
      flushSync(() =>
        root.render(
          <TextsIn language="no">
            <CardBookingsContext value={bookings}>
              <Timetable store={store} />
            </CardBookingsContext>
          </TextsIn>,
        ),
      ),
    select: (types) => flushSync(() => bringTo(store, types)),
    unmount: () => {
      store.close();
      flushSync(() => root.unmount());
    },
  };
}

function Timetable({ store }) {
  const { filters, week } = useObservable(store.view$);
  return (
    <>
      <TypeFilters filters={filters} onToggle={store.toggleType} />
      <WeekGrid week={week} layout="week" isLoading={false} />
    </>
  );
}

/** By as many toggles as it takes: one, where one type more or less is wanted. */
function bringTo(store, types) {
  for (const { type, selected } of store.view$.value.filters) {
    if (selected !== types.includes(type)) store.toggleType(type);
  }
}

/**
 * A store at noon of a day in the week, with its classes loaded. Its clock stands still, so nothing refreshes by itself.
 * The first answer is there at once, before anything is measured; later ones come later, as from any service.
 */
function openStore({ classes, noon }) {
  let asked = 0;
  const sessions = () => {
    asked += 1;
    return asked === 1 ? of(ok(classes)) : timer(0).pipe(map(() => ok(classes)));
  };
  const departmentId$ = new BehaviorSubject(101);
  const clock = { now: () => noon, schedule: () => ({ unsubscribe() {} }) };
  const store = createTimetableStore({
    port: { sessions },
    center: {
      code: 'bench',
      isOpen$: new BehaviorSubject(true),
      token$: new BehaviorSubject('token'),
      departments$: new BehaviorSubject({ status: 'ready', value: [{ id: 101, navn: 'Sentrum' }] }),
      departmentId$,
      isLost$: new BehaviorSubject(false),
      chooseDepartment: (id) => departmentId$.next(id),
      reloadDepartments: () => {},
    },
    saved: { read: () => of(ok(null)), write: () => of(ok(null)) },
    address: { parameter: () => null, setParameter: () => {} },
    surroundings: { width$: new BehaviorSubject(1600), online$: new BehaviorSubject(true), userAgent: 'Desktop' },
    clock,
  });
  store.open();
  if (store.view$.value.status !== 'ready') throw new Error(`the store is ${store.view$.value.status}`);
  return store;
}
