// [W-SITE-25] [W-SITE-26] The changes on site that the service has refused, for the pages of their records.
import type { Entry } from '../../data/outbox-model.ts';
import type { Failure } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { NewerValue, SiteChange } from './model.ts';
import { conflictIn } from './rules.ts';

/** A change that the service has refused. */
export interface RefusedSiteChange {
  /** Of the entry in the outbox. */
  readonly key: string;
  readonly change: SiteChange;
  readonly failure: Failure;
  /** The fields that another user has changed; null for a refusal of another kind. */
  readonly newer: Readonly<Record<string, NewerValue>> | null;
}

/** The refused changes of an area, those of one project or of all. */
export const refusedChanges = (
  entries: readonly Pick<Entry<SiteChange>, 'key' | 'input' | 'refusal'>[],
  area: 'task' | 'expense' | 'deviation',
  projectId: Id | null,
): readonly RefusedSiteChange[] =>
  entries.flatMap(({ key, input, refusal }) => {
    const isOf = input.call.startsWith(`${area}.`) && (projectId === null || input.project.id === projectId);
    return isOf && refusal !== null ? [{ key, change: input, failure: refusal, newer: conflictIn(refusal) }] : [];
  });

/** Whether a change is of a record: by its lane, or by its id. */
export const isChangeOf = ({ change }: RefusedSiteChange, record: string, id: Id): boolean =>
  change.record === record || change.id === id;
