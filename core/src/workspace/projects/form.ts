// The form of one project: what is typed over what the service has, and only that is sent.
import type { Form, Problems } from '../../data/form.ts';
import { createPatchForm, patched, type SendingNeeds } from '../../data/patch-form.ts';
import { readAmount } from '../../shared/amounts.ts';
import { dayIn, isoDate } from '../../shared/dates.ts';
import { type AddressDraft, addressDraft } from '../register/addresses.ts';
import { sentText } from '../register/fields.ts';
import { isMailAddress } from '../register/links.ts';
import { PROJECT_WORDS, type ProjectMessage } from './messages.ts';
import type { Project, ProjectFields } from './model.ts';
import type { OneProjectStore } from './one.ts';
import type { ProjectsPort } from './port.ts';
import { LONGEST_TITLE, municipalityNumber, type ProjectChoices } from './rules.ts';

const TEXTS = ['title', 'description', 'project_number', 'internal_project_number'] as const;
const AMOUNTS = ['bra', 'bya', 'contract_sum'] as const;
const NUMBERS = ['knr', 'gnr', 'bnr', 'fnr', 'snr'] as const;

type TextName = (typeof TEXTS)[number];
type AmountName = (typeof AMOUNTS)[number];
export type MatrixDraft = Readonly<Record<(typeof NUMBERS)[number], string>>;

/** A project as it is typed. */
export type ProjectValues = Readonly<Record<TextName | AmountName, string>> & {
  /** The ids of both. */
  readonly status: string;
  readonly type: string;
  readonly number_of_units: string;
  /** As YYYY-MM-DD. */
  readonly contract_date: string;
  readonly address: AddressDraft;
  readonly matrix: MatrixDraft;
  /** With commas between them. */
  readonly hmsNotificationEmails: string;
};

/** The addresses that hear of what happens on the site, as the service has them. */
export const mailsOf = ({ hmsNotificationEmails: mails }: Pick<Project, 'hmsNotificationEmails'>): readonly string[] =>
  (Array.isArray(mails) ? mails : typeof mails === 'string' ? mails.split(/[,;]/) : [])
    .map((mail: unknown) => String(mail ?? '').trim())
    .filter((mail) => mail !== '');

const written = (value: number | string | null | undefined): string => String(value ?? '').replace('.', ',');

export function projectValues(project: Project | null): ProjectValues {
  const day = dayIn(project?.contract_date);
  const texts = TEXTS.map((name) => [name, String(project?.[name] ?? '')] as const);
  const amounts = AMOUNTS.map((name) => [name, written(project?.[name])] as const);
  const numbers = NUMBERS.map((name) => [name, String(project?.matrix?.[name] ?? '')] as const);
  return {
    // Each name of the lists, which are all that these parts of a draft have.
    ...(Object.fromEntries<string>([...texts, ...amounts]) as Record<TextName | AmountName, string>),
    status: String(project?.status?.status_code ?? ''),
    type: String(project?.type?.id ?? ''),
    number_of_units: String(project?.number_of_units ?? ''),
    contract_date: day === null ? '' : isoDate(day),
    address: addressDraft(project?.address),
    matrix: { ...(Object.fromEntries<string>(numbers) as MatrixDraft), knr: municipalityNumber(project?.matrix?.knr) },
    hmsNotificationEmails: mailsOf(project ?? { hmsNotificationEmails: null }).join(', '),
  };
}

const wrong = (
  key: Exclude<ProjectMessage['key'], `failure.${string}` | 'project.refused' | 'project.longTitle'>,
): ProjectMessage => ({
  key,
  params: {},
});

const TOO_LONG: ProjectMessage = { key: 'project.longTitle', params: { most: LONGEST_TITLE } };

const isAmount = (text: string): boolean => text.trim() === '' || readAmount(text) !== null;
const isNumber = (text: string): boolean => text.trim() === '' || /^\d{1,6}$/.test(text.trim());

export function projectProblems(draft: ProjectValues): Problems<ProjectValues> {
  const amounts = AMOUNTS.filter((name) => !isAmount(draft[name])).map((name) => [name, wrong('project.wrongAmount')]);
  const mails = mailsOf(draft);
  return {
    ...(Object.fromEntries(amounts) as Problems<ProjectValues>), // the names of AMOUNTS are fields of the draft
    ...(draft.title.trim() === '' && { title: wrong('project.needsTitle') }),
    ...(draft.title.trim().length > LONGEST_TITLE && { title: TOO_LONG }),
    ...(!/^(?:[1-9]\d{0,5})?$/.test(draft.number_of_units.trim()) && {
      number_of_units: wrong('project.wrongUnits'),
    }),
    ...(!Object.values(draft.matrix).every(isNumber) && { matrix: wrong('project.wrongMatrix') }),
    ...(!mails.every(isMailAddress) && { hmsNotificationEmails: wrong('project.wrongMails') }),
  };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : readAmount(text));

/** [W-PROJECTS-40] What is sent of a changed project: the fields that were changed, with what is not typed here. */
export function projectFields(
  draft: ProjectValues,
  changed: readonly (keyof ProjectValues)[],
  before: Project | null,
  { statuses, types }: ProjectChoices,
): ProjectFields {
  const has = (name: keyof ProjectValues): boolean => changed.includes(name);
  const texts = TEXTS.filter(has).map((name) => [name, sentText(draft[name])] as const);
  const amounts = AMOUNTS.filter(has).map((name) => [name, numberOf(draft[name])] as const);
  const status = statuses.find(({ id }) => id === draft.status);
  const type = types.find(({ id }) => id === draft.type);
  return {
    ...Object.fromEntries<string | number | null>([...texts, ...amounts]),
    ...(has('status') && status && { status: { status_code: status.id, status_value: status.title } }),
    ...(has('type') && type && { type: { ...before?.type, id: Number(type.id) || type.id, title: type.title } }),
    ...(has('number_of_units') && { number_of_units: numberOf(draft.number_of_units) }),
    ...(has('contract_date') && { contract_date: sentText(draft.contract_date) }),
    ...(has('address') && { address: { ...before?.address, ...draft.address } }),
    ...(has('matrix') && {
      matrix: {
        ...before?.matrix,
        ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(draft.matrix[name])])),
        knr: municipalityNumber(draft.matrix.knr) || null,
      },
    }),
    ...(has('hmsNotificationEmails') && { hmsNotificationEmails: mailsOf(draft) }),
  };
}

export interface ProjectFormNeeds extends SendingNeeds {
  readonly port: Pick<ProjectsPort, 'change'>;
  readonly store: Pick<OneProjectStore, 'project'>;
  /** What can be chosen. */
  readonly choices: () => ProjectChoices;
  readonly done: () => void;
}

export const createProjectForm = ({
  port,
  store: { project },
  choices,
  ...needs
}: ProjectFormNeeds): Form<ProjectValues> =>
  createPatchForm<Project, ProjectValues, ProjectFields>({
    ...needs,
    ...patched(project),
    words: PROJECT_WORDS,
    valuesOf: projectValues,
    problemsOf: projectProblems,
    fieldsOf: (draft, changed, before) => projectFields(draft, changed, before, choices()),
    send: (fields, _key, before) => port.change(before?.id ?? '', fields),
  });
