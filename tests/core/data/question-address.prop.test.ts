import type { AddressWords } from '@felles/core/data';
import { PERIOD_ADDRESS } from '@felles/core/internal/data/period';
import type { QuestionAddress } from '@felles/core/internal/data/question-address';
import { ARTICLE_ADDRESS } from '@felles/core/internal/workspace/articles/rules';
import { CHAT_ADDRESS } from '@felles/core/internal/workspace/chat/rules';
import { SITE_ADDRESS } from '@felles/core/internal/workspace/checkins/overview';
import { CHECK_IN_ADDRESS } from '@felles/core/internal/workspace/checkins/rules';
import { CONTACT_ADDRESS } from '@felles/core/internal/workspace/contacts/rules';
import { DEADLINES_ADDRESS } from '@felles/core/internal/workspace/deadlines/weeks';
import { DEVIATION_LISTING } from '@felles/core/internal/workspace/deviations/rules';
import { DOCUMENT_ADDRESS } from '@felles/core/internal/workspace/documents/rules';
import { EXPENSE_ADDRESS } from '@felles/core/internal/workspace/expenses/rules';
import { TEMPLATE_ADDRESS } from '@felles/core/internal/workspace/handbook/rules';
import { PERSON_ADDRESS } from '@felles/core/internal/workspace/persons/rules';
import { PROJECT_ADDRESS } from '@felles/core/internal/workspace/projects/rules';
import { recordsAddress } from '@felles/core/internal/workspace/site-records/rules';
import { OVERVIEW_ADDRESS } from '@felles/core/internal/workspace/statistics/overview-question';
import { TASK_ADDRESS } from '@felles/core/internal/workspace/tasks/rules';
import { SCHEDULE_ADDRESS } from '@felles/core/internal/workspace/tasks/schedule';
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
