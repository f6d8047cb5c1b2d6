// The projects in the outbox, with the parts that are still missing.
import type { Entry } from '../../data/outbox-model.ts';
import { sizeOf } from '../../shared/file.ts';
import type { Failure } from '../../shared/result.ts';
import { percentOf } from '../../shell/uploads.ts';
import type { TemplatePart } from '../project-templates/model.ts';
import { filledParts } from '../project-templates/rules.ts';
import type { CreatedProject, CreationEdit } from './model.ts';
import { laneOfProject } from './outbox.ts';

/** A part of a project that is not created yet. */
export interface MissingPart {
  readonly key: string;
  readonly kind: Exclude<CreationEdit['kind'], 'project' | 'template'>;
  /** The participant's name; '' for other parts. */
  readonly name: string;
  readonly state: Entry<CreationEdit>['state'];
  readonly refusal: Failure | null;
  /** The progress of a photo in whole percent; null for other parts. */
  readonly percent: number | null;
}

/** [W-PLAN-08] One part of the template of a created project, and how many of its records are made. */
export interface TemplateRow {
  readonly part: TemplatePart;
  readonly made: number;
  readonly count: number;
  /** Given up by the user. */
  readonly dropped: number;
  readonly state: 'done' | Entry<CreationEdit>['state'];
  /** Of a part that stopped. */
  readonly refusal: Failure | null;
  /** The entries that stopped or are lost, to try again. */
  readonly keys: readonly string[];
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
  /** Empty for a project without a template, and until it is created. */
  readonly template: readonly TemplateRow[];
}

/** Whether the project and all its parts are created. */
export const isWhole = ({ project, missing, template }: Creation): boolean =>
  project !== null && missing.length === 0 && template.every(({ state }) => state === 'done');

type TemplateEntry = Entry<CreationEdit> & { readonly input: Extract<CreationEdit, { kind: 'template' }> };
const isOfTemplate = (entry: Entry<CreationEdit>): entry is TemplateEntry => entry.input.kind === 'template';

/** Records are made where no entry for them is left, and the user has not given them up. */
function templateRows({ template }: CreatedProject, entries: readonly TemplateEntry[]): readonly TemplateRow[] {
  if (template === undefined) return [];
  return filledParts(template.counts).map((part) => {
    const count = template.counts[part];
    const dropped = template.dropped?.[part] ?? 0;
    const left = entries.filter(({ input }) => input.slice.part === part);
    const open = left.reduce((sum, { input: { slice } }) => sum + slice.to - slice.from, 0);
    const state = STATES.find((one) => left.some((entry) => entry.state === one)) ?? 'done';
    const stopped = left.filter((entry) => entry.state === state && (state === 'failed' || state === 'lost'));
    const keys = stopped.map(({ key }) => key);
    return { part, made: count - open - dropped, count, dropped, state, refusal: stopped[0]?.refusal ?? null, keys };
  });
}

/** A part has the first of these that any of its entries has. */
const STATES = ['failed', 'lost', 'sending', 'waiting'] as const;

/** Complete projects first, then in the order of sending. */
export function creationsOf(
  entries: readonly Entry<CreationEdit>[],
  sent: ReadonlyMap<string, number>,
  allCreated: ReadonlyMap<string, CreatedProject>,
): readonly Creation[] {
  return [...new Set([...allCreated.keys(), ...entries.map(laneOfProject)])].map((lane) => {
    const all = entries.filter((entry) => laneOfProject(entry) === lane);
    const parts = all.flatMap(({ input, key, state, refusal }) =>
      input.kind === 'project' || input.kind === 'template' ? [] : [{ input, key, state, refusal }],
    );
    const [first] = all.flatMap(({ input }) => (input.kind === 'project' ? [] : [input.project]));
    const created = allCreated.get(lane) ?? first ?? null;
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
      template: created === null ? [] : templateRows(created, all.filter(isOfTemplate)),
    };
  });
}
