import {
  customersOf,
  EVERY_PARTICIPANT,
  isOfEmployer,
  type Participant,
  participantCompanies,
  participantInitials,
  participantName,
  participantsFor,
  rolesHeld,
} from '@felles/core/workspace/participants';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const role = fc.constantFrom(
  { id: '1', title: 'Byggherre' },
  { id: '2', title: 'Anleggsleder' },
  { id: '3', title: 'Ærlig kontrollør' },
);
const participants = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    roles: fc.oneof(fc.array(role, { maxLength: 3 }), fc.constant(null)),
  }),
  { selector: ({ id }) => id },
) as fc.Arbitrary<readonly Participant[]>;

it('[W-PROJECTS-21] should stand once with all roles held, and be found by each of them and by no other', () => {
  fc.assert(
    fc.property(participants, (given) => {
      expect(new Set(participantsFor(given, EVERY_PARTICIPANT))).toEqual(new Set(given));
      expect(participantsFor(given, EVERY_PARTICIPANT)).toHaveLength(given.length);
      for (const { id } of rolesHeld(given))
        expect(new Set(participantsFor(given, { ...EVERY_PARTICIPANT, role: id }))).toEqual(
          new Set(given.filter(({ roles }) => roles?.some((role) => role.id === id))),
        );
    }),
  );
});

it('should come by name, and offer the roles and companies of those who take part, in Norwegian order', () => {
  const list: readonly Participant[] = [
    {
      id: '1',
      user: { name: 'Øyvind', initials: 'ØR' },
      contact: { name: 'Åsskog' },
      roles: [{ id: '3', title: 'Ærlig kontrollør' }],
    },
    { id: '2', user: { name: 'Berit' }, roles: null },
    { id: '3', user: { name: 'Anne' }, contact: { name: 'Fjordbygg' }, roles: [{ id: '1', title: 'Byggherre' }] },
    { id: '4', contact: { name: 'Fjordbygg' }, roles: [{ id: '1', title: 'Byggherre' }] },
  ];
  expect(participantsFor(list, EVERY_PARTICIPANT).map(({ id }) => id)).toEqual(['3', '2', '4', '1']);
  expect(participantsFor(list, { ...EVERY_PARTICIPANT, company: 'Fjordbygg' }).map(({ id }) => id)).toEqual(['3', '4']);
  expect(rolesHeld(list).map(({ title }) => title)).toEqual(['Byggherre', 'Ærlig kontrollør']);
  expect(participantCompanies(list)).toEqual(['Fjordbygg', 'Åsskog']);
  expect(list.map(participantInitials)).toEqual(['ØR', 'B', 'A', 'F']);
});

it('should be named by the person, else by the user, else by the company', () => {
  expect(
    participantName({ id: '1', person: { first_name: 'Ola', last_name: 'Bakken' }, contact: { name: 'Fjordbygg' } }),
  ).toBe('Ola Bakken');
  expect(participantName({ id: '1', user: { name: 'Kari' } })).toBe('Kari');
  expect(participantName({ id: '1', contact: { name: 'Fjordbygg' } })).toBe('Fjordbygg');
});

const words = fc.constantFrom('kari', 'Lunde', 'BETONG', 'åsen', 'kontrollør', '100');
const named = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    person: fc.record({ first_name: words, last_name: words, mobile: fc.constantFrom('100 20', null) }),
    contact: fc.option(fc.record({ name: words })),
    roles: fc.array(role, { maxLength: 2 }),
  }),
  { selector: ({ id }) => id },
);

it('should be found by every word that is typed, in any letters', () => {
  fc.assert(
    fc.property(named, fc.array(words, { maxLength: 3 }), (given, typed) => {
      const text = ` ${typed.join('  ').toUpperCase()} `;
      const found = participantsFor<Participant>(given, { ...EVERY_PARTICIPANT, text });
      expect(new Set(found)).toEqual(
        new Set(
          given.filter((one) =>
            typed.every((word) => JSON.stringify(one).toLocaleLowerCase('nb').includes(word.toLocaleLowerCase('nb'))),
          ),
        ),
      );
    }),
  );
});

it('[W-PROJECTS-17] should be of the employer by the company, and never by no company at all', () => {
  const of = (own?: string | null, employer?: string | null) =>
    isOfEmployer({ id: '1', contact: { id: own } }, { id: '2', contact: { id: employer } });
  expect([of('7', '7'), of('7', '7'), of('7', '8'), of(null, null), of(undefined, undefined), of('', '')]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(isOfEmployer({ id: '1', contact: { id: '7' } }, null)).toBe(false);
});

it('[W-PLAN-07] should have each company of the customer once, with its persons in the project', () => {
  const of = { roles: [{ id: '1', type: 'client' }] };
  const contact = { id: '7', name: 'Nordvik' };
  const list: readonly Participant[] = [
    { id: '1', contact, ...of },
    { id: '2', person: { first_name: 'Nina' }, contact, ...of },
    { id: '3', person: { first_name: 'Ola' }, contact, roles: [{ id: '2', type: 'internal' }] },
    { id: '4', user: { name: 'Kari' }, ...of },
  ];
  const found = customersOf(list).map(({ company, persons }) => [company?.name, persons.map(({ id }) => id)]);
  expect(found).toEqual([
    ['Nordvik', ['2']],
    [undefined, ['4']],
  ]);
});
