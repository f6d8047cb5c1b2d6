import { contacts as wire } from '@felles/adapters-http/wire';
import { compareNames, searchFor } from '@felles/core';
import type { Contact } from '@felles/core/workspace/contacts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { type Orders, pageOf } from '../../tables/page.ts';
import { openRegister } from '../../tables/register.ts';
import { findByIdOrNode } from '../../tables/table.ts';

const by =
  (field: 'name' | 'contact_number' | 'client_category' | 'status') =>
  (a: Contact, b: Contact): number =>
    compareNames(a[field], b[field]);
const ORDERS: Orders<Contact> = {
  name: by('name'),
  contact_number: by('contact_number'),
  client_category: by('client_category'),
  status: by('status'),
};

export function contactRoutes(app: FastifyInstance, service: Service): void {
  const { contacts, withOthers } = openRegister(service);

  function requireContact(id: string, idtype?: string): Contact {
    const contact = findByIdOrNode(contacts, id, idtype);
    if (contact === null) throw refusal(404, 'Kunden finnes ikke.');
    return contact;
  }

  answer(app, service, wire.contacts, ({ query: { q = '', page, page_size, sort } }) => {
    const found = contacts.list(({ name, orgnr, contact_number, trade, contact_keyword }) =>
      searchFor(q)(name, orgnr, contact_number, trade, contact_keyword),
    );
    return pageOf(found, { page, page_size, sort }, ORDERS);
  });

  answer(app, service, wire.contact, ({ staff, params: { id }, query: { idtype } }) =>
    withOthers(staff, requireContact(id, idtype)),
  );

  answer(app, service, wire.change, ({ staff, params: { id }, body }) => {
    const contact = requireContact(id);
    const { id: own, structure_node_id } = contact;
    return withOthers(staff, contacts.put({ ...contact, ...body, id: own, structure_node_id }));
  });
}
