import { parseIsoDate } from '@felles/core';
import {
  isAskedFor,
  nextDeadline,
  PROJECT_SORTS,
  type ProjectQuestion,
  readProjectQuestion,
  writeProjectQuestion,
} from '@felles/core/workspace';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const day = (text: string) => parseIsoDate(text) ?? expect.fail(`${text} is no day`);

const question: fc.Arbitrary<ProjectQuestion> = fc.record({
  page: fc.integer({ min: 1, max: 999_999 }),
  text: fc.string({ maxLength: 200 }),
  status: fc.string({ maxLength: 200 }),
  sort: fc.constantFrom('', ...PROJECT_SORTS, ...PROJECT_SORTS.map((name) => `-${name}`)),
});

it('should stand in an address and be read from it as it was', () => {
  fc.assert(
    fc.property(question, (given) => void expect(readProjectQuestion(writeProjectQuestion(given))).toEqual(given)),
  );
  expect(writeProjectQuestion({ page: 1, text: '', status: '', sort: '' })).toEqual({});
});

it('should leave out what an address says and no list understands', () => {
  const words = fc.dictionary(fc.constantFrom('q', 'status', 'sort', 'page', 'x'), fc.string({ size: 'large' }));
  fc.assert(
    fc.property(words, (given) => {
      const { page, text, status, sort } = readProjectQuestion(given);
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
  expect(nextDeadline({ id: 1, deadlines }, today)?.event_date).toBe('2026-12-01T00:00:00Z');
  expect(nextDeadline({ id: 1, deadlines: [{ event_date: '2026-11-19' }] }, today)?.event_date).toBe('2026-11-19');
  expect(nextDeadline({ id: 1, deadlines: [{ event_date: '2020-01-01' }] }, today)).toBeNull();
  expect(nextDeadline({ id: 1 }, today)).toBeNull();
});

it('should know whether a project belongs to the list that is asked for', () => {
  const project = { id: 1, title: 'Skole Åsveien', project_number: 2_601, status: { status_code: '2' } };
  const asked = (part: Partial<ProjectQuestion>) =>
    isAskedFor(project, { page: 1, text: '', status: '', sort: '', ...part });
  expect([asked({}), asked({ text: ' åsV' }), asked({ text: '2601' }), asked({ status: '2' })]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([asked({ text: 'kirke' }), asked({ status: '3' })]).toEqual([false, false]);
});
