// The rights of the workspace's users: to see, hear and change. Every call of staff and every channel asks here.
import {
  type CHANNELS,
  conversationOfChannel,
  EVENTS,
  projectOfChannel,
  userOfChannel,
} from '@felles/adapters-http/wire';
import { MAKE_REGISTER } from '@felles/core/internal/workspace/me/rules';
import { HoursLine } from '@felles/core/workspace/hours';
import { rightsIn, type SiteRight } from '@felles/core/workspace/projects';
import { type DemoStaff, demoStaff } from '@felles/fixtures/workspace/staff';
import { refusal } from '../refusals.ts';
import { type Asking, nameOf, type Rights, type Row } from '../row.ts';
import { openChat } from '../tables/chat.ts';
import { isPicture, openDocuments } from '../tables/documents.ts';
import { seesEntry } from '../tables/history.ts';
import { ALL_ON, openFlags, openProjects } from '../tables/projects.ts';
import type { Subject } from '../tables/table.ts';
import { openTasks } from '../tables/tasks.ts';
import type { World } from '../world.ts';
import { type RecordKind, RIGHTS, type Right } from './calls.ts';
import { officeRightsOf, seesHoursOf, siteRightsOf, withoutRight } from './site-rights.ts';
import {
  MILESTONE,
  OPTIONAL_PARTS,
  PARTICIPANT,
  type Part,
  PHASE,
  PROJECT,
  seesPart,
  TASK,
  type VisibleFields,
  visibleTo,
} from './visible-fields.ts';

/** Without a row of our own, which is no call of staff. */
const RIGHTS_BY_NAME: ReadonlyMap<string, Right> = new Map(Object.entries(RIGHTS));

const rightOf = (row: Row): Right | null => RIGHTS_BY_NAME.get(nameOf(row)) ?? null;

/** A record that is hidden is as one that is not there, word for word. */
const ABSENT: Readonly<Record<RecordKind, string>> = {
  asked: 'Prosjektet finnes ikke.',
  attachment: 'Vedlegget finnes ikke.',
  conversation: 'Samtalen finnes ikke.',
  document: 'Dokumentet finnes ikke.',
  message: 'Meldingen finnes ikke.',
  picture: 'Bildet finnes ikke.',
  project: 'Prosjektet finnes ikke.',
  task: 'Oppgaven finnes ikke.',
};

export function createRights(world: World): Rights {
  const untold = { world, publish: () => {} };
  const { rows: projects, maySee } = openProjects(untold);
  const documents = openDocuments(untold);
  const chat = openChat(untold);
  const tasks = openTasks(untold);
  const flags = openFlags(world, untold.publish);

  const seesProject = (staff: DemoStaff, id: string): boolean => projects.get(id) !== null && maySee(staff)({ id });

  function seesDocument(staff: DemoStaff, id: string, idtype: string): boolean {
    const row = idtype === 'node' ? documents.withNode(id) : documents.get(id);
    return row !== null && seesProject(staff, row.project_id);
  }

  function seesPicture(staff: DemoStaff, type: string, id: string): boolean {
    if (type === 'project') return seesProject(staff, id);
    const row = type === 'document' ? documents.get(id) : null;
    // The pictures of all other things are drawn, and alike for each id.
    return type !== 'document' || (row !== null && isPicture(row) && seesProject(staff, row.project_id));
  }

  const seesTalk = (staff: DemoStaff, row: { readonly conversation_id: string } | null): boolean =>
    row !== null && chat.find(staff, row.conversation_id) !== null;

  function isThere(of: RecordKind, staff: DemoStaff, { params, query }: Asking): boolean {
    const named = valuesOf(params);
    switch (of) {
      case 'project':
        return seesProject(staff, named('project_id'));
      case 'task':
        return seesProject(staff, String(tasks.find(named('task_id'))?.project_id));
      case 'asked': {
        const asked = valuesOf(query)('project_id');
        return asked === '' || asked.split(',').some((id) => seesProject(staff, id));
      }
      case 'document':
        return seesDocument(staff, named('document_id'), valuesOf(query)('idtype'));
      case 'picture':
        return seesPicture(staff, named('type'), named('dataid'));
      case 'conversation':
        return chat.find(staff, named('conversationID')) !== null;
      case 'message':
        return seesTalk(staff, chat.rows.messages.get(named('messageID')));
      case 'attachment':
        return seesTalk(staff, chat.files.get(named('attachmentID')));
    }
  }

  function mayHear(login: string, channel: string, { project = null, conversation = null }: Subject = {}): boolean {
    const owner = userOfChannel(channel);
    if (owner !== null) return owner === login;
    const staff = demoStaff.find(({ id }) => id === login);
    const kind = kindOfChannel(channel);
    if (staff === undefined || (kind !== null && !seesPart(staff, CHANNEL_PARTS[kind]))) return false;
    const named = projectOfChannel(channel);
    const talk = conversationOfChannel(channel);
    return (
      [named, project].every((id) => id === null || maySee(staff)({ id })) &&
      [talk, conversation].every((id) => id === null || chat.find(staff, id) !== null)
    );
  }

  /** [W-SITE-12] A part that is switched off is not there, not to be read either. */
  function requirePart(projectId: string, part: Part): void {
    if (OPTIONAL_PARTS.includes(part) && flags.get(projectId)?.[part] === false) throw refusal(404);
  }

  /** [W-SITE-12] A part that is switched off is not there; then one of the rights is needed. */
  function requireOnSite(staff: DemoStaff, projectId: string, needs: readonly SiteRight[]): void {
    const rights = siteRightsOf(staff);
    const given = rightsIn({ ...ALL_ON, ...flags.get(projectId), rights }, true);
    if (needs.some((right) => given.includes(right))) return;
    if (needs.some((right) => rights.includes(right))) throw refusal(404);
    throw withoutRight();
  }

  return {
    require(row, read) {
      const { staff } = read;
      const right = rightOf(row);
      if (staff === undefined || right === null) return;
      const { part, does, of, needs } = right;
      if (!seesPart(staff, part)) throw refusal(404);
      if (of !== null && !isThere(of, staff, read)) throw refusal(404, ABSENT[of]);
      if (does === 'changes' && staff.reach !== 'all') throw refusal(403, 'Du har ikke rett til å endre her.');
      if (of === 'project') requirePart(valuesOf(read.params)('project_id'), part);
      if (needs === MAKE_REGISTER && !officeRightsOf(staff).includes(needs)) throw withoutRight();
      if (needs !== null && needs !== MAKE_REGISTER) requireOnSite(staff, valuesOf(read.params)('project_id'), needs);
    },
    shown: (row, { staff }, value) =>
      staff === undefined ? value : visibleTo(staff, value, rightOf(row)?.shown ?? null),
    mayHear,
    heard(login, channel, { event, data }, about) {
      const staff = demoStaff.find(({ id }) => id === login);
      if (staff === undefined || !mayHear(login, channel, about)) return null;
      // Its events are about shared layouts, which a customer's user does not have.
      if (kindOfChannel(channel) === 'dashboard' && staff.reach !== 'all') return null;
      // The lines of others are heard by the same users as see them.
      if (event === EVENTS.hours.changed && !seesHoursOf(staff, personOfLine(data))) return null;
      if (event === EVENTS.history.added && !seesEntry(staff, Object(data))) return null;
      const right = rightOfEvent(event);
      return right === null || seesPart(staff, right[0]) ? { data: visibleTo(staff, data, right?.[1] ?? null) } : null;
    },
  };
}

