// The steps of a new project: address, house register, parties, photo; create.

import type { Behavior, Reply } from '@felles/core';
import type { Lookup, Query } from '@felles/core/data';
import { createLookup } from '@felles/core/internal/data/lookup';
import { createQuery, queryOf } from '@felles/core/internal/data/query';
import { derive } from '@felles/core/internal/shared/behavior';
import type { ParentProject, RegisterQuestion } from '@felles/core/internal/workspace/new-project/model';
import { createNewProjectStore } from '@felles/core/internal/workspace/new-project/store';
import { PICKING, personQuestion } from '@felles/core/internal/workspace/participants/choices';
import { NO_CHOICES, PROJECTS_LEARNT_OF } from '@felles/core/internal/workspace/projects/rules';
import {
  type FoundAddress,
  type HouseRegister,
  type NewProjectStore,
  type Party,
  type PlacesPort,
  partiesOf,
} from '@felles/core/workspace/new-project';
import type { Area } from '@felles/core/workspace/offers';
import type { ProjectTemplate } from '@felles/core/workspace/project-templates';
import { choicesAmong, type Project, type ProjectChoice } from '@felles/core/workspace/projects';
import { BehaviorSubject, forkJoin, map, of } from 'rxjs';
import type { Http } from '../../http.ts';
import { places } from '../../wire/workspace/register.ts';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { createProjectsHttp, createProjectTemplatesHttp } from '../projects.ts';
import { createContactsHttp, createPersonsHttp } from '../register.ts';
import { outboxesOf } from './outboxes.ts';

/**
 * Core's `PlacesPort`, for staff who are signed in. The search of addresses and the house register are two additions.
 */
export const createPlacesHttp = (http: Http): PlacesPort => ({
  find: (words, count) => http.ask(places.addresses, { query: { q: words, count } }),
  onUnit: (unit) => http.ask(places.addresses, { query: { unit } }),
  register: ({ units, address }) =>
    http.ask(places.houseRegister, { query: { ...(units !== '' && { units }), ...(address !== '' && { address }) } }),
});

/** The services of the window for a new project. */
export interface NewProjectServices {
  /** With the parent project of the new one; null for a project of its own. */
  begin(parentId: string | null): { readonly store: NewProjectStore; readonly parent: Query<string, Project> | null };
  readonly online$: Behavior<boolean>;
  /** The types of the existing projects, because no call lists all types. */
  readonly types: { readonly view$: Behavior<readonly ProjectChoice[]>; open(): void; close(): void };
  addresses(): Lookup<readonly FoundAddress[]>;
  /** Once a unit is looked up: written "4601-164-583-0-0". */
  onUnit(): Query<string, readonly FoundAddress[]> & { seek(unit: string): void };
  register(question$: Behavior<RegisterQuestion | null>): Query<RegisterQuestion, HouseRegister>;
  /** [W-PLAN-08] The templates to choose from. */
  templates(): Query<'templates', readonly ProjectTemplate[]>;
  /** Persons and companies. */
  parties(): Lookup<readonly Party[]>;
}

/** Steps that need an addition are left out where the service lacks it; the project goes through the user's outbox. */
export function newProjectServices(door: WorkspaceDoor): NewProjectServices {
  const ports = {
    projects: createProjectsHttp(door.http),
    places: createPlacesHttp(door.http),
    templates: createProjectTemplatesHttp(door.http),
    persons: createPersonsHttp(door.http),
    contacts: createContactsHttp(door.http),
  };
  const has = (area: Area): boolean => door.offers$.value.includes(area);
  const all = queryOf({ size: PROJECTS_LEARNT_OF }, ports.projects.projects);

  /** Of the two registers that the service offers. One that fails costs no more than its own hits. */
  function parties(words: string): Reply<readonly Party[]> {
    const persons = has('persons') ? ports.persons.find(words, PICKING.shown) : of({ ok: true, value: [] } as const);
    const contacts = has('contacts')
      ? ports.contacts.contacts({ text: words, size: PICKING.shown })
      : of({ ok: true, value: { result_set: [] } } as const);
    return forkJoin([persons, contacts]).pipe(
      map(([found, companies]) => {
        if (!found.ok && !companies.ok) return found;
        return {
          ok: true,
          value: partiesOf(found.ok ? found.value : [], companies.ok ? companies.value.result_set : []),
        };
      }),
    );
  }

  return {
    begin(parentId) {
      const parent = parentId === null ? null : queryOf(parentId, ports.projects.project);
      const parent$: Behavior<ParentProject | null> =
        parent === null
          ? new BehaviorSubject(null)
          : derive({ answer: parent.answer$ }, ({ answer: { load } }) =>
              load.status === 'ready'
                ? { id: load.value.id, node: load.value.structure_node_id ?? null }
                : { id: parentId ?? '', node: null },
            );
      const store = createNewProjectStore({
        outbox: outboxesOf(door).now().creations,
        parent$,
        offers$: door.offers$,
        newKey: door.newKey,
        clock: door.clock,
      });
      return { store, parent };
    },
    online$: door.online$,
    types: {
      view$: derive({ answer: all.answer$ }, ({ answer: { load } }) =>
        load.status === 'ready' ? choicesAmong(NO_CHOICES, load.value.result_set).types : [],
      ),
      open: all.open,
      close: all.close,
    },
    addresses: () =>
      createLookup({
        ask: (words) => ports.places.find(words, PICKING.shown),
        questionOf: personQuestion,
        pause: PICKING.pause,
        clock: door.clock,
      }),
    onUnit() {
      const unit$ = new BehaviorSubject<string | null>(null);
      const query = createQuery<string, readonly FoundAddress[]>({ question$: unit$, ask: ports.places.onUnit });
      return { ...query, seek: (unit) => unit$.next(unit) };
    },
    register: (question$) => createQuery<RegisterQuestion, HouseRegister>({ question$, ask: ports.places.register }),
    templates: () => queryOf('templates', ports.templates.templates),
    parties: () => createLookup({ ask: parties, questionOf: personQuestion, pause: PICKING.pause, clock: door.clock }),
  };
}
