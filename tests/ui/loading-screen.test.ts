import { textsIn } from '@felles/ui-react/texts';
import { expect, it } from 'vitest';
import words from '../../ui-react/loading/words.html?raw';

it.each([
  ['no', 'nb'],
  ['en', 'en'],
] as const)('should say in %s on the loading screen what the application says of the same', (language, tag) => {
  const text = textsIn(language);
  const [loading, late, failed, again, ...more] = [
    ...words.matchAll(new RegExp(`<span lang="${tag}">(.*?)</span>`, 'g')),
  ].map(([, said]) => said);
  expect([loading, again, more]).toEqual([text('frame.loading'), text('retry'), []]);
  expect(late).toMatch(/\.$/);
  const message = { key: 'failure.timeout', params: {} } as const;
  expect(text({ key: 'center.notLoaded', params: { message } })).toBe(failed?.replace(/\.$/, `: ${text(message)}`));
});
