// The dashboards of one context: its layouts, the one that is shown, and what is done with them.
import { concatMap, of, type SchedulerLike } from 'rxjs';
import { type CommandView, createCommand } from '../../data/command.ts';
import { createQuery, type Freshness } from '../../data/query.ts';
import { type Old, oldAnswer } from '../../data/shown.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok } from '../../shared/result.ts';
import { afterAction, type DashboardAction } from './actions.ts';
import { WORDS } from './messages.ts';
import type { Layout, LayoutFields, Portlet } from './model.ts';
import type { DashboardPort } from './port.ts';
import { activated, inSequence, mayChange, ownLogin, resequenced } from './rules.ts';

type Id = number | string;

export interface DashboardView {
  /** [W-DASHBOARD-21] Empty also where they could not be had; `layoutsFailure` says so. */
  readonly layouts: readonly Layout[];
  readonly layoutsFailure: Failure | null;
  /** The layout that is active, null where there is none. */
  readonly active: Load<Layout | null>;
  readonly old: Old | null;
  readonly portlets: readonly Portlet[];
  /** Whose layouts these are; null where nothing says so. */
  readonly login: string | null;
  /** Whether the user may change the layout that is shown. */
  readonly mayChange: boolean;
  readonly doing: CommandView;
}

export interface DashboardStore {
  readonly view$: Behavior<DashboardView>;
  open(): void;
  close(): void;
  reload(): void;
  /** False where it is not done: it was pressed a moment ago, or the device is offline. */
  run(action: DashboardAction): boolean;
  /** For a form, which says itself how that goes. */
  send(action: DashboardAction, key: string): Reply<unknown>;
  /** A form has saved this of a layout; null for one that is new. */
  saved(id: Id | null, fields: LayoutFields): void;
}

export interface DashboardNeeds extends Freshness {
  readonly port: DashboardPort;
  readonly context$: Behavior<string>;
  /** Who is signed in; null where the service does not say. */
  readonly login$: Behavior<Id | null>;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createDashboardStore(needs: DashboardNeeds): DashboardStore {
  const { port, context$, login$, online$, newKey, clock, ...fresh } = needs;
  const layouts = createQuery({ question$: context$, ask: port.layouts, ...fresh });
  const active = createQuery({ question$: context$, ask: port.active, ...fresh });
  const command = createCommand<DashboardAction, unknown>({
    send,
    creates: false,
    words: WORDS,
    online$,
    newKey,
    clock,
    failed() {
      // What was to follow was thought of with this one done.
      next = [];
      takeBack();
    },
  });
  /** The layout as it was before the action that is on its way. */
  let before: Layout | null = null;
  let next: readonly DashboardAction[] = [];
  let last: DashboardAction | null = null;

  /** Different actions follow each other as fast as they are pressed; the same twice is a double press. */
  function run(action: DashboardAction): boolean {
    if (command.view$.value.isSending) {
      next = [...next, action];
      return true;
    }
    if (last !== null && JSON.stringify(last) !== JSON.stringify(action)) command.inputChanged();
    last = action;
    before = shown();
    active.update((layout) => layout && afterAction(layout, action));
    const isRun = command.run(action, () => {
      if (action.kind === 'activate') showActive(action.id);
      reload();
      const [following] = next;
      next = next.slice(1);
      if (following) run(following);
    });
    if (!isRun) takeBack();
    return isRun;
  }

  /** What was shown ahead is not so. */
  function takeBack(): void {
    active.update(() => before);
    reload();
  }

  /** An action belongs to the context in which it was taken. */
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

  /** [W-DASHBOARD-22] The first layout of a context is activated at once. */
  function create(context: string, fields: LayoutFields, key: string): Reply<unknown> {
    const hasActive = shown() !== null;
    return port.createLayout(context, fields, key).pipe(
      concatMap((made) => {
        if (!made.ok || hasActive) return of(made);
        return port.activate(context, made.value.layout_id);
      }),
    );
  }

  function move(context: string, layoutId: Id, portletId: Id, to: number): Reply<unknown> {
    const changes = resequenced(before?.portlets ?? [], portletId, to);
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

  function shown(): Layout | null {
    const { load } = active.answer$.value;
    return load.status === 'ready' ? load.value : null;
  }

  function reload(): void {
    layouts.reload();
    active.reload();
  }

  /** What was chosen is shown before the service is asked again. */
  function showActive(id: Id): void {
    layouts.update((all) => activated(all, id));
    const chosen = layoutsNow().find(({ layout_id }) => String(layout_id) === String(id));
    if (chosen?.portlets) active.update(() => chosen);
  }

  return {
    view$: derive(
      { layouts: layouts.answer$, active: active.answer$, signedIn: login$, doing: command.view$ },
      ({ layouts: { load, refreshFailure }, active, signedIn, doing }): DashboardView => {
        const layout = active.load.status === 'ready' ? active.load.value : null;
        const login = signedIn ?? (load.status === 'ready' ? ownLogin(load.value) : null);
        return {
          layouts: load.status === 'ready' ? load.value : [],
          layoutsFailure: load.status === 'failed' ? load.failure : refreshFailure,
          active: active.load,
          old: oldAnswer(active),
          portlets: inSequence(layout?.portlets ?? []),
          login: login === null ? null : String(login),
          mayChange: layout !== null && mayChange(layout, login ?? ''),
          doing,
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
        all.map((layout) => (String(layout.layout_id) === String(id) ? { ...layout, ...fields } : layout)),
      );
    },
  };
}
