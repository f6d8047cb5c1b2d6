// The window for a new project.
import type { Http } from '@felles/adapters-http';
import { createContactsHttp } from '@felles/adapters-http/workspace/contacts';
import { createPersonsHttp } from '@felles/adapters-http/workspace/persons';
import { createPlacesHttp } from '@felles/adapters-http/workspace/places';
import { createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { type Behavior, derive, type Reply } from '@felles/core';
import { createLookup, createQuery, queryOf, WHOLE_LIST } from '@felles/core/data';
import {
  type Area,
  choicesAmong,
  createNewProjectStore,
  type FoundAddress,
  type HouseRegister,
  NO_CHOICES,
  type ParentProject,
  type Party,
  PICKING,
  PROJECT_ADDRESS,
  PROJECTS_LEARNT_OF,
  partiesOf,
  personQuestion,
  type RegisterQuestion,
} from '@felles/core/workspace';
import { BehaviorSubject, forkJoin, map, of } from 'rxjs';
import type { NewProjectServices } from '../../workspace/area-services.ts';
import type { Outboxes } from './outboxes.ts';
import type { WorkspacePlace } from './place.ts';

export function newProjectServices(
  at: WorkspacePlace,
  http: Http,
  outboxes: Outboxes,
  offers$: Behavior<readonly Area[]>,
): NewProjectServices {
  const ports = {
    projects: createProjectsHttp(http),
    places: createPlacesHttp(http),
    persons: createPersonsHttp(http),
    contacts: createContactsHttp(http),
  };
  const has = (area: Area): boolean => offers$.value.includes(area);
  const all = queryOf({ ...PROJECT_ADDRESS.standard, size: PROJECTS_LEARNT_OF }, ports.projects.projects);

  /** Of the two registers that the service offers. One that fails costs no more than its own hits. */
  function parties(words: string): Reply<readonly Party[]> {
    const persons = has('persons') ? ports.persons.find(words, PICKING.shown) : of({ ok: true, value: [] } as const);
    const contacts = has('contacts')
      ? ports.contacts.contacts({ ...WHOLE_LIST, text: words, size: PICKING.shown })
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
        outbox: outboxes.now().creations,
        parent$,
        source$: derive({ offers: offers$ }, ({ offers }) => (offers.includes('address-search') ? 'search' : 'user')),
        newKey: at.newKey,
        clock: at.wall,
      });
      return { store, parent };
    },
    online$: at.online$,
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
        clock: at.wall,
      }),
    onUnit() {
      const unit$ = new BehaviorSubject<string | null>(null);
      const query = createQuery<string, readonly FoundAddress[]>({ question$: unit$, ask: ports.places.onUnit });
      return { ...query, seek: (unit) => unit$.next(unit) };
    },
    register: (question$) => createQuery<RegisterQuestion, HouseRegister>({ question$, ask: ports.places.register }),
    parties: () => createLookup({ ask: parties, questionOf: personQuestion, pause: PICKING.pause, clock: at.wall }),
  };
}
