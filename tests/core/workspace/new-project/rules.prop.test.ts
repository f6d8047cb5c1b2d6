import { fieldsOfProject } from '@felles/core/internal/workspace/new-project/fields';
import { STEPS } from '@felles/core/internal/workspace/new-project/model';
import { problemsOfProject, wayTo } from '@felles/core/internal/workspace/new-project/problems';
import {
  changeDraft,
  EMPTY_PROJECT,
  NO_UNIT,
  unitsAfter,
  withoutParticipant,
} from '@felles/core/internal/workspace/new-project/rules';
import {
  ADDRESS_SOURCES,
  addressOf,
  connectionOf,
  type FoundAddress,
  type NewParticipant,
  type NewProjectDraft,
  registerQuestion,
  type Unit,
} from '@felles/core/workspace/new-project';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const word = fc.constantFrom('', ' ', 'Storgata 1', 'Storgata 2', '0150', 'Oslo', '<b>');
const number = fc.constantFrom('', '0', '1', '164', '583', 'x', '4601');
const unit: fc.Arbitrary<Unit> = fc.record({ knr: number, gnr: number, bnr: number, fnr: number, snr: number });
const found: fc.Arbitrary<FoundAddress | null> = fc.option(
  fc.record({
    id: fc.constantFrom('a', 'b'),
    address: word,
    postal_code: word,
    city: word,
    matrix: fc.constantFrom(null, { knr: 4601, gnr: 164, bnr: 583, fnr: 0, snr: 0 }),
  }),
);
const change: fc.Arbitrary<Partial<NewProjectDraft>> = fc.oneof(
  fc.record({ source: fc.constantFrom(...ADDRESS_SOURCES) }),
  fc.record({ byMatrix: found }),
  fc.record({ bySearch: found }),
  fc.record({ address: word }),
  fc.record({ postal_code: word }),
  fc.record({ city: word }),
  fc.record({ units: fc.array(unit, { maxLength: 3 }) }),
  fc.record({ title: word }),
  fc.record({ building: fc.constant({ id: 'b1', title: 'Bygning' }) }),
  fc.record({ property: fc.constant({ id: 'p1', title: 'Eiendom' }) }),
);
const changes = fc.array(change, { maxLength: 25 });

const typing = (all: readonly Partial<NewProjectDraft>[]): NewProjectDraft =>
  all.reduce<NewProjectDraft>(changeDraft, EMPTY_PROJECT);

const typedOf = ({ byMatrix, bySearch, address, postal_code, city, units }: NewProjectDraft) => ({
  byMatrix,
  bySearch,
  address,
  postal_code,
  city,
  units,
});

describe('the address of a new project', () => {
  it('[W-PROJECTS-25] should come from exactly one source, in any order of choosing and typing', () => {
    fc.assert(
      fc.property(changes, (all) => {
        const draft = typing(all);
        const sent = fieldsOfProject(draft, null);
        const flags = [sent.address_by_matrix, sent.address_by_search, sent.address_by_user];
        expect(flags.filter((flag) => flag === true)).toHaveLength(1);
        expect(flags.every((flag) => typeof flag === 'boolean')).toBe(true);
        expect(ADDRESS_SOURCES[flags.indexOf(true)]).toBe(
          { matrix: 'matrix', search: 'search', user: 'user' }[draft.source],
        );
      }),
    );
  });

  it('[W-PROJECTS-24] should keep what the other ways have, and send none of it', () => {
    fc.assert(
      fc.property(changes, fc.constantFrom(...ADDRESS_SOURCES), (all, source) => {
        const before = typing(all);
        const draft = changeDraft(before, { source });
        expect(typedOf(draft)).toEqual(typedOf(before));
        const sent = fieldsOfProject(draft, null).address;
        const own = addressOf(draft);
        expect(sent?.address).toBe(own?.address);
        if (source === 'search') expect(own).toEqual(draft.bySearch);
        if (source === 'user') expect(own === null || own.id === '').toBe(true);
        if (source === 'matrix') expect([null, draft.byMatrix]).toContainEqual(own);
      }),
    );
  });
});

