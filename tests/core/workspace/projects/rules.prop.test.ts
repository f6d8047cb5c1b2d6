import { parseIsoDate } from '@felles/core';
import { progressByProject } from '@felles/core/internal/workspace/projects/phases';
import {
  matchesQuestion,
  NO_CHOICES,
  PROJECT_ADDRESS,
  PROJECT_SORTS,
} from '@felles/core/internal/workspace/projects/rules';
import { choicesAmong, isSoon, nextDeadline, type ProjectQuestion } from '@felles/core/workspace/projects';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectReadsBack } from '../../../support/expect-address.ts';

const day = (text: string) => parseIsoDate(text) ?? expect.fail(`${text} is no day`);

const question: fc.Arbitrary<ProjectQuestion> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  text: fc.string({ maxLength: 200 }),
  status: fc.string({ maxLength: 200 }),
  type: fc.string({ maxLength: 200 }),
  sort: fc.constantFrom('', ...PROJECT_SORTS, ...PROJECT_SORTS.map((name) => `-${name}`)),
});

it('should stand in an address and be read from it as it was', () => {
  expectReadsBack(PROJECT_ADDRESS, question);
  expect(PROJECT_ADDRESS.write({ page: 1, text: '', status: '', type: '', sort: '' })).toEqual({});
});

it('should leave out what an address says and no list understands', () => {
  const words = fc.dictionary(
    fc.constantFrom('q', 'status', 'type', 'sort', 'page', 'x'),
    fc.string({ size: 'large' }),
  );
  fc.assert(
    fc.property(words, (given) => {
      const { page, text, status, sort } = PROJECT_ADDRESS.read(given);
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
      expect(Math.max(text.length, status.length)).toBeLessThanOrEqual(200);
      expect(['', ...PROJECT_SORTS, ...PROJECT_SORTS.map((name) => `-${name}`)]).toContain(sort);
    }),
  );
});

it('should find the deadline that comes next, and none among those that are over or cannot be read', () => {
  const today = day('2026-11-19');
  const deadlines = ['2026-12-24', 'snart', '2026-11-18', '2026-12-01T00:00:00Z', null].map((event_date) => ({
    event_date,
  }));
  expect(nextDeadline({ id: '1', deadlines }, today)?.event_date).toBe('2026-12-01T00:00:00Z');
  expect(nextDeadline({ id: '1', deadlines: [{ event_date: '2026-11-19' }] }, today)?.event_date).toBe('2026-11-19');
  expect(nextDeadline({ id: '1', deadlines: [{ event_date: '2020-01-01' }] }, today)).toBeNull();
  expect(nextDeadline({ id: '1' }, today)).toBeNull();
});

it('should know whether a project belongs to the list that is asked for', () => {
  const project = {
    id: '1',
    title: 'Skole Åsveien',
    project_number: 2_601,
    status: { status_code: '2' },
    type: { id: '7' },
  };
  const asked = (part: Partial<ProjectQuestion>) =>
    matchesQuestion(project, { page: 1, text: '', status: '', type: '', sort: '', ...part });
  const fitting = [{}, { text: ' åsV' }, { text: '2601' }, { status: '2' }, { type: '7' }];
  expect(fitting.map(asked)).toEqual(fitting.map(() => true));
  expect([{ text: 'kirke' }, { status: '3' }, { type: '8' }].map(asked)).toEqual([false, false, false]);
});

it('should call a deadline soon for two weeks, its own day included, and never one that is over', () => {
  const today = day('2026-11-19');
  const soon = (event_date: string | null) => isSoon({ event_date }, today);
  expect(['2026-11-19', '2026-12-03'].map(soon)).toEqual([true, true]);
  expect(['2026-11-18', '2026-12-04', 'snart', null].map(soon)).toEqual([false, false, false, false]);
});

it('should keep the types and statuses that were seen, and take in those of other projects', () => {
  const known = choicesAmong(NO_CHOICES, [
    { id: '1', type: { id: '2', title: 'Tilbygg' }, status: { status_code: 10, status_value: 'Tapt' } },
    { id: '2', type: null, status: null },
    { id: '3' },
  ]);
  expect(known).toEqual({ types: [{ id: '2', title: 'Tilbygg' }], statuses: [{ id: '10', title: 'Tapt' }] });
  const { types, statuses } = choicesAmong(known, [
    { id: '4', type: { id: '1', title: 'Nybygg' }, status: { status_code: '9', status_value: null } },
  ]);
  expect(types.map(({ title }) => title)).toEqual(['Nybygg', 'Tilbygg']);
  expect(statuses.map(({ title }) => title)).toEqual(['9', 'Tapt']);
});

const STEPS = ['completed', 'started', 'remaining'] as const;
const states = fc.array(
  fc.record({
    project_id: fc.constantFrom('1', '2', '3', null),
    name: fc.string({ maxLength: 5 }),
    state: fc.constantFrom(...STEPS, 'paused', null),
  }),
);

it('should say how far each project has come: every phase once, in its order, and of its own alone', () => {
  fc.assert(
    fc.property(states, (given) => {
      const progress = progressByProject(given);
      const ids = new Set(given.flatMap(({ project_id: id }) => (id === null ? [] : [String(id)])));
      expect(new Set(progress.keys())).toEqual(ids);
      for (const [id, { completed, steps, name }] of progress) {
        const own = given.filter(({ project_id: of }) => of !== null && String(of) === id);
        expect(steps).toEqual(own.map(({ state }) => STEPS.find((step) => step === state) ?? 'remaining'));
        expect(completed).toBe(own.filter(({ state }) => state === 'completed').length);
        expect(own.map((phase) => phase.name)).toContain(name);
      }
    }),
  );
});

it('should name the started phase, else the next, else the last', () => {
  const nameOf = (...given: readonly string[]) =>
    progressByProject(given.map((state, at) => ({ project_id: '1', name: `${at}`, state }))).get('1')?.name;
  expect(nameOf('completed', 'remaining', 'started', 'started')).toBe('2');
  expect(nameOf('completed', 'remaining', 'remaining')).toBe('1');
  expect(nameOf('completed', 'completed')).toBe('1');
});
