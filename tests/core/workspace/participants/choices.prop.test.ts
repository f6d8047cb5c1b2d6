import { fieldsOf } from '@felles/core/internal/workspace/participants/choices';
import { ParticipantFields } from '@felles/core/internal/workspace/participants/model';
import { Person } from '@felles/core/workspace/persons';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const id = fc.nat();

it('should send of a person what a participant has, with each id as the service wrote it', () => {
  const person = fc.record({
    id,
    structure_node_id: id,
    first_name: fc.string(),
    mobile: fc.option(fc.string()),
    birth_date: fc.string(),
    information: fc.string(),
    contact: fc.option(fc.record({ id, name: fc.string(), orgnr: fc.string() })),
    roles: fc.array(fc.record({ id, title: fc.string() })),
  });
  fc.assert(
    fc.property(person, (given) => {
      const fields = fieldsOf({ person: z.decode(Person, given), roles: [] }, []);
      expect(JSON.parse(JSON.stringify(z.encode(ParticipantFields, fields)))).toEqual({
        person: { id: given.id, first_name: given.first_name, mobile: given.mobile },
        contact: given.contact && { id: given.contact.id, name: given.contact.name },
        user: null,
        roles: [],
      });
    }),
  );
});
