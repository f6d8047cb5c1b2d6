import type * as z from 'zod/mini';

// The names of the live connection: where its socket is, its channels, and the events in them. They are written here only.

/** Where the socket of a service is, if its manifest names no other address; and the root of the calls about it. */
export const SOCKET_PATH = '/pubsub';

declare const isChannel: unique symbol;

/** The name of a live channel. */
export type Channel = string & { readonly [isChannel]: true };

/** The id that a channel is named after, as the rows of a service have it. */
export type IdInChannel = string | null | undefined;

/** The only place where a text becomes the name of a channel. */
const channel = (name: string): Channel => name as Channel;

/** Every channel of a service. Its name has its subject, so that a service can refuse it by the name. */
export const CHANNELS = {
  projects: channel('projects'),
  project: (id: IdInChannel) => channel(`project.${id}`),
  /** Check-ins have a channel beside that of their project. */
  checkIns: (projectId: IdInChannel) => channel(`project.${projectId}.checkins`),
  /** Tells which project has other figures now. */
  figures: channel('project.statistics'),
  /** Tasks of all projects. */
  planning: channel('planning'),
  articles: channel('articles'),
  contacts: channel('contacts'),
  persons: channel('persons'),
  departments: channel('departments'),
  /** Which conversations of all agreements have changed. */
  agreements: channel('agreements'),
  /** The messages of one conversation. */
  conversation: (id: IdInChannel) => channel(`conversation.${id}`),
  /** The layouts of a context that all users share. */
  dashboard: (context: IdInChannel) => channel(`dashboard.${context}`),
  /** Panels for all users. */
  panels: channel('panels'),
  /** Only this user hears it. */
  user: (login: IdInChannel) => channel(`user.${login}`),
} as const;

/** The project that a channel is about; null for other channels. */
export const projectOfChannel = (name: string): string | null => /^project\.(\d+)(?:\.|$)/.exec(name)?.[1] ?? null;

/** The conversation that a channel is about; null for other channels. */
export const conversationOfChannel = (name: string): string | null => /^conversation\.(.+)$/.exec(name)?.[1] ?? null;

/** The user whose own channel it is; null for other channels. */
export const userOfChannel = (name: string): string | null => /^user\.(.*)$/.exec(name)?.[1] ?? null;

/** Every event of a service, by its subject. The data of `gone` is the id; the data of the others is in `table.ts`. */
export const EVENTS = {
  agreement: { created: 'agreement.created' },
  article: { changed: 'article.changed', gone: 'article.gone' },
  checkIn: {
    created: 'checkin.created',
    checkedOut: 'checkin.checkedout',
    decided: 'checkin.decided',
    gone: 'checkin.gone',
  },
  checklist: { changed: 'checklist.changed', gone: 'checklist.gone' },
  checkpoint: { checked: 'checkpoint.checked', changed: 'checkpoint.changed', gone: 'checkpoint.gone' },
  contact: { changed: 'contact.changed', gone: 'contact.gone' },
  conversation: {
    created: 'conversation.created',
    changed: 'conversation.changed',
    closed: 'conversation.closed',
    reopened: 'conversation.reopened',
  },
  deadline: { changed: 'deadline.changed' },
  department: { changed: 'department.changed', gone: 'department.gone' },
  deviation: { changed: 'deviation.changed', gone: 'deviation.gone' },
  document: { changed: 'document.changed', photoAdded: 'photo.added', gone: 'document.gone' },
  expense: { changed: 'expense.changed', gone: 'expense.gone' },
  figures: { changed: 'statistics.changed' },
  flags: { changed: 'view.changed', gone: 'view.gone' },
  folder: { changed: 'folder.changed', gone: 'folder.gone' },
  handbook: { rebuilt: 'handbook.rebuilt', changed: 'handbook.changed', gone: 'handbook.gone' },
  history: { added: 'history.added', gone: 'history.gone' },
  holiday: { changed: 'holiday.changed' },
  hours: { changed: 'hours.changed', gone: 'hours.gone' },
  layout: { changed: 'layout.changed', gone: 'layout.gone' },
  message: {
    created: 'message.created',
    attachmentAdded: 'attachment.added',
    status: 'message.status',
    unread: 'message.unread',
  },
  milestone: { changed: 'milestone.changed', gone: 'milestone.gone' },
  notification: { created: 'notification.created', gone: 'notification.gone' },
  participant: { changed: 'participant.changed', gone: 'participant.gone' },
  person: { changed: 'person.changed', gone: 'person.gone' },
  phase: { changed: 'phase.changed', gone: 'phase.gone' },
  project: { changed: 'project.changed', created: 'project.created', gone: 'project.gone' },
  reporting: { changed: 'department.reporting' },
  session: { revoked: 'session.revoked' },
  task: { changed: 'task.changed', gone: 'task.gone' },
} as const;

/** The names in a table, at any depth. */
export type NamesIn<T> = T extends string ? T : { readonly [K in keyof T]: NamesIn<T[K]> }[keyof T];

/** One of the names in `EVENTS`, at any depth of it. */
export type EventName = NamesIn<typeof EVENTS>;

/** The schema of a live list's records, and the events that put a record into the list or take it out. */
export interface LiveList<T> {
  readonly schema: z.ZodMiniType<T>;
  readonly events: { readonly put: readonly string[]; readonly gone: readonly string[] };
}

/** Each event carries the record, except `gone`, which has the id alone. */
export function liveList<T>(
  schema: z.ZodMiniType<T>,
  { gone, ...put }: Readonly<Record<string, string>> & { readonly gone: string },
): LiveList<T> {
  return { schema, events: { put: Object.values(put), gone: [gone] } };
}
