import { ok } from '@felles/core';
import { createQuery } from '@felles/core/internal/data/query';
import { CONTACT_FORM, createContactForm } from '@felles/core/internal/workspace/contacts/form';
import type { ContactFields } from '@felles/core/internal/workspace/contacts/model';
import { CONTACT_ADDRESS, CONTACT_SORTS, isContactAskedFor } from '@felles/core/internal/workspace/contacts/rules';
import type { Contact, ContactDraft } from '@felles/core/workspace/contacts';
import fc from 'fast-check';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createClock, createNetwork } from '../../data/network.ts';

const CONTACT: Contact = {
  id: '100',
  name: 'Fjordbygg AS',
  orgnr: '12345',
  web_site: 'javascript:alert(1)',
  billing_due_days: 30,
  postal_address: { address: 'Storgata 1', postal_code: '0150', city: 'Oslo', country: 'NO' },
  note: 'En\nto',
};

describe('the form of a contact', () => {
  const names = Object.keys(CONTACT_FORM.valuesOf(null)) as (keyof ContactDraft)[]; // a draft has no other keys
  const values: fc.Arbitrary<Partial<ContactDraft>> = fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        name.endsWith('_address')
          ? fc.record({ address: fc.string(), postal_code: fc.string(), city: fc.string() })
          : fc.string(),
      ]),
    ),
    { requiredKeys: [] },
  );

  it('should give the wire only fields that were changed', () => {
    fc.assert(
      fc.property(values, (typed) => {
        const changed = names.filter((name) => name in typed);
        const fields = CONTACT_FORM.fieldsOf({ ...CONTACT_FORM.valuesOf(CONTACT), ...typed }, changed, CONTACT);
        expect(Object.keys(fields).sort()).toEqual(changed.toSorted());
      }),
    );
  });

  it('should name what is wrong in a field, and take what is right', () => {
    const draft = CONTACT_FORM.valuesOf(CONTACT);
    const wrong = {
      name: ' ',
      orgnr: '123',
      email: 'a@b@c',
      phone: 'x',
      web_site: 'ftp://x.no',
      billing_due_days: '2,5',
    };
    expect(Object.keys(CONTACT_FORM.problemsOf({ ...draft, ...wrong })).sort()).toEqual(Object.keys(wrong).sort());
    const { orgnr } = CONTACT_FORM.problemsOf({ ...draft, orgnr: '9876543210' });
    expect(orgnr?.key).toBe('register.wrongNumber');
    const turned = CONTACT_FORM.problemsOf({ ...draft, orgnr: '987 654 235' });
    expect(turned.orgnr?.key).toBe('register.wrongDigits');
    const right = {
      orgnr: '987 654 325',
      email: 'a@b.no',
      phone: '+47 55 00 00 00',
      web_site: 'x.no',
      billing_due_days: '14',
    };
    expect(CONTACT_FORM.problemsOf({ ...draft, ...right })).toEqual({});
  });

  it('[W-CONTACTS-20] should patch what was changed though the rest is wrong at the service, and show what that says', () => {
    const { clock } = createClock();
    const network = createNetwork<ContactFields, Contact>();
    const contact = createQuery({ question$: new BehaviorSubject('100'), ask: () => of(ok(CONTACT)) });
    contact.open();
    let done = 0;
    const form = createContactForm({
      port: { change: (id, fields) => network.ask(fields, String(id)) },
      contact,
      online$: new BehaviorSubject(true),
      newKey: () => 'k',
      clock,
      done: () => {
        done += 1;
      },
    });
    form.change({ postal_address: { address: 'Storgata 2', postal_code: '0150', city: 'Oslo' }, note: '' });
    form.save();
    const [request] = network.open;
    expect(request).toMatchObject({ key: '100' });
    expect(request?.input).toEqual({
      postal_address: { address: 'Storgata 2', postal_code: '0150', city: 'Oslo', country: 'NO' },
      note: null,
    });
    request?.answer(ok({ ...CONTACT, note: null, status: 'Aktiv' }));
    const { load } = contact.answer$.value;
    expect(load.status === 'ready' && [load.value.note, load.value.status]).toEqual([null, 'Aktiv']);
    expect(done).toBe(1);
  });
});

describe('the list of contacts', () => {
  it('should know whether a contact belongs to it by each of the words', () => {
    const asked = (text: string) => isContactAskedFor(CONTACT, { ...CONTACT_ADDRESS.standard, text });
    expect(['', '  ', 'fjord', 'FJORDBYGG 123', 'as'].map(asked)).toEqual([true, true, true, true, true]);
    expect(['kirke', 'fjord kirke'].map(asked)).toEqual([false, false]);
  });

  it('should stand in an address by its own orders', () => {
    for (const sort of CONTACT_SORTS) {
      const question = { page: 2, text: 'x', sort: `-${sort}` };
      expect(CONTACT_ADDRESS.read(CONTACT_ADDRESS.write(question))).toEqual(question);
    }
    expect(CONTACT_ADDRESS.read({ sort: 'password' })).toEqual(CONTACT_ADDRESS.standard);
  });
});
