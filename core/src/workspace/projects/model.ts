import * as z from 'zod/mini';
import type { ListQuestion } from '../../data/question.ts';
import type { NamedFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, numberOrText, pageSchema, readableOf, text } from '../../shared/wire-values.ts';
import { Participant } from '../participants/model.ts';
import { ViewPhase } from '../phases/model.ts';

const Amount = z.nullish(z.union([z.number(), z.string()]));

/** [W-PROJECTS-07] A project's short form with Norwegian names: `tittel` is the title, `prosjektnr` the number. */
export const ProjectSummary = z.looseObject({
  node_id: id(),
  project_id: id(),
  address: text(),
  postnr: text(),
  poststed: text(),
  latitude: Amount,
  longitude: Amount,
  prosjektnr: text(),
  referanse: text(),
  tittel: text(),
});
export interface ProjectSummary extends Readonly<z.infer<typeof ProjectSummary>> {}

/** [W-PROJECTS-09] The state of the work; the service decides which states there are, and sends the text to show. */
export const ProjectStatus = z.looseObject({ status_code: numberOrText(), status_value: text() });
/** [W-PROJECTS-10] The kind of building work, by the service's own list; the project list is filtered by `id`. */
export const ProjectType = z.looseObject({ id: id(), title: text(), type: text() });
/** [W-PROJECTS-11] The place of the site as a postal address; `coordinates` and `matrix` say it in other ways. */
export const ProjectAddress = z.looseObject({ address: text(), city: text(), postal_code: text() });
/** [W-PROJECTS-12] The place of the site on a map. */
export const Coordinates = z.looseObject({ latitude: Amount, longitude: Amount });
/** [W-PROJECTS-13] The cadastral unit. */
export const Matrix = z.looseObject({ gnr: Amount, bnr: Amount, fnr: Amount, snr: Amount, knr: Amount });
/** [W-PROJECTS-14] The municipality (kommune) in which the site lies; `number` is its official number. */
export const Municipality = z.looseObject({
  name: text(),
  number: numberOrText(),
  address: text(),
  postal_code: text(),
});
/** [W-PROJECTS-16] A deadline as the record of a project lists it: without an id, unlike `Deadline`. */
export const ProjectDeadline = z.looseObject({
  abbreviation: text(),
  event_date: text(),
  event_status: text(),
  title: text(),
});

/** [W-PROJECTS-08] [W-PROJECTS-15] [W-PROJECTS-17] The full record; `bra` is the floor area, `bya` the ground area. */
export const Project = z.looseObject({
  id: Id,
  structure_node_id: id(),
  title: text(),
  description: text(),
  project_number: numberOrText(),
  internal_project_number: numberOrText(),
  parent_project_id: id(),
  parent_project_node_id: id(),
  status: z.nullish(ProjectStatus),
  type: z.nullish(ProjectType),
  address: z.nullish(ProjectAddress),
  coordinates: z.nullish(Coordinates),
  matrix: z.nullish(Matrix),
  municipality: z.nullish(Municipality),
  bra: Amount,
  bya: Amount,
  number_of_units: z.nullish(z.number()),
  contract_date: text(),
  contract_sum: Amount,
  created_date: text(),
  modified_date: text(),
  image_url: text(),
  deadlines: z.catch(z.nullish(readableOf(ProjectDeadline)), null),
  document_filters: z.nullish(z.unknown()),
  hmsNotificationEmails: z.nullish(z.unknown()),
  employer: z.nullish(Participant),
  /** Ours: the department of the project's company. */
  department: z.catch(z.nullish(z.looseObject({ id: id(), name: text() })), null),
  boligmappa_number: numberOrText(),
  boligmappa_project_number: numberOrText(),
});
export interface Project extends Readonly<z.infer<typeof Project>> {}

/** The fields that a change of a project may send, each optional. */
export const ProjectFields = z.partial(z.omit(Project, { id: true, created_date: true, department: true }));
export type ProjectFields = Readonly<z.infer<typeof ProjectFields>>;

/** [W-PROJECTS-25] The fields of a new project, with the way its address was entered, and its units. */
export const NewProjectFields = z.extend(ProjectFields, {
  address_by_matrix: z.optional(z.boolean()),
  address_by_search: z.optional(z.boolean()),
  address_by_user: z.optional(z.boolean()),
  cadastral_units: z.optional(z.readonly(z.array(Matrix))),
});
export type NewProjectFields = Readonly<z.infer<typeof NewProjectFields>>;

