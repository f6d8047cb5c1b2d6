import { en, no, textOf } from '@felles/core/texts';
import { expect, it } from 'vitest';

it('should write a message in the language of its texts', () => {
  const message = { key: 'timetable.duration', params: { minutes: 45 } };
  expect([textOf(no, message), textOf(en, message)]).toEqual(['Varighet 45 minutter', 'Lasts 45 minutes']);
});

it('should write the message inside a message, at its place', () => {
  const reason = { key: 'failure.timeout', params: {} };
  expect(textOf(en, { key: 'timetable.notRefreshed', params: { reason } })).toBe(
    'The timetable could not be refreshed. The service is taking too long to answer.',
  );
});

it('should have one form for 1, and one for every other number', () => {
  const texts = { 'list.count_one': '{{count}} time', 'list.count_other': '{{count}} timer' };
  const words = [0, 1, 2, 1.5].map((count) => textOf(texts, { key: 'list.count', params: { count } }));
  expect(words).toEqual(['0 timer', '1 time', '2 timer', '1.5 timer']);
});

it('should write a number in a text that has one form only', () => {
  expect(textOf({ waits: 'Ikke sendt: {{count}}.' }, { key: 'waits', params: { count: 1 } })).toBe('Ikke sendt: 1.');
});

it.each(['{{minutes}}', '$t(timetable.offline)', '<b>&amp;</b>', '$&'])(
  'should leave a value as it is: %s',
  (message) => {
    expect(textOf(no, { key: 'failure.refused', params: { message } })).toBe(message);
  },
);

it('should show the key of a message without a text', () => {
  expect(textOf(no, { key: 'no.such', params: {} })).toBe('no.such');
});

it('should keep a value from turning the words after it', () => {
  expect(textOf(no, { key: 'timetable.typeName', params: { name: '\u202eiraK' } })).toBe('\u2068\u202eiraK\u2069');
});
