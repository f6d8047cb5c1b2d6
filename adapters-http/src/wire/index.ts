// The whole API as one table. Each row is declared in the file of its area.
import { type Call, KEY_ADDITION } from './call.ts';
import * as center from './portal/center.ts';
import * as membership from './portal/membership.ts';
import * as payment from './portal/payment.ts';
import * as person from './portal/person.ts';
import * as profile from './portal/profile.ts';
import * as session from './portal/session.ts';
import * as signup from './portal/signup.ts';
import * as sponsor from './portal/sponsor.ts';
import * as terms from './portal/terms.ts';
import * as timetable from './portal/timetable.ts';
import * as tracking from './portal/tracking.ts';
import * as articles from './workspace/articles.ts';
import * as chat from './workspace/chat.ts';
import * as checkins from './workspace/checkins.ts';
import * as contacts from './workspace/contacts.ts';
import * as dashboard from './workspace/dashboard.ts';
import * as deadlines from './workspace/deadlines.ts';
import * as departments from './workspace/departments.ts';
import * as documents from './workspace/documents.ts';
import * as expenses from './workspace/expenses.ts';
import * as files from './workspace/files.ts';
import * as handbook from './workspace/handbook.ts';
import * as me from './workspace/me.ts';
import * as notifications from './workspace/notifications.ts';
import * as participants from './workspace/participants.ts';
import * as persons from './workspace/persons.ts';
import * as phases from './workspace/phases.ts';
import * as places from './workspace/places.ts';
import * as projects from './workspace/projects.ts';
import * as publishing from './workspace/publishing.ts';
import * as realtime from './workspace/realtime.ts';
import * as search from './workspace/search.ts';
import * as settings from './workspace/settings.ts';
import * as signin from './workspace/signin.ts';
import * as siteRecords from './workspace/site-records.ts';
import * as statistics from './workspace/statistics.ts';
import * as tasks from './workspace/tasks.ts';
import * as visits from './workspace/visits.ts';

export { ADDITIONS, type Addition, addedFields } from './additions.ts';
export {
  type Access,
  type Call,
  call,
  file,
  type InputOf,
  json,
  KEY_ADDITION,
  KEY_HEADER,
  type OutputOf,
  type ReplyKind,
} from './call.ts';
export { ErrorBody, ErrorObject, ErrorsBody } from './errors.ts';
export { FilePart, IsoInstant, WholeNumber, WholeNumbers, YesOrNo } from './values.ts';
export {
  articles,
  center,
  chat,
  checkins,
  contacts,
  dashboard,
  deadlines,
  departments,
  documents,
  expenses,
  files,
  handbook,
  me,
  membership,
  notifications,
  participants,
  payment,
  person,
  persons,
  phases,
  places,
  profile,
  projects,
  publishing,
  realtime,
  search,
  session,
  settings,
  signin,
  signup,
  siteRecords,
  sponsor,
  statistics,
  tasks,
  terms,
  timetable,
  tracking,
  visits,
};

/** Every call by a name that is unique in the table: `area.call`. */
export const WIRE: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries({
    articles,
    chat,
    checkins,
    contacts,
    dashboard,
    documents,
    departments,
    deadlines,
    expenses,
    files,
    handbook,
    me,
    notifications,
    participants,
    persons,
    phases,
    places,
    projects,
    publishing,
    search,
    settings,
    signin,
    siteRecords,
    statistics,
    tasks,
    visits,
    center,
    membership,
    payment,
    person,
    profile,
    realtime,
    session,
    signup,
    sponsor,
    terms,
    timetable,
    tracking,
  }).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, row]): readonly [string, Call] => [`${area}.${name}`, row]),
  ),
);

/** The names of all that is sent and asked beyond the specification, as the manifest of a service that knows them has them. */
export const SENT_ADDITIONS: readonly string[] = [
  ...new Set([
    KEY_ADDITION,
    ...Object.values(WIRE).flatMap(({ added, extension }) => [...Object.values(added), extension ?? []].flat()),
  ]),
];
