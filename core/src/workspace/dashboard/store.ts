import { BehaviorSubject, concatMap, of, type SchedulerLike } from 'rxjs';
import { type CommandView, createCommand } from '../../data/command.ts';
import { answerStaleness, type Staleness } from '../../data/list-load.ts';
import { type Answer, createQuery, type Freshness } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { type Load, mapLoad } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import { afterAction, type DashboardAction } from './actions.ts';
import type { DashboardPort, Layout, LayoutFields, Portlet } from './model.ts';
import { activateLayout, bySequence, DASHBOARD_FAILURES, isSameId, mayChange, ownLogin, resequence } from './rules.ts';

/** `portlets` are those of the active layout in order, with the actions that have no answer yet. */
export interface DashboardView {
  /** [W-DASHBOARD-21] Empty also after a failure; `layoutsFailure` has the reason. */
  readonly layouts: readonly Layout[];
  readonly layoutsFailure: Failure | null;
  /** For a layout that is opened by its id. */
  readonly layoutsAnswer: Answer<string, readonly Layout[]>;
  /** Null without an active layout. */
  readonly active: Load<Layout | null>;
  readonly old: Staleness | null;
  readonly portlets: readonly Portlet[];
  /** The user's login; null if it is unknown. */
  readonly login: string | null;
  /** Whether the user may change the shown layout. */
  readonly mayChange: boolean;
  readonly doing: CommandView;
}

/** An action shows at once where it can, and is undone if it fails; several are sent one after the other. */
export interface DashboardStore {
  readonly view$: Behavior<DashboardView>;
  open(): void;
  close(): void;
  reload(): void;
  /** False for a double click, or without a network. */
  run(action: DashboardAction): boolean;
  /** For a form, which shows the progress itself. */
  send(action: DashboardAction, key: string): Reply<unknown>;
  /** A form has saved a layout; `id` is null for a new one. */
  saved(id: Id | null, fields: LayoutFields): void;
}

