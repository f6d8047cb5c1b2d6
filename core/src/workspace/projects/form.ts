import { type DraftBy, dayDraft, formBy, right, textBy } from '../../data/field-kinds.ts';
import type { Form } from '../../data/form.ts';
import { createPatchForm, patchOf, type SendingNeeds } from '../../data/patch-form.ts';
import { type FailureTexts, failureTexts } from '../../shared/messages.ts';
import { groupDigits, isBeyond } from '../../shared/numbers.ts';
import type { ProjectMessage } from '../../texts/projects.ts';
import { type AddressDraft, draftOfAddress } from '../register/addresses.ts';
import { isMailAddress } from '../register/links.ts';
import type { Project, ProjectFields, ProjectsPort } from './model.ts';
import type { OneProjectStore } from './one.ts';
import {
  LARGEST_AMOUNT,
  LONGEST_TITLE,
  MOST_UNITS,
  municipalityNumber,
  NO_CHOICES,
  type ProjectChoices,
} from './rules.ts';

/** The message for each kind of failure when a project is changed. */
export const PROJECT_WORDS: FailureTexts<ProjectMessage> = failureTexts(
  'project.offline',
  'project.lost',
  'project.refused',
);

/** The typed numbers of a property in the land register: municipality, farm, unit, lease and section. */
export type MatrixDraft = Readonly<Record<'knr' | 'gnr' | 'bnr' | 'fnr' | 'snr', string>>;
const NUMBERS: readonly (keyof MatrixDraft)[] = ['knr', 'gnr', 'bnr', 'fnr', 'snr'];

/** The e-mail addresses for notifications from the site. */
export const mailsOf = (mails: Project['hmsNotificationEmails']): readonly string[] =>
  (Array.isArray(mails) ? mails : typeof mails === 'string' ? mails.split(/[,;]/) : [])
    .map((mail: unknown) => String(mail ?? '').trim())
    .filter((mail) => mail !== '');

function problemOfTitle(title: string): ProjectMessage | null {
  if (title === '') return { key: 'project.needsTitle', params: {} };
  return title.length > LONGEST_TITLE ? { key: 'project.longTitle', params: { most: LONGEST_TITLE } } : null;
}

const unless = (isRight: boolean, key: WrongField): ProjectMessage | null => (isRight ? null : { key, params: {} });
type WrongField = 'project.wrongAmount' | 'project.wrongUnits' | 'project.wrongMatrix' | 'project.wrongMails';

/** The problem of a number that is too large, or else the other one. */
const within = (text: string, most: number, other: ProjectMessage | null): ProjectMessage | null =>
  isBeyond(text, most) ? { key: 'project.large', params: { most: groupDigits(most) } } : other;

const isNumber = (text: string): boolean => /^\d{0,6}$/.test(text.trim());
const numberOf = (text: string): number | null => (text.trim() === '' ? null : readAmount(text));

const TEXT = textBy(right);
const AMOUNT = {
  draft: (amount: number | string | null | undefined) => String(amount ?? '').replace('.', ','),
  problem: (text: string) =>
    within(text, LARGEST_AMOUNT, unless(text.trim() === '' || readAmount(text) !== null, 'project.wrongAmount')),
  sent: numberOf,
};

/** [W-PROJECTS-40] The changeable fields of a project. Other parts of an address, a type or a matrix stay. */
export const projectFields = ({ statuses, types }: ProjectChoices) => ({
  title: textBy(problemOfTitle),
  description: TEXT,
  project_number: TEXT,
  internal_project_number: TEXT,
  /** Both are ids. */
  status: {
    draft: (status: Project['status']) => String(status?.status_code ?? ''),
    problem: right,
    sent(code: string) {
      const status = statuses.find(({ id }) => id === code);
      return status && { status_code: status.id, status_value: status.title };
    },
  },
  type: {
    draft: (type: Project['type']) => type?.id ?? '',
    problem: right,
    sent(code: string, before: Project['type']) {
      const type = types.find(({ id }) => id === code);
      return type && { ...before, id: Number(type.id) || type.id, title: type.title };
    },
  },
  bra: AMOUNT,
  bya: AMOUNT,
  contract_sum: AMOUNT,
  number_of_units: {
    ...textBy((text) => within(text, MOST_UNITS, unless(/^(?:[1-9]\d*)?$/.test(text), 'project.wrongUnits'))),
    sent: numberOf,
  },
  contract_date: { ...TEXT, draft: dayDraft },
  address: {
    draft: draftOfAddress,
    problem: right,
    sent: (address: AddressDraft, before: Project['address']) => ({ ...before, ...address }),
  },
  matrix: {
    draft: (matrix: Project['matrix']): MatrixDraft => ({
      ...byNumber((name) => String(matrix?.[name] ?? '')),
      knr: municipalityNumber(matrix?.knr),
    }),
    problem: (matrix: MatrixDraft) => unless(Object.values(matrix).every(isNumber), 'project.wrongMatrix'),
    sent: (matrix: MatrixDraft, before: Project['matrix']) => ({
      ...before,
      ...byNumber((name) => numberOf(matrix[name])),
      knr: municipalityNumber(matrix.knr) || null,
    }),
  },
  /** Separated by commas. */
  hmsNotificationEmails: {
    draft: (mails: Project['hmsNotificationEmails']) => mailsOf(mails).join(', '),
    problem: (text: string) => unless(mailsOf(text).every(isMailAddress), 'project.wrongMails'),
    sent: (text: string) => mailsOf(text),
  },
});

const byNumber = <T>(of: (name: keyof MatrixDraft) => T) =>
  Object.fromEntries(NUMBERS.map((name) => [name, of(name)])) as Readonly<Record<keyof MatrixDraft, T>>; // each name

/** The typed values of the project form, nearly all as text. */
export type ProjectValues = DraftBy<ReturnType<typeof projectFields>>;

export const projectForm = (choices: ProjectChoices) => formBy(projectFields(choices));

/** The form before the choices are known, which is enough to read and check a draft. */
export const PROJECT_FORM = projectForm(NO_CHOICES);

/** The call that changes a project, and the page's project, which takes the answer. */
export interface ProjectFormNeeds extends SendingNeeds {
  readonly port: Pick<ProjectsPort, 'change'>;
  readonly store: Pick<OneProjectStore, 'project'>;
  /** The types and statuses to choose from. */
  readonly choices: () => ProjectChoices;
  readonly done: () => void;
}

/** The form of one project. Only the changed fields are sent. */
export const createProjectForm = ({
  port,
  store: { project },
  choices,
  ...needs
}: ProjectFormNeeds): Form<ProjectValues> =>
  createPatchForm<Project, ProjectValues, ProjectFields>({
    ...needs,
    ...patchOf(project),
    words: PROJECT_WORDS,
    ...PROJECT_FORM,
    fieldsOf: (draft, changed, before) => projectForm(choices()).fieldsOf(draft, changed, before),
    send: (fields, _key, before) => port.change(before?.id ?? '', fields),
  });

/** An amount as people type it in Norwegian: "1 240,5". Null if the text is none. */
function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}
