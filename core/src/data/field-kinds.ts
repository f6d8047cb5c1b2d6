// The fields of a form, each declared once by its name and its kind.
import { dayIn, isoDate } from '../shared/dates.ts';
import type { Message } from '../shared/messages.ts';
import type { Problems } from './form.ts';

/** Converts a value of the service to typed text and back, and checks it. */
export interface FieldKind<W, D> {
  draft(value: W): D;
  problem(draft: D): Message | null;
  /** Undefined if there is nothing to send. */
  sent(draft: D, before: W): unknown;
}

/** The kinds of the fields of a form, by their names. */
export type FieldKinds = Readonly<Record<string, FieldKind<unknown, unknown>>>;

/** The typed values of a record. */
export type DraftBy<K extends FieldKinds> = { readonly [N in keyof K]: ReturnType<K[N]['draft']> };

/** The check of a field without rules. */
export const right = () => null;

/** The text to send; null for an empty one, as the service writes it. */
const sentText = (text: string): string | null => text.trim() || null;

/** A text; `problem` gets it without spaces around it. */
export const textBy = (
  problem: (text: string) => Message | null,
): FieldKind<string | number | boolean | null | undefined, string> => ({
  draft: (value) => String(value ?? ''),
  problem: (text) => problem(text.trim()),
  sent: sentText,
});

/** A day as YYYY-MM-DD. The service writes a day, or an instant. */
export function dayDraft(value: string | null | undefined): string {
  const day = dayIn(value);
  return day === null ? '' : isoDate(day);
}

export function formBy<K extends FieldKinds>(kinds: K) {
  const fields = Object.entries(kinds);
  const valuesOf = (record: object | null) => {
    const values = fields.map(([name, { draft }]) => [name, draft(record && Reflect.get(record, name))] as const);
    return Object.fromEntries(values) as DraftBy<K>; // the draft of each field
  };
  return {
    valuesOf,
    problemsOf(draft: DraftBy<K>): Problems<DraftBy<K>> {
      const problems = fields.map(([name, { problem }]) => [name, problem(Reflect.get(draft, name))] as const);
      // Only of these fields.
      return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Problems<DraftBy<K>>;
    },
    /** Only the changed fields are sent. */
    fieldsOf(draft: DraftBy<K>, changed: readonly PropertyKey[], before: object | null) {
      const sent = fields
        .filter(([name]) => changed.includes(name))
        .map(
          ([name, kind]) => [name, kind.sent(Reflect.get(draft, name), before && Reflect.get(before, name))] as const,
        );
      return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    },
  };
}
