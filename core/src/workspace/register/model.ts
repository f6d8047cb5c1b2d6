import * as z from 'zod/mini';
import type { ListQuestion } from '../../data/question.ts';
import { id, text } from '../../shared/wire-values.ts';

/** [W-CONTACTS-04] [W-CONTACTS-10] An address in its parts, or written as one text. */
export const Address = z.nullish(
  z.union([z.string(), z.looseObject({ address: text(), postal_code: id(), city: text() })]),
);
export type Address = Readonly<z.infer<typeof Address>>;

/** Something that a record names: by id and name, or by one of them. */
export const RecordReference = z.nullish(z.union([z.string(), z.number(), z.looseObject({ id: id(), name: text() })]));
export type RecordReference = Readonly<z.infer<typeof RecordReference>>;

/** By which of its ids a thing is asked for: as the log of visits has it. */
export const ID_TYPES = ['dataid', 'node'] as const;
export type IdType = (typeof ID_TYPES)[number];

/** What is asked for, and by which of its ids. */
export interface RegisterEntry {
  readonly id: string;
  readonly idtype: IdType;
}

/** What a page of a list is asked for, and how many it holds. */
export type RegisterPageQuestion = ListQuestion & { readonly size: number };
