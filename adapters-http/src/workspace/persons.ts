import { mapReply } from '@felles/core';
import type { PersonsPort } from '@felles/core/workspace/persons';
import type { Http } from '../http.ts';
import { entryOf, pageQuery } from '../register-input.ts';
import * as wire from '../wire/workspace/persons.ts';

/** Core's `PersonsPort`, for staff who are signed in. An addition as a whole; `find` is the first page of a search. */
export const createPersonsHttp = (http: Http): PersonsPort => ({
  find: (q, count) =>
    mapReply(http.ask(wire.persons, { query: { q, page: 1, page_size: count } }), (page) => page.result_set),
  persons: (question) => http.ask(wire.persons, { query: pageQuery(question) }),
  person: (entry) => http.ask(wire.person, entryOf(entry)),
  change: (id, body) => http.ask(wire.change, { params: { id }, body }),
});
