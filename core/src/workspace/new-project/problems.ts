// The problems of a new project's draft, and the steps that they allow.
import type { Problems } from '../../data/form.ts';
import { dayIn, parseIsoDate } from '../../shared/dates.ts';
import { groupDigits, isBeyond } from '../../shared/numbers.ts';
import type { NewProjectMessage } from '../../texts/new-project.ts';
import { LARGEST_AMOUNT, LONGEST_TITLE, MOST_UNITS } from '../projects/rules.ts';
import { type NewProjectDraft, type NewProjectStep, STEPS } from './model.ts';
import { isBlank, wrongPartsOf } from './rules.ts';

/** A typed sum, with spaces and a comma; null if it is invalid. */
export function readSum(typed: string): number | null {
  const plain = typed.replace(/\s|kr\.?/gi, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** [W-PROJECTS-30] A whole number from 1 on; null if it is invalid. */
export const readUnitCount = (typed: string): number | null =>
  /^[1-9]\d*$/.test(typed.trim()) ? Number(typed.trim()) : null;

const message = (
  key: Exclude<NewProjectMessage['key'], 'newProject.wrongUnit' | 'newProject.longTitle' | 'newProject.large'>,
): NewProjectMessage => ({ key, params: {} });

function problemOfTitle(title: string): NewProjectMessage | null {
  if (title.trim() === '') return message('newProject.needsTitle');
  const isLong = title.trim().length > LONGEST_TITLE;
  return isLong ? { key: 'newProject.longTitle', params: { most: LONGEST_TITLE } } : null;
}

function problemOfUnitCount(typed: string): NewProjectMessage | null {
  if (isBeyond(typed, MOST_UNITS)) return large(MOST_UNITS);
  return readUnitCount(typed) === null ? message('newProject.wrongCount') : null;
}

function problemOfSum(typed: string): NewProjectMessage | null {
  if (typed.trim() === '') return null;
  if (isBeyond(typed.replace(/kr\.?/gi, ''), LARGEST_AMOUNT)) return large(LARGEST_AMOUNT);
  return readSum(typed) === null ? message('newProject.wrongSum') : null;
}

const large = (most: number): NewProjectMessage => ({ key: 'newProject.large', params: { most: groupDigits(most) } });

export function problemsOfProject(draft: NewProjectDraft): Problems<NewProjectDraft> {
  const { contract_date: date, contract_sum: sum } = draft;
  const [title, count] = [problemOfTitle(draft.title), problemOfUnitCount(draft.number_of_units)];
  const contractSum = problemOfSum(sum);
  const isWithoutDay = draft.template !== null && parseIsoDate(draft.first_day) === null;
  return {
    ...(title && { title }),
    ...(count && { number_of_units: count }),
    ...(date !== '' && dayIn(date) === null && { contract_date: message('newProject.wrongDate') }),
    ...(contractSum && { contract_sum: contractSum }),
    ...(isWithoutDay && { first_day: message('newProject.needsFirstDay') }),
    ...problemsOfAddress(draft),
    ...problemOfUnits(draft),
  };
}

/** Only of the chosen way, as the others are not sent. */
function problemsOfAddress({
  source,
  bySearch,
  address,
  postal_code: code,
  city,
}: NewProjectDraft): Problems<NewProjectDraft> {
  if (source === 'search') return bySearch === null ? { bySearch: message('newProject.needsFound') } : {};
  if (source === 'matrix') return {};
  return {
    ...(address.trim() === '' && { address: message('newProject.needsStreet') }),
    ...(!/^\d{4}$/.test(code.trim()) && { postal_code: message('newProject.wrongPostalCode') }),
    ...(city.trim() === '' && { city: message('newProject.needsCity') }),
  };
}

function problemOfUnits({ source, units }: NewProjectDraft): Problems<NewProjectDraft> {
  const wrong = units.findIndex((unit) => wrongPartsOf(unit).length > 0);
  if (wrong >= 0) return { units: { key: 'newProject.wrongUnit', params: { number: wrong + 1 } } };
  // In this way the place is known only by its unit.
  return source === 'matrix' && units.every(isBlank) ? { units: message('newProject.needsUnit') } : {};
}

/** The checked fields of each step. */
const FIELDS: Readonly<Record<NewProjectStep, readonly (keyof NewProjectDraft)[]>> = {
  basics: ['title', 'number_of_units', 'contract_date', 'contract_sum'],
  address: ['bySearch', 'address', 'postal_code', 'city', 'units'],
  template: ['first_day'],
  register: [],
  participants: [],
  photo: [],
  summary: [],
};

export const fieldsOfStep = (step: NewProjectStep): readonly (keyof NewProjectDraft)[] => FIELDS[step];

const placeOf = (step: NewProjectStep): number => STEPS.indexOf(step);

export const laterOf = (one: NewProjectStep, other: NewProjectStep): NewProjectStep =>
  placeOf(one) > placeOf(other) ? one : other;

/** The reachable step: back without limit, forward up to the first step with a problem. */
export function wayTo(wanted: NewProjectStep, draft: NewProjectDraft): NewProjectStep {
  const wrong = problemsOfProject(draft);
  const between = STEPS.slice(placeOf(draft.step), placeOf(wanted));
  return between.find((step) => FIELDS[step].some((field) => field in wrong)) ?? wanted;
}
