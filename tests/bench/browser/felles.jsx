// The real thing: the store of the timetable, its filters and its week.
import { ok } from '@felles/core';
import { createTimetableStore } from '@felles/core/portal';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BehaviorSubject, map, of, timer } from 'rxjs';
import '../../../ui-react/src/i18n/catalogs/timetable.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { TypeFilters } from '../../../ui-react/src/portal/timetable/Toolbar.tsx';
import { WeekGrid } from '../../../ui-react/src/portal/timetable/WeekGrid.tsx';
import { useObservable } from '../../../ui-react/src/react/use-observable.ts';

export function mountFelles(place, week) {
  const store = openStore(week);
  const root = createRoot(place);
  return {
    mount: () =>
      flushSync(() =>
        root.render(
          <TextsIn language="no">
            <Timetable store={store} />
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
