// The projects in the outbox, with the parts that are still missing.
import type { Entry } from '../../data/outbox-model.ts';
import { sizeOf } from '../../shared/file.ts';
import type { Failure } from '../../shared/result.ts';
import { percentOf } from '../../shell/uploads.ts';
import type { CreatedProject, CreationEdit } from './model.ts';
import { laneOfProject } from './outbox.ts';

/** A part of a project that is not created yet. */
export interface MissingPart {
  readonly key: string;
  readonly kind: Exclude<CreationEdit['kind'], 'project'>;
  /** The participant's name; '' for other parts. */
  readonly name: string;
  readonly state: Entry<CreationEdit>['state'];
  readonly refusal: Failure | null;
  /** The progress of a photo in whole percent; null for other parts. */
  readonly percent: number | null;
}

/** One project on its way to the service; the window lists it until it is complete and seen. */
export interface Creation {
  readonly lane: string;
  readonly title: string;
  /** Null until the service has created it. */
  readonly project: CreatedProject | null;
  /** The state of the creation, if it is not done. */
  readonly making: {
    readonly key: string;
    readonly state: Entry<CreationEdit>['state'];
    readonly refusal: Failure | null;
  } | null;
  readonly missing: readonly MissingPart[];
}

/** Whether the project and all its parts are created. */
export const isWhole = ({ project, missing }: Creation): boolean => project !== null && missing.length === 0;

/** Complete projects first, then in the order of sending. */
export function creationsOf(
  entries: readonly Entry<CreationEdit>[],
  sent: ReadonlyMap<string, number>,
  allCreated: ReadonlyMap<string, CreatedProject>,
): readonly Creation[] {
  return [...new Set([...allCreated.keys(), ...entries.map(laneOfProject)])].map((lane) => {
    const all = entries.filter((entry) => laneOfProject(entry) === lane);
    const parts = all.flatMap(({ input, key, state, refusal }) =>
      input.kind === 'project' ? [] : [{ input, key, state, refusal }],
    );
    const created = parts[0]?.input.project ?? allCreated.get(lane) ?? null;
    const making = all.find(({ input }) => input.kind === 'project');
    const title = making?.input.kind === 'project' ? making.input.draft.title.trim() : '';
    return {
      lane,
      title: created?.title ?? title,
      project: created,
      making: making && created === null ? { key: making.key, state: making.state, refusal: making.refusal } : null,
      missing: parts.map(({ input, key, state, refusal }) => ({
        key,
        kind: input.kind,
        name: input.kind === 'participant' ? input.name : '',
        state,
        refusal,
        percent: input.kind === 'photo' ? percentOf({ sent: sent.get(key) ?? 0, size: sizeOf(input.photo) }) : null,
      })),
    };
  });
}
