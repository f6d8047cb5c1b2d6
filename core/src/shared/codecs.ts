// Codecs for dates of the wire. The one for DD.MM.YYYY is in calendar.ts, with the calendar library.
import * as z from 'zod/mini';
import { type Day, isoDate, parseIsoDate } from './dates.ts';

/** A text on the wire, a day inside. */
export const dayCodec = (parse: (text: string) => Day | null, write: (day: Day) => string, form: string) =>
  z.codec(
    z.string(),
    z.custom<Day>((value) => Number.isInteger(value)),
    {
      decode: (text, context) => {
        const day = parse(text);
        if (day !== null) return day;
        context.issues.push({
          code: 'invalid_format',
          format: 'date',
          input: text,
          message: `not a day written ${form}`,
        });
        return z.NEVER;
      },
      encode: write,
    },
  );

/** '2026-11-19' on the wire, a day inside. */
export const IsoDate = dayCodec(parseIsoDate, isoDate, 'YYYY-MM-DD');
