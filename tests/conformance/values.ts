// The values of calls. The answer of one call leads to the values of others.
import { type Call, CHANNELS, IsoInstant } from '@felles/adapters-http/wire';
import { addDays, isoDate, mondayOf, osloDay } from '@felles/core';
import { weekInstants } from '@felles/core/internal/shared/dates';
import * as z from 'zod/mini';

/** By the name of a value, as it stands on the wire; of one area alone where the area stands before it. */
export type Values = Readonly<Record<string, string>>;

/** Where values are found: in the answer of a call, at a path in which a star is the first entry that has the rest. */
export const LEADS: readonly (readonly [value: string, call: string, path: string])[] = [
  ['centerId', 'center.center', 'id'],
  ['departmentId', 'center.departments', '*.id'],
  ['departmentid', 'center.departments', '*.id'],
  ['project_id', 'projects.projects', 'result_set.*.id'],
  ['dataid', 'projects.projects', 'result_set.*.id'],
  ['node_id', 'projects.project', 'structure_node_id'],
  ['conversationID', 'chat.agreements', '*.public_conversations.*.id'],
  ['attachmentID', 'chat.messages', '*.attachments.*.attachment_id'],
  ['layout_id', 'dashboard.layouts', '*.layout_id'],
  ['departmentID', 'departments.departments', '*.id'],
  ['phase_id', 'phases.phases', 'phases.*.phase_id'],
  ['deviation_id', 'siteRecords.deviations', '*.deviation_id'],
  ['expense_id', 'expenses.expenses', '*.expense_id'],
  ['receipt_id', 'expenses.expenses', '*.receipts.*.photo_id'],
  ['document_id', 'documents.documents', '*.document_id'],
  ['version_id', 'documents.document', 'history.*.version_id'],
  ['contacts.id', 'contacts.contacts', 'result_set.*.id'],
  ['persons.id', 'persons.persons', 'result_set.*.id'],
  ['publishing.id', 'publishing.panels', '*.pub_id'],
];

/** The values that need no answer. No subscriber's number begins with 1. */
export const known = (centerCode: string): Values => ({
  centerident: centerCode,
  areacode: '5014',
  phonenumber: '10000021',
  context: 'start',
  key: 'felles.conformance',
  type: 'project',
  idtype: 'dataid',
  count: '5',
  'bookings.from_date': '2026-06-01',
  'bookings.to_date': '2026-06-30',
  contract_id: '70001',
  freeze_id: '1',
  date: '2026-06-21',
  class: '1',
});

/** The value at a path of an answer, as a text; null if there is none. */
export function valueAt(answer: unknown, path: string): string | null {
  const [first = '', ...rest] = path.split('.');
  if (path === '') return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : null;
  if (typeof answer !== 'object' || answer === null) return null;
  const inside: readonly unknown[] = first === '*' ? Object.values(answer) : [Reflect.get(answer, first)];
  return inside.reduce<string | null>((found, one) => found ?? valueAt(one, rest.join('.')), null);
}

/** The query of a call that cannot be asked without one. */
export function queryOf(call: string, now: number): Values {
  const monday = mondayOf(osloDay(now));
  const { from, to } = weekInstants(monday);
  const queries: Readonly<Record<string, Values>> = {
    'timetable.classes': { from_date: z.encode(IsoInstant, from), to_date: z.encode(IsoInstant, to) },
    'agreement.preview': { from_month: isoDate(addDays(monday, 40)).slice(0, 7), months: '1' },
    'articles.withResources': { active: 'true' },
    'hours.own': { from: isoDate(monday), to: isoDate(addDays(monday, 6)) },
    'memberVisits.visits': { from: isoDate(addDays(monday, -30)), to: isoDate(monday) },
    'tasks.tasks': { from: isoDate(monday), to: isoDate(addDays(monday, 6)) },
    'search.search': { q: 'a' },
    'places.addresses': { q: 'a' },
    'places.houseRegister': { address: 'a' },
    'realtime.recent': { channel: CHANNELS.dashboard('start') },
  };
  return queries[call] ?? {};
}

/** The values of a path. Unknown ones become `substitute`; without it the names of the missing ones are returned. */
export function paramsOf(call: string, row: Call, values: Values, substitute?: string) {
  const [area = ''] = call.split('.');
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const found = names.map((name) => [name, values[`${area}.${name}`] ?? values[name] ?? substitute] as const);
  const missing = found.flatMap(([name, value]) => (value === undefined ? [name] : []));
  const params =
    row.params && missing.length === 0 ? z.decode<z.core.$ZodType>(row.params, Object.fromEntries(found)) : {};
  return { params, missing };
}