describe('the choice in the house register', () => {
  const chosen = { building: { id: 'b1', title: 'Bygning' }, property: { id: 'p1', title: 'Eiendom' } };

  it('[W-PROJECTS-31] [W-PROJECTS-32] should go with each real change of the place, and with nothing else', () => {
    fc.assert(
      fc.property(changes, change, (all, one) => {
        const before = changeDraft(typing(all), chosen);
        const draft = changeDraft({ ...before, isCleared: false }, one);
        const isMoved = JSON.stringify(registerQuestion(before)) !== JSON.stringify(registerQuestion(draft));
        expect([draft.building, draft.property]).toEqual(isMoved ? [null, null] : [chosen.building, chosen.property]);
        expect(draft.isCleared).toBe(isMoved);
      }),
    );
  });

  it('[W-PROJECTS-28] should be none where it is skipped, or where nothing was chosen', () => {
    const draft = { ...EMPTY_PROJECT, ...chosen };
    expect(connectionOf(draft)).toEqual({ building_id: 'b1', property_id: 'p1' });
    expect(connectionOf({ ...draft, property: null })).toEqual({ building_id: 'b1' });
    expect(connectionOf({ ...draft, skipsRegister: true })).toBeNull();
    expect(connectionOf(EMPTY_PROJECT)).toBeNull();
  });

  it('[W-PROJECTS-31] should stay where the same address is given again, and go where it is another', () => {
    const here = {
      ...EMPTY_PROJECT,
      source: 'user',
      address: 'Storgata 1',
      postal_code: '0150',
      city: 'Oslo',
    } as const;
    const draft = { ...here, ...chosen };
    expect(changeDraft(draft, { address: 'Storgata 1 ' }).building).toEqual(chosen.building);
    expect(changeDraft(draft, { bySearch: { id: 'x', address: 'Torget 2' } }).building).toEqual(chosen.building);
    expect(changeDraft(draft, { address: 'Storgata 2' })).toMatchObject({
      building: null,
      property: null,
      isCleared: true,
    });
    expect(changeDraft(here, { address: 'Storgata 2' }).isCleared).toBe(false);
  });

  it('[W-PROJECTS-32] should stay where the same unit is written otherwise, and go where it is another', () => {
    const one = { knr: '4601', gnr: '164', bnr: '583', fnr: '', snr: '' };
    const draft = { ...EMPTY_PROJECT, units: [one], ...chosen };
    expect(changeDraft(draft, { units: [{ ...one, fnr: '0' }, NO_UNIT] }).building).toEqual(chosen.building);
    expect(changeDraft(draft, { units: [{ ...one, bnr: '584' }] })).toMatchObject({ building: null, property: null });
    expect(changeDraft(draft, { units: [one, { ...one, snr: '2' }] }).building).toBeNull();
  });
});

describe('the units of a new project', () => {
  it('[W-PROJECTS-29] should be sent as numbers in their order, the first one as its own, and blank ones not at all', () => {
    const one = { knr: '0301', gnr: '207', bnr: '12', fnr: '', snr: '' };
    const units = [one, NO_UNIT, { ...one, fnr: '0', snr: '2' }];
    const { matrix, cadastral_units: all } = fieldsOfProject({ ...EMPTY_PROJECT, units }, null);
    expect(matrix).toEqual({ knr: '0301', gnr: 207, bnr: 12, fnr: 0, snr: 0 });
    expect(all).toEqual([matrix, { knr: '0301', gnr: 207, bnr: 12, fnr: 0, snr: 2 }]);
    expect(fieldsOfProject(EMPTY_PROJECT, null).matrix).toBeUndefined();
  });

  it.each([
    [{ knr: '301' }, false],
    [{ knr: '4601', gnr: '0', bnr: '1' }, false],
    [{ knr: '4601', gnr: '1', bnr: '' }, false],
    [{ knr: '4601', gnr: '1', bnr: '1', fnr: 'x' }, false],
    [{ knr: '4601', gnr: '1', bnr: '1', fnr: '0' }, true],
    [{}, true],
  ])('[W-PROJECTS-29] should have a problem if a number of %j is invalid', (part, isRight) => {
    const problems = problemsOfProject({ ...EMPTY_PROJECT, units: [{ ...NO_UNIT, ...part }] });
    expect('units' in problems).toBe(!isRight);
  });
});

