// Which parts of the workspace a user sees, and what of a record.

import { SIGHTS } from '@felles/core/internal/workspace/me/model';
import { FLAGS } from '@felles/core/internal/workspace/projects/model';
import type { Sight } from '@felles/core/workspace/me';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';

/** A part of the workspace; 'own' is what each user has alone, and 'places' are addresses, which are public. */
export type Part = Sight | 'own' | 'places';

/** A user of the customer sees what concerns own projects, and nothing of the contractor's people, prices, costs or hours. */
const CUSTOMER: readonly Part[] = [
  'checklists',
  'conversations',
  'deadlines',
  'deviations',
  'documents',
  'handbook',
  'history',
  'notifications',
  'own',
  'participants',
  'phases',
  'photos',
  'projects',
  'search',
  'statistics',
  'tasks',
];

export const seesPart = ({ reach }: DemoStaff, part: Part): boolean => reach === 'all' || CUSTOMER.includes(part);

/** The parts with calls of their own that a project can be without. */
export const OPTIONAL_PARTS: readonly Part[] = ['deviations', 'hours'];

/** The parts by the names that the user's page is given. */
export const sightsOf = (staff: DemoStaff): readonly Sight[] => SIGHTS.filter((part) => seesPart(staff, part));

/** The fields that a user of the customer is given, at any depth and in each entry of a list. All others are left out. */
export type VisibleFields = { readonly [field: string]: true | VisibleFields };

const all = (...fields: readonly string[]): VisibleFields => Object.fromEntries(fields.map((field) => [field, true]));

export const PARTICIPANT: VisibleFields = {
  ...all('id', 'roles'),
  contact: all('id', 'name'),
  person: all('id', 'first_name', 'last_name', 'email'),
  // The numbers of the user are those of the work.
  user: all('id', 'name', 'initials', 'email', 'mobile', 'telephone'),
};

export const PROJECT: VisibleFields = {
  ...all('id', 'structure_node_id', 'title', 'description', 'project_number', 'internal_project_number'),
  ...all('parent_project_id', 'parent_project_node_id', 'status', 'type', 'address', 'coordinates', 'matrix'),
  ...all('municipality', 'bra', 'bya', 'number_of_units', 'contract_date', 'contract_sum', 'created_date'),
  ...all('modified_date', 'image_url', 'deadlines', 'document_filters', 'boligmappa_number'),
  ...all('boligmappa_project_number'),
  employer: PARTICIPANT,
};

export const FRACTIONS: VisibleFields = all('activities', 'milestones', 'templates');

export const PHASE: VisibleFields = {
  ...all(
    'phase_id',
    'phase_name',
    'phase_shortname',
    'project_id',
    'completed',
    'started',
    'planned_from',
    'planned_to',
  ),
  progress: FRACTIONS,
};

export const PHASES: VisibleFields = {
  ...all('project_id', 'project_name', 'project_no', 'internal_project_no', 'parent_project_id', 'definitions'),
  phases: PHASE,
};

export const VIEW: VisibleFields = { ...all('project_id', 'rights', ...FLAGS), phases: PHASE };

export const PHASE_REPORT: VisibleFields = {
  ...all('project_id', 'project_node_id', 'project_name', 'project_number', 'internal_project_number', 'phase_id'),
  ...all('name', 'state', 'deadlines_passed', 'deadlines_scheduled', 'deadlines_total'),
  ...all('milestones_completed', 'milestones_total'),
};

export const MILESTONE: VisibleFields = all(
  'milestone_id',
  'title',
  'is_applicable',
  'is_completed',
  'created_date',
  'date',
);

export const TASK: VisibleFields = {
  ...all('id', 'title', 'completion_status', 'start', 'end', 'project_id', 'project_title', 'deleted'),
  ...all('client_id', 'description', 'phase_id', 'reason'),
  // Holidays and expenses are the contractor's.
  assignees: all('person_id', 'name', 'status'),
};

export const pageOf = (shown: VisibleFields): VisibleFields => ({
  ...all('page', 'page_count', 'page_size', 'total_count'),
  result_set: shown,
});

/** A record as a user is given it. Users of the contractor are given the whole. */
export const visibleTo = <T>(staff: DemoStaff, value: T, shown: VisibleFields | null): T =>
  staff.reach === 'all' || shown === null ? value : (cut(value, shown) as T); // each field left out may be missing

function cut(value: unknown, shown: VisibleFields): unknown {
  if (Array.isArray(value)) return value.map((entry) => cut(entry, shown));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, inside]) => {
      const how = Object.hasOwn(shown, field) ? shown[field] : undefined;
      return how === undefined ? [] : [[field, how === true ? inside : cut(inside, how)]];
    }),
  );
}
