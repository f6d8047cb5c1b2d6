import type { Behavior } from '@felles/core';
import type { Lookup, Query } from '@felles/core/data';
import type {
  FoundAddress,
  HouseRegister,
  NewProjectStore,
  Party,
  Project,
  ProjectChoice,
  RegisterQuestion,
} from '@felles/core/workspace';

/** What the window for a new project stands on. */
export interface NewProjectServices {
  /** With the project that the new one is to be a part of; null for one that stands by itself. */
  begin(parentId: string | null): { readonly store: NewProjectStore; readonly parent: Query<string, Project> | null };
  readonly online$: Behavior<boolean>;
  /** The types of the projects that are there, for no call tells which there are. */
  readonly types: { readonly view$: Behavior<readonly ProjectChoice[]>; open(): void; close(): void };
  addresses(): Lookup<readonly FoundAddress[]>;
  /** Once a unit is looked up: written "4601-164-583-0-0". */
  onUnit(): Query<string, readonly FoundAddress[]> & { seek(unit: string): void };
  register(question$: Behavior<RegisterQuestion | null>): Query<RegisterQuestion, HouseRegister>;
  /** Persons and companies. */
  parties(): Lookup<readonly Party[]>;
}
