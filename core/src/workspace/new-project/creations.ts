// The projects that are on their way, and what each of them lacks, as the outbox has them.
import type { Entry } from '../../data/outbox.ts';
import type { Failure } from '../../shared/result.ts';
import { percentOf } from '../../shell/uploads.ts';
import type { CreatedProject, CreationEdit } from './model.ts';
import { laneOfProject } from './outbox.ts';

/** A part of a project that is not there yet. */
export interface MissingPart {
  readonly key: string;
  readonly kind: Exclude<CreationEdit['kind'], 'project'>;
  /** Who is to take part; '' for what is no person or company. */
  readonly name: string;
  readonly state: Entry<CreationEdit>['state'];
  readonly refusal: Failure | null;
  /** How far a photo has come, in whole per cent; null for what else there is. */
  readonly percent: number | null;
}

export interface Creation {
  readonly lane: string;
  readonly title: string;
  /** Null until the service has made it. */
  readonly project: CreatedProject | null;
  /** How the making stands, where it is not made. */
  readonly making: {
    readonly key: string;
    readonly state: Entry<CreationEdit>['state'];
    readonly refusal: Failure | null;
  } | null;
  readonly missing: readonly MissingPart[];
}

/** Whether nothing is lacking, and nothing is on its way. */
export const isWhole = ({ project, missing }: Creation): boolean => project !== null && missing.length === 0;

/** By project: those that are whole first, then in the order in which they were sent. */
export function creationsOf(
  entries: readonly Entry<CreationEdit>[],
  sent: ReadonlyMap<string, number>,
  allMade: ReadonlyMap<string, CreatedProject>,
): readonly Creation[] {
  return [...new Set([...allMade.keys(), ...entries.map(laneOfProject)])].map((lane) => {
    const all = entries.filter((entry) => laneOfProject(entry) === lane);
    const parts = all.flatMap(({ input, key, state, refusal }) =>
      input.kind === 'project' ? [] : [{ input, key, state, refusal }],
    );
    const made = parts[0]?.input.project ?? allMade.get(lane) ?? null;
    const making = all.find(({ input }) => input.kind === 'project');
    const title = making?.input.kind === 'project' ? making.input.draft.title.trim() : '';
    return {
      lane,
      title: made?.title ?? title,
      project: made,
      making: making && made === null ? { key: making.key, state: making.state, refusal: making.refusal } : null,
      missing: parts.map(({ input, key, state, refusal }) => ({
        key,
        kind: input.kind,
        name: input.kind === 'participant' ? input.name : '',
        state,
        refusal,
        percent:
          input.kind === 'photo' ? percentOf({ sent: sent.get(key) ?? 0, size: input.photo.bytes.length }) : null,
      })),
    };
  });
}
