// The dashboards of one context: its layouts, the one that is shown, and what is done with them.
import { concatMap, type Observable, of, type SchedulerLike } from 'rxjs';
import { type CommandView, createCommand } from '../../data/command.ts';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, ok } from '../../shared/result.ts';
import type { DashboardMessage } from './messages.ts';
import type { Layout, LayoutFields, Portlet, PortletFields } from './model.ts';
import type { DashboardPort } from './port.ts';
import { activated, inSequence, mayChange, ownLogin, resequenced } from './rules.ts';

type Id = number | string;

/** What a user does with the layouts of a context. */
export type DashboardAction =
  | { readonly kind: 'create'; readonly fields: LayoutFields }
  | { readonly kind: 'change'; readonly id: Id; readonly fields: LayoutFields }
  | { readonly kind: 'delete' | 'activate'; readonly id: Id }
  | { readonly kind: 'addPortlet'; readonly id: Id; readonly fields: PortletFields }
  | { readonly kind: 'changePortlet'; readonly id: Id; readonly portletId: Id; readonly fields: PortletFields }
  | { readonly kind: 'removePortlet'; readonly id: Id; readonly portletId: Id }
  | { readonly kind: 'movePortlet'; readonly id: Id; readonly portletId: Id; readonly to: number };

export interface DashboardView {
  /** [W-DASHBOARD-21] Empty also where they could not be had; `layoutsFailure` says so. */
  readonly layouts: readonly Layout[];
  readonly layoutsFailure: Failure | null;
  /** The layout that is active, null where there is none. */
  readonly active: Load<Layout | null>;
  readonly portlets: readonly Portlet[];
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
}

export interface DashboardNeeds {
  readonly port: DashboardPort;
  readonly context$: Behavior<string>;
  readonly online$: Behavior<boolean>;
  readonly again$: Observable<unknown>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

export function createDashboardStore(needs: DashboardNeeds): DashboardStore {
  const { port, context$, online$, again$, newKey, clock } = needs;
  const layouts = createQuery({ question$: context$, ask: port.layouts, again$ });
  const active = createQuery({ question$: context$, ask: port.active, again$ });
  const command = createCommand<DashboardAction, unknown>({
    send,
    creates: false,
    words: {
      offline: { key: 'dashboard.offline', params: {} } satisfies DashboardMessage,
      lost: { key: 'dashboard.lost', params: {} } satisfies DashboardMessage,
      refused: (failure): DashboardMessage => ({
        key: 'dashboard.refused',
        params: { reason: describeFailure(failure) },
      }),
    },
    online$,
    newKey,
    clock,
    failed() {
      // What was to follow was thought of with this one done.
      next = [];
      reload();
    },
  });
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
    return command.run(action, () => {
      showDone(action);
      const [following] = next;
      next = next.slice(1);
      if (following) run(following);
    });
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
    const changes = resequenced(shown()?.portlets ?? [], portletId, to);
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

  /** What was done is shown before the service is asked again. */
  function showDone(action: DashboardAction): void {
    if (action.kind === 'activate') {
      layouts.update((all) => activated(all, action.id));
      const chosen = layoutsNow().find(({ layout_id }) => String(layout_id) === String(action.id));
      if (chosen?.portlets) active.update(() => chosen);
    }
    if (action.kind === 'movePortlet') {
      const places = new Map(
        resequenced(shown()?.portlets ?? [], action.portletId, action.to).map((each) => [
          each.portlet_id,
          each.sequence,
        ]),
      );
      active.update((layout) =>
        withPortlets(layout, (all) =>
          all.map((each) => ({ ...each, sequence: places.get(each.portlet_id) ?? each.sequence })),
        ),
      );
    }
    if (action.kind === 'removePortlet')
      active.update((layout) =>
        withPortlets(layout, (all) => all.filter(({ portlet_id }) => portlet_id !== action.portletId)),
      );
    reload();
  }

  return {
    view$: derive(
      { layouts: layouts.answer$, active: active.answer$, doing: command.view$ },
      ({ layouts: { load, refreshFailure }, active: { load: activeLoad }, doing }): DashboardView => {
        const layout = activeLoad.status === 'ready' ? activeLoad.value : null;
        const login = load.status === 'ready' ? ownLogin(load.value) : null;
        return {
          layouts: load.status === 'ready' ? load.value : [],
          layoutsFailure: load.status === 'failed' ? load.failure : refreshFailure,
          active: activeLoad,
          portlets: inSequence(layout?.portlets ?? []),
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
  };
}

const withPortlets = (
  layout: Layout | null,
  change: (portlets: readonly Portlet[]) => readonly Portlet[],
): Layout | null => layout && { ...layout, portlets: change(layout.portlets ?? []) };
