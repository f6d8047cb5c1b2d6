// The request bodies of a new project and its parts.
import type { ParticipantFields } from '../participants/model.ts';
import { TEMPLATE_PARTS, type TemplatePart, type TemplateSlice } from '../project-templates/model.ts';
import { type PartCounts, partCounts, slicesOf } from '../project-templates/rules.ts';
import type { NewProjectFields, RegisterConnection } from '../projects/model.ts';
import type { AddressSource, NewParticipant, NewProjectDraft, ParentProject } from './model.ts';
import { readSum, readUnitCount } from './problems.ts';
import { addressOf, unitsOf } from './rules.ts';

/** [W-PROJECTS-25] Exactly one of the three is true. */
export const sourceFlags = (source: AddressSource) => ({
  address_by_matrix: source === 'matrix',
  address_by_search: source === 'search',
  address_by_user: source === 'user',
});

/** [W-PROJECTS-38] The body of a new project. */
export function fieldsOfProject(draft: NewProjectDraft, parent: ParentProject | null): NewProjectFields {
  const found = addressOf(draft);
  const units = unitsOf(draft);
  const [first] = units;
  const sum = readSum(draft.contract_sum);
  return {
    title: draft.title.trim(),
    number_of_units: readUnitCount(draft.number_of_units) ?? 1,
    ...(draft.type && { type: draft.type }),
    ...(draft.contract_date !== '' && { contract_date: draft.contract_date }),
    ...(sum !== null && { contract_sum: sum }),
    ...(found && {
      address: { address: found.address, postal_code: found.postal_code, city: found.city },
      ...(found.coordinates && { coordinates: found.coordinates }),
    }),
    ...(first && { matrix: first, cadastral_units: units }),
    ...sourceFlags(draft.source),
    ...(parent && { parent_project_id: parent.id, parent_project_node_id: parent.node }),
  };
}

/** [W-PROJECTS-26] The body of a participant. */
export const participantFields = ({ person, contact, roles }: NewParticipant): ParticipantFields => ({
  person,
  contact,
  user: null,
  roles,
});

/** [W-PROJECTS-28] The chosen building or property; null if the step was skipped, or nothing was chosen. */
export function connectionOf({ skipsRegister, building, property }: NewProjectDraft): RegisterConnection | null {
  if (skipsRegister || (building === null && property === null)) return null;
  return {
    ...(building && { building_id: building.id }),
    ...(property && { property_id: property.id }),
  };
}

/** The parts of the template that the project gets. */
export const takenParts = ({ leftOut }: Pick<NewProjectDraft, 'leftOut'>): readonly TemplatePart[] =>
  TEMPLATE_PARTS.filter((part) => !leftOut.includes(part));

/** [W-PLAN-08] How many records of each part the project gets; null without a template. */
export const countsInProject = (draft: NewProjectDraft): PartCounts | null =>
  draft.template && partCounts(draft.template, takenParts(draft));

/** [W-PLAN-08] The requests for the parts of the template. */
export function templateSlices(draft: NewProjectDraft): readonly TemplateSlice[] {
  const { template, first_day } = draft;
  const counts = countsInProject(draft);
  if (template === null || counts === null) return [];
  return slicesOf(counts).map((slice) => ({ template_id: template.template_id, first_day, ...slice }));
}
