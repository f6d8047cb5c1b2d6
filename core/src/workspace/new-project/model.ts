import * as z from 'zod/mini';
import type { NamedFile } from '../../shared/file.ts';
import { id, readableOf, text } from '../../shared/wire-values.ts';
import { ParticipantFields, ParticipantRole } from '../participants/model.ts';
import { Coordinates, Matrix, NewProjectFields, RegisterConnection } from '../projects/model.ts';

const Id = z.union([z.number(), z.string()]);

/** An address that the service has found, with the unit that it stands on. */
export const FoundAddress = z.looseObject({
  id: Id,
  address: text(),
  postal_code: text(),
  city: text(),
  matrix: z.nullish(Matrix),
  coordinates: z.nullish(Coordinates),
});
export type FoundAddress = Readonly<z.infer<typeof FoundAddress>>;

/** A building, or a property, of the house register. */
export const RegisterThing = z.looseObject({ id: Id, title: text(), description: text() });
export type RegisterThing = Readonly<z.infer<typeof RegisterThing>>;

/** What the house register has at a place. */
export const HouseRegister = z.object({
  buildings: readableOf(RegisterThing),
  properties: readableOf(RegisterThing),
});
export type HouseRegister = Readonly<z.infer<typeof HouseRegister>>;

/** [W-PROJECTS-25] The ways in which the address is given. */
export const ADDRESS_SOURCES = ['matrix', 'search', 'user'] as const;
export type AddressSource = (typeof ADDRESS_SOURCES)[number];

export const STEPS = ['basics', 'address', 'register', 'participants', 'photo', 'summary'] as const;
export type NewProjectStep = (typeof STEPS)[number];

/** The numbers of a cadastral unit, in their order. */
export const UNIT_PARTS = ['knr', 'gnr', 'bnr', 'fnr', 'snr'] as const;
export type UnitPart = (typeof UNIT_PARTS)[number];

/** A cadastral unit as it is typed. */
const Unit = z.object({ knr: z.string(), gnr: z.string(), bnr: z.string(), fnr: z.string(), snr: z.string() });
export type Unit = Readonly<z.infer<typeof Unit>>;

const Party = z.looseObject({ id: id() });

/** [W-PROJECTS-26] Who is to take part: a person, or a company that has named no person. */
const NewParticipant = z.object({
  /** Its own, for what is in the list more than once, or has no id. */
  key: z.string(),
  name: z.string(),
  person: z.nullable(Party),
  contact: z.nullable(Party),
  roles: z.readonly(z.array(ParticipantRole)),
});
export type NewParticipant = Readonly<z.infer<typeof NewParticipant>>;

/** What is typed and chosen of a new project. */
export const NewProjectDraft = z.object({
  step: z.enum(STEPS),
  /** The last one that the user has been to. */
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
  /** [W-PROJECTS-28] */
  skipsRegister: z.boolean(),
  building: z.nullable(RegisterThing),
  property: z.nullable(RegisterThing),
  /** Whether a choice in the house register was let go because the place has changed. */
  isCleared: z.boolean(),
  participants: z.readonly(z.array(NewParticipant)),
  /** What the photo is called. The photo itself does not outlive the page. */
  photoName: z.string(),
});
export type NewProjectDraft = Readonly<z.infer<typeof NewProjectDraft>>;

/** The project that a project is a part of. */
export interface ParentProject {
  readonly id: number | string;
  readonly node: number | string | null;
}

const Photo: z.ZodMiniType<NamedFile, NamedFile> = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});

/** A project that has been made, as far as its parts need to know it. */
const CreatedProject = z.object({ id: Id, title: z.string(), number: z.string() });
export type MadeProject = Readonly<z.infer<typeof CreatedProject>>;

/** What is sent of a new project: the project itself, and then each of its parts by itself. */
export const CreationEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), draft: NewProjectDraft, fields: NewProjectFields, photo: z.nullable(Photo) }),
  z.object({ kind: z.literal('participant'), project: CreatedProject, name: z.string(), fields: ParticipantFields }),
  z.object({ kind: z.literal('connection'), project: CreatedProject, to: RegisterConnection }),
  z.object({ kind: z.literal('photo'), project: CreatedProject, photo: Photo }),
]);
export type CreationEdit = Readonly<z.infer<typeof CreationEdit>>;
