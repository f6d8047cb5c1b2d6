// The datatypes of the host system: each has a number and a name.

/** [W-DATATYPES-01] All known pairs. */
export const DATATYPES = {
  1: 'owner',
  2: 'department',
  3: 'contact',
  4: 'project',
  5: 'document',
  6: 'email',
  7: 'emailfolder',
  8: 'login',
  9: 'group',
  10: 'url',
  11: 'text',
  12: 'folder',
  13: 'calendar',
  14: 'person',
  15: 'role',
  16: 'sms',
  17: 'note',
  18: 'template',
  19: 'standard url',
  20: 'mms',
  22: 'keyword',
  23: 'ssl servicecard',
  24: 'keyword category',
  25: 'structure link',
  26: 'contract',
  27: 'sms template',
  28: 'imap message',
  29: 'article',
  30: 'invoice',
  31: 'invoice appendix',
  32: 'invoice bundle',
  33: 'article category',
  34: 'document control system',
  35: 'controlled document',
  36: 'resource',
  37: 'resource category',
  38: 'document system',
  40: 'contract deviation',
  41: 'contract line',
  42: 'node log',
  45: 'expense',
  46: 'selection',
  47: 'calendar event instance',
  48: 'helpdesk',
} as const;

/** The host system's name of a datatype, as it stands for example in a search hit. */
export type DatatypeName = (typeof DATATYPES)[keyof typeof DATATYPES];

const NAMES: ReadonlyMap<number, DatatypeName> = new Map(
  Object.entries(DATATYPES).map(([id, name]) => [Number(id), name]),
);
const IDS: ReadonlyMap<string, number> = new Map([...NAMES].map(([id, name]) => [name, id]));

/** [W-DATATYPES-05] Shown for an unknown datatype. */
export const UNKNOWN_DATATYPE = 'ukjent';

/** [W-DATATYPES-04] Throws for an unknown id. */
export function datatypeName(id: number): DatatypeName {
  const name = NAMES.get(id);
  if (name === undefined) throw new Error(`there is no datatype ${id}`);
  return name;
}

/** Null for an unknown name. */
export const datatypeId = (name: string): number | null => IDS.get(name) ?? null;

/** Never throws. */
export function datatypeLabel(datatype: number | string | null | undefined): string {
  if (typeof datatype === 'number') return NAMES.get(datatype) ?? UNKNOWN_DATATYPE;
  return datatype !== null && datatype !== undefined && IDS.has(datatype) ? datatype : UNKNOWN_DATATYPE;
}
