import { type AddressWords, PERIOD_ADDRESS, type QuestionAddress } from '@felles/core/data';
import { ARTICLE_ADDRESS } from '@felles/core/workspace/articles';
import { CHAT_ADDRESS } from '@felles/core/workspace/chat';
import { CHECK_IN_ADDRESS, SITE_ADDRESS } from '@felles/core/workspace/checkins';
import { CONTACT_ADDRESS } from '@felles/core/workspace/contacts';
import { DEADLINES_ADDRESS } from '@felles/core/workspace/deadlines';
import { DEVIATION_LISTING } from '@felles/core/workspace/deviations';
import { DOCUMENT_ADDRESS } from '@felles/core/workspace/documents';
import { EXPENSE_ADDRESS } from '@felles/core/workspace/expenses';
import { TEMPLATE_ADDRESS } from '@felles/core/workspace/handbook';
import { PERSON_ADDRESS } from '@felles/core/workspace/persons';
import { PROJECT_ADDRESS } from '@felles/core/workspace/projects';
import { recordsAddress } from '@felles/core/workspace/site-records';
import { OVERVIEW_ADDRESS } from '@felles/core/workspace/statistics';
import { SCHEDULE_ADDRESS, TASK_ADDRESS } from '@felles/core/workspace/tasks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ADDRESSES: Readonly<Record<string, QuestionAddress<object>>> = {
  article: ARTICLE_ADDRESS,
  chat: CHAT_ADDRESS,
  checkIn: CHECK_IN_ADDRESS,
  contact: CONTACT_ADDRESS,
  deadlines: DEADLINES_ADDRESS,
  document: DOCUMENT_ADDRESS,
  expense: EXPENSE_ADDRESS,
  overview: OVERVIEW_ADDRESS,
  period: PERIOD_ADDRESS,
  person: PERSON_ADDRESS,
  project: PROJECT_ADDRESS,
  records: recordsAddress(DEVIATION_LISTING),
  schedule: SCHEDULE_ADDRESS,
  site: SITE_ADDRESS,
  task: TASK_ADDRESS,
  template: TEMPLATE_ADDRESS,
};

const NAMES = 'q sort page tag person all week weeks by project day show shown origin type billable article'
  .split(' ')
  .concat('approved mode filter status only folder kind tab department from to __proto__ toString'.split(' '));
const WORDS = '1 3 0 -1 4 yes no main internal unread -name name title date 2026-11-19 2026-13-40 pdf left constructor'
  .split(' ')
  .concat('', '__proto__', 'x'.repeat(300));
const address: fc.Arbitrary<AddressWords> = fc.dictionary(
  fc.constantFrom(...NAMES),
  fc.oneof(fc.constantFrom(...WORDS), fc.string()),
);

describe('the question of a page in its address', () => {
  it.each(Object.entries(ADDRESSES))('should be read as it was written (%s)', (_name, { read, write }) => {
    fc.assert(
      fc.property(address, (words) => {
        const question = read(words);
        expect(read({ ...words, ...write(question) })).toEqual(question);
      }),
    );
  });

  it.each(Object.entries(ADDRESSES))('should be the standard one where it is not understood (%s)', (_name, one) => {
    const hostile = Object.fromEntries(NAMES.map((name) => [name, '\u0000']));
    expect(one.read({})).toEqual(one.standard);
    expect(Object.keys(one.read(hostile))).toEqual(Object.keys(one.standard));
    expect(Object.values(one.write(one.standard)).every((word) => word === undefined)).toBe(true);
  });
});
