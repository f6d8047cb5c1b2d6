import { BehaviorSubject, type Observable } from 'rxjs';
import type { Change } from '../../data/changes.ts';
import { asOnePage, type CollectionView, createCollection } from '../../data/collection.ts';
import { type CommandView, createCommand } from '../../data/command.ts';
import type { SendingNeeds } from '../../data/patch-form.ts';
import { type Answer, type Freshness, queryOf } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { compareNames } from '../../shared/norwegian.ts';
import { REGISTER_FAILURES } from '../register/fields.ts';
import type { DepartmentsPort, RegisterDepartment } from './model.ts';

/** `saving` is the progress of a new choice of the reporting department. */
export interface RegisterDepartmentsView extends CollectionView<RegisterDepartment> {
  readonly reporting: Answer<'reporting', RegisterDepartment | null>;
  /** The id of the reporting department, or of the one being set; null without one. */
  readonly chosen: string | null;
  readonly saving: CommandView;
}

/** The list of departments, and the choice of the reporting one. */
export interface DepartmentsStore {
  readonly view$: Behavior<RegisterDepartmentsView>;
  open(): void;
  close(): void;
  reload(): void;
  /** Shown at once, and undone if the service refuses. */
  report(id: string): void;
}

/** `changes$` are the live events of departments; the rest of the needs is for `report`. */
export interface DepartmentsNeeds extends Freshness, SendingNeeds {
  readonly port: Pick<DepartmentsPort, 'departments' | 'reporting' | 'report'>;
  readonly changes$: Observable<Change<RegisterDepartment>>;
}

/** The departments, and the reporting one. */
export function createDepartmentsStore({
  port,
  changes$,
  again$,
  wall,
  ...sending
}: DepartmentsNeeds): DepartmentsStore {
  const fresh = { ...(again$ && { again$ }), ...(wall && { wall }) };
  const list = createCollection<RegisterDepartment, 'departments'>({
    question$: new BehaviorSubject('departments' as const),
    fetch: () => asOnePage(port.departments()),
    idOf: ({ id }) => id,
    placeOf: () => 'end',
    changes$,
    ...fresh,
  });
  const reporting = queryOf('reporting', port.reporting, fresh);
  const wished$ = new BehaviorSubject<string | null>(null);
  const command = createCommand<string, unknown>({
    ...sending,
    creates: false,
    words: REGISTER_FAILURES,
    send: (id) => port.report(id),
    // After a lost answer the outcome is unknown.
    failed: reporting.reload,
  });
  let rejections = 0;
  command.view$.subscribe((saving) => {
    if (saving.rejections === rejections) return;
    rejections = saving.rejections;
    wished$.next(null);
  });

  return {
    view$: derive(
      { list: list.view$, reporting: reporting.answer$, wished: wished$, saving: command.view$ },
      ({ list: view, reporting: answer, wished, saving }) => ({
        ...view,
        reporting: answer,
        chosen: wished ?? idIn(answer),
        saving,
      }),
    ),
    open() {
      list.open();
      reporting.open();
    },
    close() {
      list.close();
      reporting.close();
    },
    reload() {
      list.reload();
      reporting.reload();
    },
    report(id) {
      if (command.view$.value.isSending) return;
      wished$.next(id);
      command.inputChanged();
      command.run(id, () => {
        const now = list.view$.value.rows.find((row) => row.id === id)?.item;
        if (now) reporting.update(() => now);
        reporting.reload();
        wished$.next(null);
      });
    },
  };
}

function idIn({ load }: Answer<unknown, RegisterDepartment | null>): string | null {
  return load.status === 'ready' && load.value !== null ? load.value.id : null;
}

/** The order of departments in a list, by the Norwegian alphabet. */
export const byName = (a: RegisterDepartment, b: RegisterDepartment): number => compareNames(a.name, b.name);