/** [W-PROJECTS-18] One page of the project list, with the number of all projects that match. */
export const ProjectPage = pageSchema(Project);
export type ProjectPage = Readonly<z.infer<typeof ProjectPage>>;

/** The filter, order and page of the project list; it stands in the page's address. */
export interface ProjectQuestion extends ListQuestion {
  /** A status code; '' for all. */
  readonly status: string;
  /** A type id; '' for all. */
  readonly type: string;
}

/** [W-PROJECTS-22] The switches of a project's parts. */
export const FLAGS = [
  'boligmappa',
  'byggsok',
  'contracts',
  'deviations',
  'hours',
  'invoices',
  'onworksite',
  'orders',
  'progress',
  'resources',
] as const;
/** A part of a project that the service can switch off, with the page of that part. */
export type Flag = (typeof FLAGS)[number];

/** An invalid value is off, and does not affect the others. */
const Switch = z.catch(flag(), null);

/** The switches of a project's parts, and the progress of its phases. */
export const ProjectView = z.looseObject({
  project_id: id(),
  boligmappa: Switch,
  byggsok: Switch,
  contracts: Switch,
  deviations: Switch,
  hours: Switch,
  invoices: Switch,
  onworksite: Switch,
  orders: Switch,
  progress: Switch,
  resources: Switch,
  /** [W-PHASES-03] The phases with their progress; null if none of them can be read. */
  phases: z.catch(z.nullish(readableOf(ViewPhase)), null),
  /** Ours: the rights of the user at the project, as in `SITE_RIGHTS`. */
  rights: z.catch(z.nullish(z.readonly(z.array(z.string()))), null),
  /** Ours: hours are registered this many days back. */
  hours_open_days: z.catch(z.nullish(z.number()), null),
});
export interface ProjectView extends Readonly<z.infer<typeof ProjectView>> {}

/** One event of a project's history: who did what to which record. */
export const HistoryEntry = z.looseObject({
  date: text(),
  user: z.nullish(z.looseObject({ id: id(), name: text() })),
  /** The action: "lastet opp". */
  text: text(),
  /** The record, and its place. */
  title: text(),
  datatype: text(),
  dataid: id(),
});
export interface HistoryEntry extends Readonly<z.infer<typeof HistoryEntry>> {}

/** The project's building or property in the house register. */
export const RegisterConnection = z.object({
  building_id: z.optional(z.string()),
  property_id: z.optional(z.string()),
});
export type RegisterConnection = Readonly<z.infer<typeof RegisterConnection>>;

/** The calls for projects; a `key` lets the service do a repeated request only once. */
export interface ProjectsPort {
  /** Left out, the fields mean the first page, all projects, and the service's own order and size. */
  projects(question: Partial<ProjectQuestion & { readonly size: number }>): Reply<ProjectPage>;
  project(id: Id): Reply<Project>;
  create(fields: NewProjectFields, key: string): Reply<Project>;
  /** Changes only the given fields. */
  change(id: Id, fields: ProjectFields): Reply<Project>;
  /** Replaces all fields. */
  replace(id: Id, fields: ProjectFields): Reply<Project>;
  /** [W-PROJECTS-35] The parts of the project that are switched on, and the progress of its phases. */
  view(id: Id): Reply<ProjectView>;
  /** [W-PROJECTS-34] The short form, with names in Norwegian; `project` answers with the full record. */
  detail(id: Id): Reply<ProjectSummary>;
  /** [W-PROJECTS-42] Newest first. */
  history(id: Id): Reply<readonly HistoryEntry[]>;
  /** [W-PROJECTS-45] The projects directly under this one, all in one answer. */
  subprojects(id: Id): Reply<readonly Project[]>;
  /** [W-PROJECTS-51] Connects to the chosen entry of the house register, or to the one that the service finds. */
  connect(id: Id, to: RegisterConnection, key: string): Reply<Project>;
  /** [W-PROJECTS-52] Ends the connection to the house register; the answer is the changed project. */
  disconnect(id: Id, key: string): Reply<Project>;
  /** [W-PROJECTS-50] Replaces the photo. `onProgress` is called with the number of sent bytes. */
  uploadPhoto(id: Id, photo: NamedFile, key: string, onProgress: (sent: number) => void): Reply<unknown>;
}
