import * as z from 'zod/mini';
import type { ListQuestion } from '../../data/question.ts';
import { id, numberOrText, text } from '../../shared/wire-values.ts';

/** [W-CONTACTS-04] [W-CONTACTS-10] An address in parts, or as one text. */
export const Address = z.nullish(
  z.union([z.string(), z.looseObject({ address: text(), postal_code: numberOrText(), city: text() })]),
);
export type Address = Readonly<z.infer<typeof Address>>;

/** A reference to a record: an id, a name, or both. */
export const RecordReference = z.nullish(z.union([z.string(), z.number(), z.looseObject({ id: id(), name: text() })]));
export type RecordReference = Readonly<z.infer<typeof RecordReference>>;

/** The kinds of ids, as in the log of visits. */
export const ID_TYPES = ['dataid', 'node'] as const;
/** Which id of a record is meant: its own, or that of its node in the structure. */
export type IdType = (typeof ID_TYPES)[number];

/** A record to load, by one of its ids. */
export interface RegisterEntry {
  readonly id: string;
  readonly idtype: IdType;
}

/** A list question with the size of a page. */
export type RegisterPageQuestion = ListQuestion & { readonly size: number };
