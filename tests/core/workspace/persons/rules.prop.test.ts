import { PERSON_FORM } from '@felles/core/internal/workspace/persons/form';
import { PersonPage } from '@felles/core/internal/workspace/persons/model';
import { countRoles, type Participation } from '@felles/core/internal/workspace/persons/rules';
import { initialsOf, rolesLastUsed, waysToReach } from '@felles/core/workspace/persons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../../../support/arbitraries/text.ts';

const role = fc.integer({ min: 1, max: 4 }).map((id) => ({ id: String(id), title: `Rolle ${id}` }));
const participations: fc.Arbitrary<readonly Participation[]> = fc.array(
  fc.record({
    project_id: fc.integer({ min: 1, max: 6 }).map(String),
    person: fc.oneof(fc.constant(null), fc.record({ id: fc.constantFrom('1', '2', null) })),
    roles: fc.oneof(fc.constant(null), fc.array(role, { maxLength: 5 })),
  }),
);

describe('the roles of a person', () => {
  it('[W-CONTACTS-07] should count the projects in which each is held, each project once', () => {
    fc.assert(
      fc.property(participations, (given) => {
        const counted = countRoles(given, '1');
        const own = given.filter(({ person }) => String(person?.id) === '1');
        const held = new Set(own.flatMap(({ roles }) => roles ?? []).map(({ id }) => id));
        expect(new Set(counted.map(({ role_id: id }) => id))).toEqual(held);
        expect(counted).toHaveLength(held.size);
        for (const { role_id: id, title, no_of_projects: count } of counted) {
          const projects = own.filter(({ roles }) => roles?.some((one) => one.id === id)).map((one) => one.project_id);
          expect([title, count]).toEqual([`Rolle ${id}`, new Set(projects).size]);
        }
      }),
    );
  });

  it('[W-CONTACTS-09] should be listed as they were used last, in their sorting order, none lost', () => {
    const used = fc.array(
      fc.record({ id: fc.integer().map(String), sorting: fc.option(fc.integer({ min: -9, max: 9 })) }),
    );
    fc.assert(
      fc.property(used, (last_used_roles) => {
        const listed = rolesLastUsed({ id: '1', last_used_roles });
        expect(listed).toHaveLength(last_used_roles.length);
        expect(listed).toEqual(expect.arrayContaining(last_used_roles));
        const places = listed.map(({ sorting }) => sorting ?? 99);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
    expect(rolesLastUsed({ id: '1' })).toEqual([]);
  });
});

describe('a person', () => {
  it('should be reached by SMS and e-mail only after agreeing to it, and called where there is a number', () => {
    const consent = fc.constantFrom(true, false, 1, 0, null, undefined);
    fc.assert(
      fc.property(consent, consent, (send_sms, send_mail) => {
        const ways = waysToReach({ id: '1', mobile: '10100001', email: 'a@b.no', send_sms, send_mail });
        const hasAgreed = (flag: unknown) => flag === true || flag === 1;
        expect(ways).toEqual({
          call: 'tel:10100001',
          sms: hasAgreed(send_sms) ? 'sms:10100001' : null,
          mail: hasAgreed(send_mail) ? 'mailto:a@b.no' : null,
        });
      }),
    );
    expect(waysToReach({ id: '1', phone: 55_000_000, send_sms: true, send_mail: true })).toEqual({
      call: 'tel:55000000',
      sms: null,
      mail: null,
    });
  });

  it('should have two whole letters at most for a picture, for any name', () => {
    fc.assert(
      fc.property(unicodeText(), fc.string({ unit: 'grapheme' }), (first_name, last_name) => {
        const initials = initialsOf({ first_name, last_name });
        expect([...initials].length).toBeLessThanOrEqual(2);
        expect(initials).toMatch(/^[\p{L}\p{N}\p{M}]*$/u);
      }),
    );
    expect(initialsOf({ first_name: '(åse)', last_name: '\u202E ømar' })).toBe('ÅØ');
  });

  it('should be left out of a page where the record cannot be read, with parts of others that cannot', () => {
    const page = { page: 1, page_count: 1, page_size: 25, total_count: 3 };
    const given = [
      { id: '1', first_name: 'Åse', roles: [{ title: 7 }, { id: '2' }] },
      { first_name: 'x' },
      null,
      { id: '3', roles: 'alle' },
    ];
    const { result_set: read } = PersonPage.parse({ ...page, result_set: given });
    expect(read).toEqual([
      { id: '1', first_name: 'Åse', roles: [{}, { id: '2' }] },
      { id: '3', roles: null },
    ]);
  });
});

describe('the form of a person', () => {
  const person = { id: '7', first_name: 'Åse', birth_date: '1980-02-29T00:00:00Z', send_sms: 1, address: 'Storgata 1' };

  it('should be what the service has, and want a name and a day that exists', () => {
    const draft = PERSON_FORM.valuesOf(person);
    expect(draft).toMatchObject({
      first_name: 'Åse',
      last_name: '',
      birth_date: '1980-02-29',
      send_sms: true,
      send_mail: false,
    });
    expect(PERSON_FORM.valuesOf(null)).toMatchObject({ last_name: '', birth_date: '', send_sms: false });
    expect(PERSON_FORM.problemsOf(draft)).toEqual({});
    const wrong = { ...draft, first_name: ' ', birth_date: '2023-02-29', email: 'x', mobile: 'ring' };
    expect(Object.keys(PERSON_FORM.problemsOf(wrong)).sort()).toEqual([
      ...['birth_date', 'email', 'first_name', 'last_name', 'mobile'],
    ]);
  });

  it('should send only what was changed, and null for what was emptied', () => {
    const draft = { ...PERSON_FORM.valuesOf(person), first_name: ' ', send_sms: false, last_name: ' Foss ' };
    expect(PERSON_FORM.fieldsOf(draft, ['first_name', 'last_name', 'send_sms'], person)).toEqual({
      first_name: null,
      last_name: 'Foss',
      send_sms: false,
    });
    expect(PERSON_FORM.fieldsOf(draft, [], person)).toEqual({});
  });
});
