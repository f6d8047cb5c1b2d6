import { concatMap, of, type SchedulerLike } from 'rxjs';
import { type Command, createCommand } from '../../data/command.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { DashboardPort, LayoutFields } from './model.ts';
import { DASHBOARD_FAILURES } from './rules.ts';

/** `context` is where the copy belongs: the page whose dashboard it becomes. */
export interface LayoutCopyNeeds {
  readonly port: Pick<DashboardPort, 'createLayout' | 'activate'>;
  readonly context: string;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** Copies a shared layout into the user's own, and activates the copy. */
export const createLayoutCopy = ({ port, context, ...needs }: LayoutCopyNeeds): Command<LayoutFields, unknown> =>
  createCommand({
    send: (fields: LayoutFields, key) =>
      port
        .createLayout(context, fields, key)
        .pipe(concatMap((copy) => (copy.ok ? port.activate(context, copy.value.layout_id) : of(copy)))),
    creates: true,
    words: DASHBOARD_FAILURES,
    ...needs,
  });
