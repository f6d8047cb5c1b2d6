import type { AddressWords } from '@felles/core/data';
import { createQuestion, questionIn } from '@felles/core/internal/data/question';
import { expect, it } from 'vitest';

function address(words: AddressWords) {
  const place = {
    words,
    read: () => place.words,
    write(next: AddressWords) {
      place.words = next;
    },
  };
  return place;
}

const AREA = {
  read: ({ q = '' }: AddressWords) => ({ text: q }),
  write: ({ text }: { readonly text: string }) => ({ q: text }),
};

it('should be read from the address, written there with each change, and read anew when that is another', () => {
  const place = address({ q: 'bolt' });
  const { question$, change, follow } = createQuestion(questionIn(place, AREA));
  expect(question$.value).toEqual({ text: 'bolt' });
  change({ text: 'skrue' });
  expect(place.words).toEqual({ q: 'skrue' });
  place.words = { q: 'lekt' };
  follow();
  expect(question$.value).toEqual({ text: 'lekt' });
});

it('should begin at the first page with another filter, and have no page where there are none', () => {
  const paged = createQuestion({ read: () => ({ text: '', page: 7 }), write: () => undefined });
  paged.change({ text: 'a' });
  expect(paged.question$.value).toEqual({ text: 'a', page: 1 });
  paged.change({ page: 3 });
  expect(paged.question$.value).toEqual({ text: 'a', page: 3 });
  const whole = createQuestion({ read: () => ({ text: '' }), write: () => undefined });
  whole.change({ text: 'a' });
  expect(whole.question$.value).toEqual({ text: 'a' });
});
