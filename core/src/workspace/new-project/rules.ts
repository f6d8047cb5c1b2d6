// The draft of a new project, and how one change affects other fields.
import type { Project } from '../projects/model.ts';
import {
  type FoundAddress,
  type NewParticipant,
  type NewProjectDraft,
  type RegisterQuestion,
  UNIT_PARTS,
  type Unit,
  type UnitPart,
} from './model.ts';

/** An empty row for a cadastral unit, as a draft always has at least one. */
export const NO_UNIT: Unit = { knr: '', gnr: '', bnr: '', fnr: '', snr: '' };

/** [W-PROJECTS-30] The draft before any input: a project of one unit, whose address is entered by a search. */
export const EMPTY_PROJECT: NewProjectDraft = {
  step: 'basics',
  reached: 'basics',
  title: '',
  type: null,
  number_of_units: '1',
  contract_date: '',
  contract_sum: '',
  source: 'search',
  byMatrix: null,
  bySearch: null,
  address: '',
  postal_code: '',
  city: '',
  units: [NO_UNIT],
  template: null,
  first_day: '',
  leftOut: [],
  skipsRegister: false,
  building: null,
  property: null,
  isCleared: false,
  participants: [],
  photoName: '',
};

/** [W-PROJECTS-24] The address of the chosen way; the input of the others stays, but is not sent. */
export function addressOf(draft: NewProjectDraft): FoundAddress | null {
  switch (draft.source) {
    case 'matrix': {
      // An address counts only with its unit.
      const unit = draft.byMatrix && unitOf(draft.byMatrix);
      return draft.units.some((other) => isSame(other, unit)) ? draft.byMatrix : null;
    }
    case 'search':
      return draft.bySearch;
    case 'user': {
      const [address, postal_code, city] = [draft.address.trim(), draft.postal_code.trim(), draft.city.trim()];
      return address + postal_code + city === '' ? null : { id: '', address, postal_code, city };
    }
  }
}

/** Most units have no section or lease number. */
const mayBeEmpty = (part: UnitPart): boolean => part === 'fnr' || part === 'snr';

/** The invalid parts of a unit; none if it is empty. */
export const wrongPartsOf = (unit: Unit): readonly UnitPart[] =>
  isBlank(unit) ? [] : UNIT_PARTS.filter(isWrong(unit));

const isWrong =
  (unit: Unit) =>
  (part: UnitPart): boolean => {
    const typed = unit[part].trim();
    if (typed === '') return !mayBeEmpty(part);
    if (part === 'knr') return !/^\d{4}$/.test(typed);
    return !/^\d{1,6}$/.test(typed) || (!mayBeEmpty(part) && Number(typed) === 0);
  };

export const isBlank = (unit: Unit): boolean => UNIT_PARTS.every((part) => unit[part].trim() === '');

/** [W-PROJECTS-29] The complete units to send; the first one is the project's own. */
export const unitsOf = ({ units }: Pick<NewProjectDraft, 'units'>) =>
  units
    .filter((unit) => !isBlank(unit) && wrongPartsOf(unit).length === 0)
    .map((unit) => ({
      knr: unit.knr.trim(),
      gnr: Number(unit.gnr),
      bnr: Number(unit.bnr),
      fnr: Number(unit.fnr),
      snr: Number(unit.snr),
    }));

/** A unit in short: "164/583", with the other two numbers if it has them. */
export const unitWords = ({ gnr, bnr, fnr, snr }: Readonly<Record<'gnr' | 'bnr' | 'fnr' | 'snr', unknown>>): string => {
  const rest = [fnr, snr].map((number) => Number(number ?? 0));
  return [gnr, bnr, ...(rest.some((number) => number > 0) ? rest : [])].map(String).join('/');
};

/** The unit of an address as typed text. */
function unitOf({ matrix }: FoundAddress): Unit | null {
  if (!matrix?.gnr || !matrix.bnr) return null;
  const typed = (value: unknown): string =>
    value === null || value === undefined || Number(value) === 0 ? '' : String(value);
  return {
    knr: typed(matrix.knr).padStart(4, '0'),
    gnr: typed(matrix.gnr),
    bnr: typed(matrix.bnr),
    fnr: typed(matrix.fnr),
    snr: typed(matrix.snr),
  };
}

/** The units after an address was chosen or cleared: its unit is first, and replaces that of the earlier address. */
export function unitsAfter(
  units: readonly Unit[],
  before: FoundAddress | null,
  found: FoundAddress | null,
): readonly Unit[] {
  const [unit, old] = [found && unitOf(found), before && unitOf(before)];
  if (unit === null && old === null) return units;
  const others = units.filter((other) => !isBlank(other) && !isSame(other, unit) && !(old && isSame(other, old)));
  const all = unit ? [unit, ...others] : others;
  return all.length === 0 ? [NO_UNIT] : all;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Null without an address or a unit. */
export function registerQuestion(draft: NewProjectDraft): RegisterQuestion | null {
  const { address, postal_code: code, city } = addressOf(draft) ?? {};
  const units = unitsOf(draft).map((unit) => UNIT_PARTS.map((part) => unit[part]).join('-'));
  const line = [address, code, city].map((part) => (part ?? '').trim()).filter(Boolean);
  return units.length === 0 && line.length === 0 ? null : { units: units.join(','), address: line.join(', ') };
}

/** [W-PROJECTS-31] [W-PROJECTS-32] The draft after a change. Another place clears the building and the property. */
export function changeDraft(before: NewProjectDraft, part: Partial<NewProjectDraft>): NewProjectDraft {
  const after = { ...before, ...part };
  const hasChosen = before.building !== null || before.property !== null;
  if (isSame(registerQuestion(before), registerQuestion(after))) return after;
  return { ...after, building: null, property: null, isCleared: hasChosen || before.isCleared };
}

/** [W-PROJECTS-33] [W-PROJECTS-55] Removes all entries of the person, or, without a person, the entry with this key. */
export function withoutParticipant(all: readonly NewParticipant[], key: string): readonly NewParticipant[] {
  const gone = all.find((one) => one.key === key);
  const person = personIdOf(gone);
  return all.filter((one) => (person === null ? one.key !== key : personIdOf(one) !== person));
}

const idText = (thing: { readonly id?: unknown } | null | undefined): string | null =>
  thing?.id === null || thing?.id === undefined || thing.id === '' ? null : String(thing.id);

const personIdOf = (one: NewParticipant | undefined): string | null => idText(one?.person);

/** Whether the list already has the person, or the company without a person. */
export const isThere = (all: readonly NewParticipant[], one: Pick<NewParticipant, 'person' | 'contact'>): boolean =>
  all.some((other) =>
    one.person
      ? personIdOf(other) === idText(one.person)
      : other.person === null && idText(other.contact) === idText(one.contact),
  );

/** The parent project's address as a draft; null if it has none. */
export function addressAsTyped({
  address,
  matrix,
}: Pick<Project, 'address' | 'matrix'>): Partial<NewProjectDraft> | null {
  if (!address?.address) return null;
  const unit = unitOf({ id: '', matrix });
  return {
    source: 'user',
    address: address.address,
    postal_code: address.postal_code ?? '',
    city: address.city ?? '',
    ...(unit && { units: [unit] }),
  };
}
