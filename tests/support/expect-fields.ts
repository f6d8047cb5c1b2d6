import { expect } from 'vitest';
import * as z from 'zod/mini';

export interface Shape {
  readonly name: string;
  readonly schema: z.ZodMiniType<unknown> & { readonly shape: object };
  readonly whole: Readonly<Record<string, unknown>>;
  /** The id of a record: without it there is no record. */
  readonly key: string | null;
}

/** The schema has each field of a whole record, and reads the record where any of them but its id is missing or null. */
export function expectFields({ schema, whole, key }: Shape): void {
  expect(schema.parse(whole)).toEqual(whole);
  for (const field of Object.keys(whole)) {
    expect(Object.keys(schema.shape), field).toContain(field);
    const { [field]: _, ...rest } = whole;
    for (const record of [rest, { ...whole, [field]: null }])
      expect(z.safeParse(schema, record).success, field).toBe(field !== key);
  }
}
