import * as z from 'zod/mini';
import { id, text } from '../../shared/wire-values.ts';

/** [W-PANELS-01] */
export const PublishedPanel = z.object({
  pub_id: id(),
  title: text(),
  ingress: text(),
  text: text(),
  error: z.nullish(z.unknown()),
});
export type PublishedPanel = Readonly<z.infer<typeof PublishedPanel>>;

/** [W-PANELS-04] A panel as it is kept: it has its content and no error, or an error and no content. */
export interface KeptPanel {
  readonly pub_id: string;
  readonly title: string;
  readonly ingress: string;
  readonly text: string;
  readonly error: typeof FAILURE | null;
}

/** [W-PANELS-05] */
export const FAILURE = 'FAILURE';
