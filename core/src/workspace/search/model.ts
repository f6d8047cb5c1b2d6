import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { id, numberOrText, text } from '../../shared/wire-values.ts';

/** [W-SEARCH-01] [W-SEARCH-02] A hit. Invoices have three more fields. */
export const SearchHit = z.looseObject({
  ctime: text(),
  datatype_id: z.nullish(z.number()),
  mtime: text(),
  node_id: id(),
  owner_login_id: id(),
  owner_login_name: text(),
  project_id: id(),
  project_name: text(),
  title: text(),
  type: text(),
  invoice_number: numberOrText(),
  contact_id: id(),
  contact_name: text(),
  /** An addition: the field that contains the words, if it is not the title. */
  found_in: text(),
  found_text: text(),
});
export interface SearchHit extends Readonly<z.infer<typeof SearchHit>> {}

/** At most one of them is true. */
export interface SearchVisibility {
  readonly main: boolean;
  readonly preview: boolean;
}

/** The hits of one datatype, among those that are loaded. */
export interface SearchGroup {
  /** The datatype of the hits, and the heading. */
  readonly name: string;
  readonly hits: readonly SearchHit[];
}

/** The call for the search over all datatypes. */
export interface SearchPort {
  /** At most `most` hits. */
  search(text: string, most: number): Reply<readonly SearchHit[]>;
}
