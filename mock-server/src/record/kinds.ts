// The meaning of a field by its name. A name that says nothing is that of a free text, or of a number that may name a person.

/** The kinds of texts that are made up anew. */
export type Kind = 'secret' | 'birth' | 'email' | 'phone' | 'center' | 'address' | 'link' | 'name' | 'text';

/** Too many names are taken for personal rather than too few; the first that fits counts. */
const PERSONAL: readonly (readonly [Kind, RegExp])[] = [
  ['secret', /token|passw|sess(ion|id)|secret|ticket/i],
  ['birth', /birth|born|f[øo]dt|f[øo]dsel/i],
  ['email', /mail|epost/i],
  ['phone', /phone|mobil|telefon|^tel$/i],
  ['center', /^centerident$/],
  ['address', /addr|adresse|street|gate|place|sted|city|post(al|nr|code)|municip|kommune|areacode/i],
  ['link', /url|link|web_?site|logo|image|path/i],
  ['name', /name|navn|leder|initials|_by$|^by$|user|bruker|owner|member|kunde|instructor/i],
  ['text', /text|tekst|titl|tittel|descr|beskr|comment|message|note|info|reason|detail|query|hash|card|^q$/i],
];

const MIME = /^(application|audio|font|image|model|text|video)\/[a-z0-9.+-]+$/;

const COORDINATE = /^(lat|lng|long)(itude)?$/;

/** Words of names of numbers that count or measure, with any other words beside them. */
const QUANTITIES = new Set(
  [
    'count counts sum price pris cost fee fees rest verdi mva sats rabatt antall amount least most max min limit used left total',
    'days months weeks hours minutes varighet duration page size width height sequence sorting sortering units num den level',
    'severity importance kroner percent numerator denominator budget quantity clips klipp vat',
  ].flatMap((line) => line.split(' ')),
);

/** Names of counts by state. With another word beside it, each is a name of something else: `registered_to_contact`. */
const COUNTED = new Set(
  [
    'ok fail failed guest gjest registered opened closed overdue sent before after booked waiting free bra bya passed scheduled',
    'active now today yesterday done all of',
  ].flatMap((line) => line.split(' ')),
);

const TIMES = new Set(
  'at dato date time timestamp expires until from to start stop starts ends begins mtime ctime inntil slettes'.split(
    ' ',
  ),
);

const IDS = new Set('id ids number numbers no nr ref kid eier kunde ordre prosjekt avdeling owner user'.split(' '));

/** Ends like an id, and is none. */
const NO_ID = /(paid|valid)$/;

/** Epoch seconds or milliseconds from the year 2000 to 2100. */
const isEpoch = (value: number): boolean => [1, 1_000].some((unit) => value >= 946e6 * unit && value < 4_103e6 * unit);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

/** Null where the name is not that of something personal. */
export const personalKind = (name: string): Kind | null => PERSONAL.find(([, form]) => form.test(name))?.[0] ?? null;

/** Whether a text says of which kind the bytes of a file are. */
export const isMime = (text: string, name: string): boolean => /(mime|content)_type$/.test(name) && MIME.test(text);

export const isCoordinate = (name: string): boolean => COORDINATE.test(name);

export function isIdName(name: string): boolean {
  const last = wordsOf(name).at(-1) ?? '';
  return IDS.has(last) || (/id$/.test(last) && !NO_ID.test(last));
}

/** The largest number that measures; a longer one may be that of a person. */
const LARGEST = 1e9;

/** A smaller number is the word of a list, and a state rather than an id. */
const LONG = 100;

/** Whether a number under this name can be that of no person, so that it stays. */
export function isHarmless(value: number, name: string): boolean {
  if (value === 0 || value === 1) return !isIdName(name);
  const words = wordsOf(name);
  // The kind of a record is known by its id.
  if (name === 'datatype_id') return value < LONG;
  if (isIdName(name)) return false;
  if (words.at(-1) === 'count' && value < LARGEST) return true;
  if (personalKind(name) !== null) return false;
  if (words.some((word) => TIMES.has(word)) && isEpoch(value)) return true;
  const isMeasured = COUNTED.has(name) || words.some((word) => QUANTITIES.has(word));
  if (isMeasured && Math.abs(value) < LARGEST) return true;
  return Number.isInteger(value) && Math.abs(value) < LONG;
}