/** The values that a call names in its path or its query; '' where there is none. */
const valuesOf =
  (values: unknown) =>
  (name: string): string => {
    const value = new Map(Object.entries(Object(values))).get(name);
    return value === undefined || value === null ? '' : String(value);
  };

/** The part of each channel; which project or conversation it is of stands in its name. */
const CHANNEL_PARTS: Readonly<Record<keyof typeof CHANNELS, Part>> = {
  projects: 'projects',
  project: 'projects',
  checkIns: 'checkins',
  figures: 'statistics',
  planning: 'tasks',
  articles: 'articles',
  contacts: 'contacts',
  persons: 'persons',
  departments: 'departments',
  agreements: 'conversations',
  conversation: 'conversations',
  dashboard: 'own',
  panels: 'panels',
  user: 'own',
};

const CHANNEL_NAMES: readonly (readonly [keyof typeof CHANNELS, RegExp])[] = [
  ['figures', /^project\.statistics$/],
  ['checkIns', /^project\.[^.]*\.checkins$/],
  ['project', /^project\.[^.]*$/],
  ['conversation', /^conversation\./],
  ['dashboard', /^dashboard\./],
  ['user', /^user\./],
];

/** The channel of the service that has a name; null for a name that the service tells nothing in. */
export function kindOfChannel(name: string): keyof typeof CHANNELS | null {
  const found = CHANNEL_NAMES.find(([, form]) => form.test(name));
  return found?.[0] ?? SINGLE.find((kind) => kind === name) ?? null;
}

const SINGLE = [
  'projects',
  'planning',
  'articles',
  'contacts',
  'persons',
  'departments',
  'agreements',
  'panels',
] as const satisfies readonly (keyof typeof CHANNELS)[];

/** The part that the events about each thing are of, and what of their data a user of the customer is given. */
const EVENT_RIGHTS: Readonly<Record<keyof typeof EVENTS, readonly [Part, VisibleFields?]>> = {
  agreement: ['conversations'],
  article: ['articles'],
  checkIn: ['checkins'],
  checklist: ['checklists'],
  checkpoint: ['phases'],
  contact: ['contacts'],
  conversation: ['conversations'],
  deadline: ['deadlines'],
  department: ['departments'],
  deviation: ['deviations'],
  document: ['documents'],
  expense: ['expenses'],
  figures: ['statistics'],
  flags: ['projects'],
  folder: ['documents'],
  handbook: ['handbook'],
  history: ['history'],
  holiday: ['hours'],
  hours: ['hours'],
  layout: ['own'],
  message: ['conversations'],
  milestone: ['phases', MILESTONE],
  notification: ['own'],
  participant: ['participants', PARTICIPANT],
  person: ['persons'],
  phase: ['phases', PHASE],
  project: ['projects', PROJECT],
  reporting: ['departments'],
  session: ['own'],
  task: ['tasks', TASK],
};

const BY_EVENT: ReadonlyMap<string, readonly [Part, VisibleFields?]> = new Map(
  Object.entries(EVENTS).flatMap(([thing, names]) => {
    const right = new Map(Object.entries(EVENT_RIGHTS)).get(thing);
    return right === undefined ? [] : Object.values(names).map((name): [string, typeof right] => [name, right]);
  }),
);

/** The person of a line of hours, as it stands on the wire. */
const personOfLine = (line: unknown): string => String(HoursLine.safeParse(line).data?.person?.person_id ?? '');

/** Null for an event that the service does not know. */
const rightOfEvent = (event: string): readonly [Part, VisibleFields?] | null => BY_EVENT.get(event) ?? null;
