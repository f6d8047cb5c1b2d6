import { PERSON_WORDS } from '../../e2e/support/person-words.ts';
import type { Language } from '../../e2e/support/words.ts';
import type { Visited } from './portal.tsx';

type Changes = Partial<Record<'first' | 'last' | 'address' | 'phone' | 'email' | 'year', string>>;

/** Fills in all that is asked about a person, and accepts the terms. The place comes by itself. */
export async function fillInPerson(visited: Visited, over: Changes = {}, language: Language = 'no'): Promise<void> {
  const { write, pick, press } = visited;
  const words = PERSON_WORDS[language];
  await write(words.first, over.first ?? 'sunniva');
  await write(words.last, over.last ?? 'bråten');
  await write(words.address, over.address ?? 'tåkeveien 4');
  await write(words.postalCode, '7014');
  await write(words.phone, over.phone ?? '10000021');
  await write(words.email, over.email ?? 'Sunniva@Demo.example');
  await pick(words.day, '17');
  await pick(words.month, words.may);
  await pick(words.year, over.year ?? '1990');
  await press(words.female, 'radio');
  await press(words.approve, 'checkbox');
}
