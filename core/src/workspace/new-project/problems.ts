// What is wrong with what is typed of a new project, and how far through the steps that lets the user go.
import type { Problems } from '../../data/form.ts';
import { dayIn } from '../../shared/dates.ts';
import { LONGEST_TITLE } from '../projects/rules.ts';
import type { NewProjectMessage } from './messages.ts';
import { type NewProjectDraft, type NewProjectStep, STEPS } from './model.ts';
import { isBlank, wrongPartsOf } from './rules.ts';

/** A sum as it is typed, with spaces and a comma; null for what is none. */
export function readSum(typed: string): number | null {
  const plain = typed.replace(/\s|kr\.?/gi, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

const MOST_UNITS = 99_999;

/** [W-PROJECTS-30] A whole number from 1 on; null for what is none. */
export const readUnitCount = (typed: string): number | null =>
  /^[1-9]\d*$/.test(typed.trim()) ? Number(typed.trim()) : null;

const said = (
  key: Exclude<NewProjectMessage['key'], 'newProject.wrongUnit' | 'newProject.longTitle'>,
): NewProjectMessage => ({ key, params: {} });

function problemOfTitle(title: string): NewProjectMessage | null {
  if (title.trim() === '') return said('newProject.needsTitle');
  const isLong = title.trim().length > LONGEST_TITLE;
  return isLong ? { key: 'newProject.longTitle', params: { most: LONGEST_TITLE } } : null;
}

function problemOfUnitCount(typed: string): NewProjectMessage | null {
  const count = readUnitCount(typed);
  if (count === null) return said('newProject.wrongCount');
  return count > MOST_UNITS ? said('newProject.manyUnits') : null;
}

/** What is wrong, by field. */
export function problemsOfProject(draft: NewProjectDraft): Problems<NewProjectDraft> {
  const { contract_date: date, contract_sum: sum } = draft;
  const [title, count] = [problemOfTitle(draft.title), problemOfUnitCount(draft.number_of_units)];
  return {
    ...(title && { title }),
    ...(count && { number_of_units: count }),
    ...(date !== '' && dayIn(date) === null && { contract_date: said('newProject.wrongDate') }),
    ...(sum.trim() !== '' && readSum(sum) === null && { contract_sum: said('newProject.wrongSum') }),
    ...problemsOfAddress(draft),
    ...problemOfUnits(draft),
  };
}

/** Of the chosen way alone: what is typed in the others is not sent. */
function problemsOfAddress({
  source,
  bySearch,
  address,
  postal_code: code,
  city,
}: NewProjectDraft): Problems<NewProjectDraft> {
  if (source === 'search') return bySearch === null ? { bySearch: said('newProject.needsFound') } : {};
  if (source === 'matrix') return {};
  return {
    ...(address.trim() === '' && { address: said('newProject.needsStreet') }),
    ...(!/^\d{4}$/.test(code.trim()) && { postal_code: said('newProject.wrongPostalCode') }),
    ...(city.trim() === '' && { city: said('newProject.needsCity') }),
  };
}

function problemOfUnits({ source, units }: NewProjectDraft): Problems<NewProjectDraft> {
  const wrong = units.findIndex((unit) => wrongPartsOf(unit).length > 0);
  if (wrong >= 0) return { units: { key: 'newProject.wrongUnit', params: { number: wrong + 1 } } };
  // By the cadastre a place is known by its unit.
  return source === 'matrix' && units.every(isBlank) ? { units: said('newProject.needsUnit') } : {};
}

/** The fields of each step in which something may be wrong. */
const FIELDS: Readonly<Record<NewProjectStep, readonly (keyof NewProjectDraft)[]>> = {
  basics: ['title', 'number_of_units', 'contract_date', 'contract_sum'],
  address: ['bySearch', 'address', 'postal_code', 'city', 'units'],
  register: [],
  participants: [],
  photo: [],
  summary: [],
};

export const fieldsOfStep = (step: NewProjectStep): readonly (keyof NewProjectDraft)[] => FIELDS[step];

const placeOf = (step: NewProjectStep): number => STEPS.indexOf(step);

/** The later one of two steps. */
export const laterOf = (one: NewProjectStep, other: NewProjectStep): NewProjectStep =>
  placeOf(one) > placeOf(other) ? one : other;

/** Where the way to a step ends: back is free, and forward it ends at the first step in which something is wrong. */
export function wayTo(wanted: NewProjectStep, draft: NewProjectDraft): NewProjectStep {
  const wrong = problemsOfProject(draft);
  const between = STEPS.slice(placeOf(draft.step), placeOf(wanted));
  return between.find((step) => FIELDS[step].some((field) => field in wrong)) ?? wanted;
}
