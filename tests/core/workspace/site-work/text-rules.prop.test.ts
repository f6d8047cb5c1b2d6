import { ANSWER_FORM, CHECKLIST_FORM, REOPEN_FORM } from '@felles/core/internal/workspace/checklists/form';
import { DEVIATION_FORM, MOVE_FORM } from '@felles/core/internal/workspace/deviations/form';
import { RETURN_FORM } from '@felles/core/internal/workspace/hours/form';
import { problemsOfHours } from '@felles/core/internal/workspace/hours/rules';
import { COMMENT_FORM } from '@felles/core/internal/workspace/site-work/comments';
import { LONGEST, problemOfText } from '@felles/core/internal/workspace/site-work/text-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const OPEN = { today: 20_411, back: null } as Parameters<typeof problemsOfHours>[1]; // a day of 2025
const LINE = { date: '2025-11-19', art_id: '1', hours: 7.5 };

/** Each text of a form, with the longest that it may be. */
const FIELDS: readonly (readonly [name: string, most: number, problem: (text: string) => unknown])[] = [
  ['title', LONGEST.title, (title) => DEVIATION_FORM.problemsOf(DEVIATION_FORM.valuesOf({ title })).title],
  ['place', LONGEST.place, (place) => DEVIATION_FORM.problemsOf(DEVIATION_FORM.valuesOf({ title: 'x', place })).place],
  ['measure', LONGEST.text, (measure) => MOVE_FORM.problemsOf({ measure, reason: '' }).measure],
  ['remark', LONGEST.text, (text) => COMMENT_FORM.problemsOf({ text }).text],
  ['value', LONGEST.text, (value) => ANSWER_FORM.problemsOf({ status: '', value, comment: '' }).value],
  ['answer', LONGEST.text, (comment) => ANSWER_FORM.problemsOf({ status: '', value: '', comment }).comment],
  ['list', LONGEST.title, (title) => CHECKLIST_FORM.problemsOf({ title }).title],
  ['reopening', LONGEST.text, (reason) => REOPEN_FORM.problemsOf({ reason }).reason],
  ['hours', LONGEST.text, (comment) => problemsOfHours({ ...LINE, comment }, OPEN).comment],
  ['return', LONGEST.text, (text) => RETURN_FORM.problemsOf({ text }).text],
];

describe('a text that is written on site', () => {
  it('[W-SITE-60] should be trimmed, and have no control characters but line breaks', () => {
    const problem = (text: string) => problemOfText(text, 5)?.key ?? null;
    expect(['', ' \t\n', 'a\nb\r\n', ' 12345 ', '\t12345'].map(problem)).toEqual([null, null, null, null, null]);
    expect(problem('123456')).toBe('siteText.long');
    for (const odd of ['a\u0000', 'a\tb', 'a\u0007', '\u001b[0m', 'a\u007fb', 'a\u0085b'])
      expect(problem(odd)).toBe('siteText.odd');
  });

  it.each(FIELDS)('[W-SITE-60] should be checked by one rule in the field "%s"', (_name, most, problem) => {
    const part = fc.string({ unit: fc.constantFrom('a', 'ø', ' ', '\n', '\t', '\u0007', '<') });
    fc.assert(
      fc.property(part, fc.constantFrom(0, most - 1, most, most + 1), (odd, length) => {
        const text = `x${odd}${'y'.repeat(Math.max(0, length - odd.length))}`;
        expect(problem(text) ?? null).toEqual(problemOfText(text, most));
      }),
    );
  });
});
