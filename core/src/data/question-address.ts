// The question of a page in its address: each field is declared once, and read and written by its declaration.
import { type Day, isoDate, parseIsoDate } from '../shared/dates.ts';
import { readSort } from './order.ts';
import type { AddressWords, ListQuestion } from './question.ts';

/** How one value is written in the page's address and read from it. */
export interface AddressField<V> {
  /** The value without a parameter in the address. */
  readonly standard: V;
  /** Null for text that cannot be read: the standard value counts then. */
  parse(word: string): V | null;
  serialize(value: V): string;
  /** The name of the parameter, if it differs from the field's. */
  readonly name?: string;
}

/** The whole question of a page in its address. A value equal to the standard one is not written. */
export interface QuestionAddress<Q> {
  readonly standard: Q;
  read(words: AddressWords): Q;
  write(question: Q): AddressWords;
}

/** A declaration for each field of the question. */
export type AddressFields<Q> = { readonly [K in keyof Q]: AddressField<Q[K]> };

/** Longer words of an address are cut. */
const LONGEST_WORD = 200;

export const WORD: AddressField<string> = {
  standard: '',
  parse: (word) => word.slice(0, LONGEST_WORD),
  serialize: (word) => word,
};

/** The words of a search. */
export const KEYWORD: AddressField<string> = { ...WORD, name: 'q' };

export const FLAG: AddressField<boolean> = {
  standard: false,
  parse: (word) => word === '1',
  serialize: () => '1',
};

export const DAY: AddressField<Day | null> = {
  standard: null,
  parse: parseIsoDate,
  serialize: (day) => (day === null ? '' : isoDate(day)),
};

const PAGE: AddressField<number> = {
  standard: 1,
  parse: (word) => (/^[1-9]\d{0,5}$/.test(word) ? Number(word) : null),
  serialize: String,
};

export const oneOf = <V extends string | number>(
  standard: V,
  choices: readonly V[],
  serialize: (value: V) => string = String,
): AddressField<V> => ({
  standard,
  parse: (word) => choices.find((choice) => serialize(choice) === word) ?? null,
  serialize,
});

/** The order by one of these fields; '' for the service's own. */
export const orderBy = (fields: readonly string[]): AddressField<string> => ({
  ...WORD,
  parse: (word) => readSort(word, fields),
});

/** The fields of every list with pages. */
export const listFields = (sorts: readonly string[]): AddressFields<ListQuestion> => ({
  page: PAGE,
  text: KEYWORD,
  sort: orderBy(sorts),
});

/**
 * Makes the address of a question from the declarations of its fields.
 * @example
 * const ADDRESS = questionAddress<TaskQuestion>({ status: oneOf('all', STATUSES), text: KEYWORD });
 * ADDRESS.read({ status: 'done' }); // { status: 'done', text: '' }
 * ADDRESS.write({ status: 'all', text: 'tak' }); // standard values are left out
 */
export function questionAddress<Q extends object>(fields: AddressFields<Q>): QuestionAddress<Q> {
  const all: readonly (readonly [string, AddressField<unknown>])[] = Object.entries(fields);
  // The declarations give each field of Q a value of its type.
  const questionOf = (toValue: (field: AddressField<unknown>, name: string) => unknown): Q =>
    Object.fromEntries(all.map(([key, field]) => [key, toValue(field, field.name ?? key)])) as Q;
  return {
    standard: questionOf(({ standard }) => standard),
    read: (words) =>
      questionOf(({ standard, parse }, name) => {
        const word = Object.hasOwn(words, name) ? words[name] : undefined;
        return (word === undefined ? null : parse(word)) ?? standard;
      }),
    write(question) {
      const values = new Map<string, unknown>(Object.entries(question));
      return Object.fromEntries(
        all.map(([key, { standard, serialize, name = key }]) => {
          const value = values.get(key);
          return [name, value === standard ? undefined : serialize(value)];
        }),
      );
    },
  };
}

export const joinAddresses = <A extends object, B extends object>(
  one: QuestionAddress<A>,
  other: QuestionAddress<B>,
): QuestionAddress<A & B> => ({
  standard: { ...one.standard, ...other.standard },
  read: (words) => ({ ...one.read(words), ...other.read(words) }),
  write: (question) => ({ ...one.write(question), ...other.write(question) }),
});