describe('what a new project begins with', () => {
  it('[W-PROJECTS-30] should be one unit, and a whole number from 1 on must be given', () => {
    expect(fieldsOfProject(EMPTY_PROJECT, null).number_of_units).toBe(1);
    for (const number_of_units of ['0', '-1', '1,5', '', 'to', '1e3'])
      expect(problemsOfProject({ ...EMPTY_PROJECT, number_of_units })).toHaveProperty('number_of_units');
    expect(fieldsOfProject({ ...EMPTY_PROJECT, number_of_units: ' 12 ' }, null).number_of_units).toBe(12);
  });

  it('[W-PROJECTS-30] should have a title and a number of units that end somewhere, each with its own reason', () => {
    const of = (part: Partial<NewProjectDraft>) => problemsOfProject({ ...EMPTY_PROJECT, title: 'Skole', ...part });
    expect(of({ title: ` ${'x'.repeat(200)} ` })).not.toHaveProperty('title');
    expect(of({ title: 'x'.repeat(201) }).title).toEqual({ key: 'newProject.longTitle', params: { most: 200 } });
    expect(of({ number_of_units: '99999' })).not.toHaveProperty('number_of_units');
    for (const number_of_units of ['100000', '999999999999999999999'])
      expect(of({ number_of_units }).number_of_units).toEqual({
        key: 'newProject.large',
        params: { most: '99\u00a0999' },
      });
  });

  it('should be sent with its contract and its parent, and a sum as it is written', () => {
    const draft = { ...EMPTY_PROJECT, title: ' Skole ', contract_date: '2026-11-26', contract_sum: 'kr 1 200 000,50' };
    expect(fieldsOfProject(draft, { id: '1001', node: '21001' })).toMatchObject({
      title: 'Skole',
      contract_date: '2026-11-26',
      contract_sum: 1_200_000.5,
      parent_project_id: '1001',
      parent_project_node_id: '21001',
    });
    const wrong = problemsOfProject({ ...draft, contract_date: '2026-02-30', contract_sum: 'mye' });
    expect(Object.keys(wrong)).toEqual(expect.arrayContaining(['contract_date', 'contract_sum']));
  });
});

describe('the way through the steps', () => {
  it('should be free backwards, and end forwards at the first step in which something is wrong', () => {
    const typed = { ...EMPTY_PROJECT, title: 'Skole', source: 'user', address: 'Storgata 1' } as const;
    expect(wayTo('summary', EMPTY_PROJECT)).toBe('basics');
    expect(wayTo('summary', typed)).toBe('address');
    const right = { ...typed, postal_code: '0150', city: 'Oslo' };
    expect(wayTo('summary', right)).toBe('summary');
    for (const step of STEPS) expect(wayTo('basics', { ...EMPTY_PROJECT, step })).toBe('basics');
  });
});

describe('a participant of a new project', () => {
  const party = fc.record({
    person: fc.option(fc.record({ id: fc.constantFrom('1', '2', '3') })),
    contact: fc.option(fc.record({ id: fc.constantFrom('7', '8') })),
  });
  const lists = fc
    .array(party, { minLength: 1, maxLength: 8 })
    .map((all) => all.map((one, at): NewParticipant => ({ key: `k${at}`, name: `n${at}`, roles: [], ...one })));

  it('[W-PROJECTS-33] [W-PROJECTS-55] should go by person, or by the own key, and the others stay in order', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (all, at) => {
        const gone = all[at % all.length];
        const left = withoutParticipant(all, gone?.key ?? '');
        const person = gone?.person?.id ?? null;
        const isGone = (one: NewParticipant) =>
          person === null ? one === gone : String(one.person?.id ?? '') === String(person);
        expect(left).toEqual(all.filter((one) => !isGone(one)));
        expect(left).not.toContain(gone);
      }),
    );
  });

  it('[W-PROJECTS-55] should be removed alone where it is a company without a person', () => {
    const company = (key: string): NewParticipant => ({
      key,
      name: 'Rør',
      person: null,
      contact: { id: '7' },
      roles: [],
    });
    const left = withoutParticipant([company('a'), company('b')], 'b');
    expect(left.map(({ key }) => key)).toEqual(['a']);
  });
});

describe('the unit of an address that is found', () => {
  const at = (bnr: number): FoundAddress => ({ id: String(bnr), matrix: { knr: 301, gnr: 207, bnr, fnr: 0, snr: 0 } });
  const typed = (bnr: string): Unit => ({ knr: '0301', gnr: '207', bnr, fnr: '', snr: '' });

  it('[W-PROJECTS-29] should come first, in the place of that of the address before, and go with the address', () => {
    expect(unitsAfter([NO_UNIT], null, at(1))).toEqual([typed('1')]);
    expect(unitsAfter([typed('1'), typed('9')], at(1), at(2))).toEqual([typed('2'), typed('9')]);
    expect(unitsAfter([typed('1'), typed('9')], at(1), null)).toEqual([typed('9')]);
    expect(unitsAfter([typed('1')], at(1), null)).toEqual([NO_UNIT]);
    expect(unitsAfter([typed('9')], null, null)).toEqual([typed('9')]);
    expect(unitsAfter([typed('9')], null, { id: '1', matrix: null })).toEqual([typed('9')]);
  });
});
