// Replaces what may be personal in an answer. A value stays only where its schema, its form or a list says that it names no person.
import { demoCenters } from '@felles/fixtures';
import * as z from 'zod/mini';
import { isCoordinate, isHarmless, isIdName, isMime, type Kind, personalKind } from './kinds.ts';
import { namedAt, type Place, placesOf } from './places.ts';
import { isWord } from './words.ts';

/** Replaces values for the length of one recording: equal values stay equal. */
export interface Mask {
  /** A value of an answer, at a place of its schema, under the name of its field. */
  value(value: unknown, schema: z.core.$ZodType, name: string): unknown;
  /** A value of a path or query. */
  text(value: string, schema: z.core.$ZodType, name: string): string;
}

/** Days, months, instants, times of a day and colours, whole. */
const FORMS: readonly RegExp[] = [
  /^\d{4}-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?)?$/,
  /^\d\d\.\d\d\.\d{4}$/,
  /^\d\d:\d\d(-\d\d:\d\d)?$/,
  /^#[0-9a-f]{6}$/i,
];

/** A number, as texts have it. */
const NUMBER = /^-?\d{1,15}([.,]\d{1,15})?(e\d{1,2})?$/i;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids of the demo are smaller. */
const FIRST_ID = 900_000;

/** No subscriber's number begins with it. */
const FIRST_PHONE = 10_000_000;

const MADE: Readonly<Record<Exclude<Kind, 'birth'>, (number: number) => string>> = {
  secret: (number) => `secret-${number}`,
  email: (number) => `person${number}@demo.example`,
  phone: (number) => String(FIRST_PHONE + number),
  center: (number) => `senter-${number}`,
  address: (number) => `Gata ${number}`,
  link: (number) => `https://demo.example/${number}`,
  name: (number) => `Navn ${number}`,
  text: (number) => `Tekst ${number}`,
};

/** Whether an id may stand under a name of this kind: that of a user, say. */
const canNameId = (kind: Kind): boolean => kind === 'name' || kind === 'text';

/** A day of birth in the form that it had. */
const birthAs = (text: string): string => (/^\d\d\.\d\d\.\d{4}$/.test(text) ? '01.01.1990' : '1990-01-01');

const BIRTH_SECONDS = 631_152_000;
/** The middle of Norway. */
const DEGREES = 60;

export function createMask(): Mask {
  const codes = demoCenters().map(({ code }) => code);
  const numbers = new Map<string, Map<string, number>>();

  /** The number of a value among those of its kind, from 1. */
  function numberOf(kind: string, value: string): number {
    const ofKind = numbers.get(kind) ?? new Map<string, number>();
    numbers.set(kind, ofKind);
    const number = ofKind.get(value) ?? ofKind.size + 1;
    ofKind.set(value, number);
    return number;
  }

  const idFor = (value: string): number => FIRST_ID + numberOf('id', value);

  function idTextFor(text: string): string {
    const id = idFor(text);
    if (/^\d+$/.test(text)) return String(id);
    return UUID.test(text) ? `00000000-0000-4000-8000-${String(id).padStart(12, '0')}` : `id-${id}`;
  }

  function numberFor(value: number, name: string): number {
    if (isHarmless(value, name)) return value;
    if (isCoordinate(name)) return DEGREES;
    const kind = personalKind(name);
    if (kind === 'birth') return BIRTH_SECONDS;
    return kind === 'phone' ? FIRST_PHONE + numberOf('phone', String(value)) : idFor(String(value));
  }

  function textFor(text: string, name: string): string {
    const kind = personalKind(name);
    if (text === '' || isWord(text) || isMime(text, name)) return text;
    if (kind === 'birth') return birthAs(text);
    if (isIdName(name) && (kind === null || (canNameId(kind) && (/^\d+$/.test(text) || UUID.test(text)))))
      return idTextFor(text);
    if (kind === null && FORMS.some((form) => form.test(text))) return text;
    if (kind === 'center' && codes.includes(text)) return text;
    if (kind === null && NUMBER.test(text)) {
      const number = Number(text.replace(',', '.'));
      return isHarmless(number, name) ? text : String(numberFor(number, name));
    }
    return MADE[kind ?? 'text'](numberOf(kind ?? 'text', text));
  }

  function value(given: unknown, schema: z.core.$ZodType, name: string): unknown {
    const places = placesOf(schema);
    if (given === null || typeof given === 'boolean' || isNamed(given, places)) return given;
    if (typeof given === 'number') return numberFor(given, name);
    if (typeof given === 'string') return textFor(given, name);
    if (Array.isArray(given)) {
      const element = places.flatMap((def) => (def.type === 'array' ? [def.element] : []))[0];
      return element === undefined ? [] : given.map((each) => value(each, element, name));
    }
    // A field that no schema describes may be anything.
    const shapes = places.flatMap((def) => (def.type === 'object' ? [def] : []));
    const { shape } = shapes.find((def) => fits(def, given)) ?? shapes[0] ?? {};
    const record = places.find((def) => def.type === 'record');
    const fields = Object.entries(Object(given)).flatMap(([field, inside]): (readonly [string, unknown])[] => {
      const own = shape && Object.hasOwn(shape, field) ? shape[field] : undefined;
      if (own !== undefined) return [[field, value(inside, own, field)]];
      if (shape !== undefined || record === undefined) return [];
      const key = isNamed(field, placesOf(record.keyType)) ? field : textFor(field, name);
      return [[key, value(inside, record.valueType, name)]];
    });
    return shape === undefined && record === undefined ? null : Object.fromEntries(fields);
  }

  return {
    value,
    text: (text, schema, name) =>
      isNamed(text, placesOf(schema)) || !/^\d+(,\d+)+$/.test(text)
        ? String(value(text, schema, name))
        : text
            .split(',')
            .map((each) => textFor(each, name))
            .join(','),
  };
}

/** A value that the schema itself names. */
const isNamed = (value: unknown, places: readonly Place[]): boolean =>
  places.some((place) => namedAt(place).some((word) => word === value));

const fits = ({ shape }: z.core.$ZodObjectDef, given: unknown): boolean =>
  Object.entries(shape).every(([name, schema]) => z.safeDecode(schema, Reflect.get(Object(given), name)).success);
