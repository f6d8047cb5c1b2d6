import { groupByRole, isOfEmployer, matching, type Participant, participantName } from '@felles/core/workspace';
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

it('[W-PROJECTS-21] should stand under each of the roles held, once, and under none where there is none', () => {
  fc.assert(
    fc.property(participants, (given) => {
      const groups = groupByRole(given);
      for (const participant of given) {
        const held = new Set((participant.roles ?? []).map(({ id }) => id));
        const found = groups.filter((group) => group.participants.includes(participant));
        expect(found.map((group) => group.role?.id ?? null).sort()).toEqual(
          held.size === 0 ? [null] : [...held].sort(),
        );
      }
      expect(groups.every((group) => group.participants.length > 0)).toBe(true);
    }),
  );
});

it('should come by the titles of the roles, in Norwegian order, those without a role last', () => {
  const list = [
    { id: '1', roles: [] },
    { id: '2', roles: [{ id: '3', title: 'Ærlig kontrollør' }] },
    { id: '3', roles: [{ id: '1', title: 'Byggherre' }] },
  ];
  expect(groupByRole(list).map((group) => group.role?.title ?? null)).toEqual(['Byggherre', 'Ærlig kontrollør', null]);
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

it('should be found by every word that is typed, in any letters, and stand in their order', () => {
  fc.assert(
    fc.property(named, fc.array(words, { maxLength: 3 }), (given, typed) => {
      const found = matching<Participant>(given, ` ${typed.join('  ').toUpperCase()} `);
      expect(found).toEqual(
        given.filter((one) =>
          typed.every((word) => JSON.stringify(one).toLocaleLowerCase('nb').includes(word.toLocaleLowerCase('nb'))),
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
