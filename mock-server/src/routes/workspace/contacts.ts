import { contacts as wire } from '@felles/adapters-http/wire';
import { organizationDigits } from '@felles/core';
import { compareNames, searchFor } from '@felles/core/internal/shared/norwegian';
import type { Contact } from '@felles/core/workspace/contacts';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { FOR_USER, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce } from '../../site-changes.ts';
import { type Orders, pageOf } from '../../tables/page.ts';
import { isAskedFor, openRegister } from '../../tables/register.ts';
import { findByIdOrNode } from '../../tables/table.ts';
import { nextId } from '../../world/ledger.ts';

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

const hasWords = ({ name, orgnr, contact_number, trade, contact_keyword }: Contact, words: string): boolean =>
  searchFor(words)(name, orgnr, contact_number, trade, contact_keyword);

export function contactRoutes(app: FastifyInstance, service: Service): void {
  const { contacts, withOthers } = openRegister(service);

  function requireContact(id: string, idtype?: string): Contact {
    const contact = findByIdOrNode(contacts, id, idtype);
    if (contact === null) throw refusal(404, 'Kunden finnes ikke.');
    return contact;
  }

  /** [W-PLAN-09] A number is of one company. */
  function refuseTaken(orgnr: Contact['orgnr'], own?: string): void {
    const number = organizationDigits(orgnr);
    if (number === null) return;
    const [taken] = contacts.list((one) => one.id !== own && organizationDigits(one.orgnr) === number);
    if (taken === undefined) return;
    const message = `Organisasjonsnummeret er registrert på ${taken.name ?? 'en annen kunde'}.`;
    throw refusal(409, message, FOR_USER, 'body.orgnr', { id: taken.id });
  }

  answer(app, service, wire.contacts, ({ query: { q = '', page, page_size, sort, ...same } }) => {
    const found = contacts.list((contact) => isAskedFor(same, contact) && hasWords(contact, q));
    return pageOf(found, { page, page_size, sort }, ORDERS);
  });

  answer(app, service, wire.contact, ({ staff, params: { id }, query: { idtype } }) =>
    withOthers(staff, requireContact(id, idtype)),
  );

  answer(app, service, wire.create, ({ staff, body, key }) => {
    const made = createOnce(service, 'contacts', { body }, contacts, () => {
      refuseTaken(body.orgnr);
      const { client_id: _, ...fields } = body;
      const id = nextId(service.world, 10_000);
      const own = { id, structure_node_id: nextId(service.world, 1_000_000), contact_number: id, status: 'Aktiv' };
      return contacts.put({ ...own, country: 'Norge', contact_type: 'Firma', ...fields, id }, { key });
    });
    return withOthers(staff, made);
  });

  answer(app, service, wire.change, ({ staff, params: { id }, body }) => {
    const contact = requireContact(id);
    const { id: own, structure_node_id } = contact;
    if (body.orgnr !== undefined && body.orgnr !== contact.orgnr) refuseTaken(body.orgnr, own);
    return withOthers(staff, contacts.put({ ...contact, ...body, id: own, structure_node_id }));
  });
}
