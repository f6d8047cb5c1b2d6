// Path and query values: text on the wire, never coerced, read by strict codecs.
import type { NamedFile } from '@felles/core';
import type { RegisterPageQuestion } from '@felles/core/internal/workspace/register/model';
import * as z from 'zod/mini';

/** '12', and neither '12.0' nor ' 12'. */
export const WholeNumber = z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/)), z.number(), {
  decode: Number,
  encode: String,
});

/** An ISO timestamp in UTC on the wire, epoch milliseconds inside. */
export const IsoInstant = z.codec(z.iso.datetime(), z.number(), {
  decode: (text) => Date.parse(text),
  encode: (instant) => new Date(instant).toISOString(),
});

/** '1,2,3': arrays stand in one value, joined by commas. */
export const WholeNumbers = z.codec(
  z.string().check(z.regex(/^(0|[1-9]\d{0,14})(,(0|[1-9]\d{0,14}))*$/)),
  z.readonly(z.array(z.number())),
  {
    decode: (text) => text.split(',').map(Number),
    encode: (numbers) => numbers.join(','),
  },
);

/** A file among the parts of a body. */
export const FilePart: z.ZodMiniType<NamedFile, NamedFile> = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});

/** 'true' or 'false'. */
export const YesOrNo = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** The fields of the query of one page of a list. */
export const PageQuery = {
  page: z.optional(WholeNumber),
  page_size: z.optional(WholeNumber),
  q: z.optional(z.string()),
  sort: z.optional(z.string()),
};

/** An empty text or order is not sent. */
export const pageQuery = ({ page, size, text, sort }: Partial<RegisterPageQuestion>) => ({
  page,
  page_size: size,
  ...(text && { q: text }),
  ...(sort && { sort }),
});