/** `context$` is the page whose dashboard is shown; another one loads its own layouts. */
export interface DashboardNeeds extends Freshness {
  readonly port: DashboardPort;
  readonly context$: Behavior<string>;
  /** The user's login; null if the service does not name it. */
  readonly login$: Behavior<Id | null>;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** The dashboards of a context: its layouts, the shown one, and the user's actions. */
export function createDashboardStore(needs: DashboardNeeds): DashboardStore {
  const { port, context$, login$, online$, newKey, clock, ...fresh } = needs;
  const layouts = createQuery({ question$: context$, ask: port.layouts, ...fresh });
  const active = createQuery({ question$: context$, ask: port.active, ...fresh });
  /** The running action, and the waiting ones. */
  const pending$ = new BehaviorSubject<readonly DashboardAction[]>([]);
  const command = createCommand<DashboardAction, unknown>({
    send,
    creates: false,
    words: DASHBOARD_FAILURES,
    online$,
    newKey,
    clock,
    failed() {
      // The waiting actions depend on this one.
      pending$.next([]);
      reload();
    },
  });
  let last: DashboardAction | null = null;

  /** Different actions are queued; the same one twice is a double click. */
  function run(action: DashboardAction): boolean {
    const pending = pending$.value;
    if (pending.length > 0) {
      if (isSame(pending.at(-1), action)) return false;
      pending$.next([...pending, action]);
      return true;
    }
    return begin(action);
  }

  function begin(action: DashboardAction): boolean {
    if (!isSame(last, action)) command.inputChanged();
    last = action;
    pending$.next([action, ...pending$.value.slice(1)]);
    const isRun = command.run(action, () => {
      if (action.kind === 'activate') showActive(action.id);
      else active.update((layout) => layout && afterAction(layout, action));
      const [, ...following] = pending$.value;
      pending$.next(following);
      reload();
      if (following[0]) begin(following[0]);
    });
    if (!isRun) pending$.next([]);
    return isRun;
  }

  /** An action belongs to the context in which it was started. */
  function send(action: DashboardAction, key: string): Reply<unknown> {
    const context = context$.value;
    switch (action.kind) {
      case 'create':
        return create(context, action.fields, key);
      case 'change':
        return port.changeLayout(context, action.id, action.fields);
      case 'delete':
        return port.deleteLayout(context, action.id);
      case 'activate':
        return port.activate(context, action.id);
      case 'addPortlet':
        return port.addPortlet(context, action.id, action.fields, key);
      case 'changePortlet':
        return port.changePortlet(context, action.id, action.portletId, action.fields);
      case 'removePortlet':
        return port.removePortlet(context, action.id, action.portletId);
      case 'movePortlet':
        return move(context, action.id, action.portletId, action.to);
    }
  }

  /** [W-DASHBOARD-22] The first layout of a context becomes active at once. */
  function create(context: string, fields: LayoutFields, key: string): Reply<unknown> {
    const hasActive = answered() !== null;
    return port.createLayout(context, fields, key).pipe(
      concatMap((created) => {
        if (!created.ok || hasActive) return of(created);
        return port.activate(context, created.value.layout_id);
      }),
    );
  }

  function move(context: string, layoutId: Id, portletId: Id, to: number): Reply<unknown> {
    const changes = resequence(answered()?.portlets ?? [], portletId, to);
    return changes.reduce<Reply<unknown>>(
      (before, { portlet_id, sequence }) =>
        before.pipe(
          concatMap((result) =>
            result.ok ? port.changePortlet(context, layoutId, portlet_id, { sequence }) : of(result),
          ),
        ),
      of(ok(null)),
    );
  }

  function layoutsNow(): readonly Layout[] {
    const { load } = layouts.answer$.value;
    return load.status === 'ready' ? load.value : [];
  }

  function answered(): Layout | null {
    const { load } = active.answer$.value;
    return load.status === 'ready' ? load.value : null;
  }

  function reload(): void {
    layouts.reload();
    active.reload();
  }

  /** Shows the choice before the refresh. */
  function showActive(id: Id): void {
    layouts.update((all) => activateLayout(all, id));
    const chosen = layoutsNow().find(({ layout_id }) => isSameId(layout_id, id));
    if (chosen?.portlets) active.update(() => chosen);
  }

  return {
    view$: derive(
      {
        layouts: layouts.answer$,
        active: active.answer$,
        signedIn: login$,
        pending: pending$,
        online: online$,
        doing: command.view$,
      },
      ({ layouts: listed, active, signedIn, pending, online, doing }): DashboardView => {
        const { load, refreshFailure } = listed;
        const shown = mapLoad(active.load, (layout) => layout && pending.reduce(afterAction, layout));
        const layout = shown.status === 'ready' ? shown.value : null;
        const login = signedIn ?? (load.status === 'ready' ? ownLogin(load.value) : null);
        return {
          layouts: load.status === 'ready' ? load.value : [],
          layoutsAnswer: listed,
          layoutsFailure: load.status === 'failed' ? load.failure : refreshFailure,
          active: shown,
          old: answerStaleness(active),
          portlets: bySequence(layout?.portlets ?? []),
          login,
          mayChange: layout !== null && mayChange(layout, login ?? ''),
          // The message "offline" ends when the network is back.
          doing: online && doing.failure?.key === DASHBOARD_FAILURES.offline.key ? { ...doing, failure: null } : doing,
        };
      },
    ),
    open() {
      layouts.open();
      active.open();
    },
    close() {
      layouts.close();
      active.close();
    },
    reload,
    run,
    send,
    saved(id, fields) {
      reload();
      layouts.update((all) =>
        all.map((layout) => (isSameId(layout.layout_id, id) ? { ...layout, ...fields } : layout)),
      );
    },
  };
}

const isSame = (one: DashboardAction | null | undefined, other: DashboardAction): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
