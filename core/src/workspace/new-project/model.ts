import * as z from 'zod/mini';
import { StoredFile } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { Id, id, readableOf, text } from '../../shared/wire-values.ts';
import { ParticipantFields, ParticipantRole } from '../participants/model.ts';
import { ProjectTemplate, TEMPLATE_PARTS, TemplateSlice } from '../project-templates/model.ts';
import { Coordinates, Matrix, NewProjectFields, RegisterConnection } from '../projects/model.ts';

/** An address found by the service, with its cadastral unit. */
export const FoundAddress = z.looseObject({
  id: Id,
  address: text(),
  postal_code: text(),
  city: text(),
  matrix: z.nullish(Matrix),
  coordinates: z.nullish(Coordinates),
});
export interface FoundAddress extends Readonly<z.infer<typeof FoundAddress>> {}

/** A building or property of the house register. */
export const RegisterThing = z.looseObject({ id: Id, title: text(), description: text() });
export interface RegisterThing extends Readonly<z.infer<typeof RegisterThing>> {}

/** The entries of the house register at a place. */
export const HouseRegister = z.object({
  buildings: readableOf(RegisterThing),
  properties: readableOf(RegisterThing),
});
export interface HouseRegister extends Readonly<z.infer<typeof HouseRegister>> {}

/** [W-PROJECTS-25] The ways to enter the address. */
export const ADDRESS_SOURCES = ['matrix', 'search', 'user'] as const;
/** The way that counts when the draft has several: by cadastral unit, by search, or typed by the user. */
export type AddressSource = (typeof ADDRESS_SOURCES)[number];

/** The steps of a new project, in the order of the window. */
export const STEPS = ['basics', 'address', 'template', 'register', 'participants', 'photo', 'summary'] as const;
/** The step that the window shows, or the furthest one that the user has reached. */
export type NewProjectStep = (typeof STEPS)[number];

/** The numbers of a cadastral unit in order. */
export const UNIT_PARTS = ['knr', 'gnr', 'bnr', 'fnr', 'snr'] as const;
/** The name of one of the five numbers, as the service writes it. */
export type UnitPart = (typeof UNIT_PARTS)[number];

/** A typed cadastral unit. */
export const Unit = z.object({ knr: z.string(), gnr: z.string(), bnr: z.string(), fnr: z.string(), snr: z.string() });
export interface Unit extends Readonly<z.infer<typeof Unit>> {}

const Party = z.looseObject({ id: id() });

/** [W-PROJECTS-26] A person, or a company without a named person. */
export const NewParticipant = z.object({
  /** A key of its own, as an id may be missing or occur twice. */
  key: z.string(),
  name: z.string(),
  person: z.nullable(Party),
  contact: z.nullable(Party),
  roles: z.readonly(z.array(ParticipantRole)),
});
export interface NewParticipant extends Readonly<z.infer<typeof NewParticipant>> {}

/** All input of a new project as the user typed it, stored until the service has the project. */
export const NewProjectDraft = z.object({
  step: z.enum(STEPS),
  /** The furthest step that the user has reached. */
  reached: z.enum(STEPS),
  title: z.string(),
  type: z.nullable(z.object({ id: z.string(), title: z.string() })),
  number_of_units: z.string(),
  contract_date: z.string(),
  contract_sum: z.string(),
  source: z.enum(ADDRESS_SOURCES),
  byMatrix: z.nullable(FoundAddress),
  bySearch: z.nullable(FoundAddress),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  units: z.readonly(z.array(Unit)),
  /** [W-PLAN-08] Null for a project without one. An older version of the application has stored none of these. */
  template: z.catch(z.nullable(ProjectTemplate), null),
  /** The day from which the days of the template are counted: YYYY-MM-DD. */
  first_day: z.catch(z.string(), ''),
  /** The parts of the template that the project does not get. */
  leftOut: z.catch(z.readonly(z.array(z.enum(TEMPLATE_PARTS))), []),
  /** [W-PROJECTS-28] Whether the user creates the project without a connection to the house register. */
  skipsRegister: z.boolean(),
  building: z.nullable(RegisterThing),
  property: z.nullable(RegisterThing),
  /** Whether a choice in the house register was cleared, as the place has changed. */
  isCleared: z.boolean(),
  participants: z.readonly(z.array(NewParticipant)),
  /** The photo's name. The photo itself does not outlive the page. */
  photoName: z.string(),
});
export interface NewProjectDraft extends Readonly<z.infer<typeof NewProjectDraft>> {}

/** The project that a new one becomes a part of; `node` is its structure node, null if it is unknown. */
export interface ParentProject {
  readonly id: Id;
  readonly node: Id | null;
}

/** [W-PLAN-08] How many records of each part a created project gets of its template, without those that the user gave up. */
const TemplateOfProject = z.object({
  title: z.string(),
  counts: z.record(z.enum(TEMPLATE_PARTS), z.number()),
  dropped: z.optional(z.partialRecord(z.enum(TEMPLATE_PARTS), z.number())),
});

/** A created project, as its parts need it. */
export const CreatedProject = z.object({
  id: Id,
  title: z.string(),
  number: z.string(),
  template: z.optional(TemplateOfProject),
});
export type CreatedProject = Readonly<z.infer<typeof CreatedProject>>;

/** The requests of a new project: the project, and then each part separately. */
export const CreationEdit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('project'),
    draft: NewProjectDraft,
    fields: NewProjectFields,
    photo: z.nullable(StoredFile),
  }),
  z.object({ kind: z.literal('participant'), project: CreatedProject, name: z.string(), fields: ParticipantFields }),
  z.object({ kind: z.literal('connection'), project: CreatedProject, to: RegisterConnection }),
  z.object({ kind: z.literal('template'), project: CreatedProject, slice: TemplateSlice }),
  z.object({ kind: z.literal('photo'), project: CreatedProject, photo: StoredFile }),
]);
export type CreationEdit = Readonly<z.infer<typeof CreationEdit>>;

/** The place to look up in the house register. */
export interface RegisterQuestion {
  readonly units: string;
  readonly address: string;
}

/** Additions of ours that a service may lack. */
export interface PlacesPort {
  /** The addresses that contain the words. */
  find(words: string, count: number): Reply<readonly FoundAddress[]>;
  /** The addresses of a cadastral unit, written "4601-164-583-0-0". */
  onUnit(unit: string): Reply<readonly FoundAddress[]>;
  /** [W-PROJECTS-28] The buildings and properties at a place, to choose from; the user may skip this step. */
  register(question: RegisterQuestion): Reply<HouseRegister>;
}
