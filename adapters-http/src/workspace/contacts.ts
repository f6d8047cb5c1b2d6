import type { ContactsPort } from '@felles/core/workspace/contacts';
import type { Http } from '../http.ts';
import { entryOf, pageQuery } from '../register-input.ts';
import * as wire from '../wire/workspace/contacts.ts';

/**
 * Core's `ContactsPort`, for staff who are signed in. The whole port is an addition: without it every call fails as
 * not offered.
 */
export const createContactsHttp = (http: Http): ContactsPort => ({
  contacts: (question) => http.ask(wire.contacts, { query: pageQuery(question) }),
  contact: (entry) => http.ask(wire.contact, entryOf(entry)),
  change: (id, body) => http.ask(wire.change, { params: { id }, body }),
});
