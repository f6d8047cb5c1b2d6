import { type AddressWords, PERIOD_ADDRESS, type QuestionAddress } from '@felles/core/data';
import {
  ARTICLE_ADDRESS,
  CHAT_ADDRESS,
  CHECK_IN_ADDRESS,
  CONTACT_ADDRESS,
  DEADLINES_ADDRESS,
  DEVIATION_LISTING,
  DOCUMENT_ADDRESS,
  EXPENSE_ADDRESS,
  OVERVIEW_ADDRESS,
  PERSON_ADDRESS,
  PROJECT_ADDRESS,
  recordsAddress,
  SCHEDULE_ADDRESS,
  SITE_ADDRESS,
  TASK_ADDRESS,
  TEMPLATE_ADDRESS,
} from '@felles/core/workspace';
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
