import { RecordPhoto } from '@felles/core/internal/workspace/site-work/model';
import * as z from 'zod/mini';
import { parts, SLOW } from './call.ts';
import { FilePart } from './values.ts';

/** [W-SITE-36] One photo of a record, under its own client id; `at` is the press, which may be long before the sending. */
export const PHOTO_UPLOAD = {
  body: parts({ file: FilePart, client_id: z.string(), at: z.optional(z.string()) }),
  reply: RecordPhoto,
  patience: SLOW,
};
