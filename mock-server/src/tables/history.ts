// The history of the demo company's projects: from the other tables, and the changes of users since.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Id } from '@felles/core/internal/shared/wire-values';
import { HistoryEntry, type Project } from '@felles/core/workspace/projects';
import { type DemoStaff, demoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import { seesPart } from '../rights/visible-fields.ts';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { openDeviations } from './deviations.ts';
import { openDocuments } from './documents.ts';
import { table } from './table.ts';

const HistoryRow = z.extend(HistoryEntry, { id: Id, project_id: Id });

const entries = table<z.infer<typeof HistoryRow>>({
  name: 'history',
  schema: HistoryRow,
  idOf: ({ id }) => id,
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.history.added, gone: EVENTS.history.gone },
  demo: () => [],
});

/** The actions of a user on a project, and their words. */
const DEEDS = {
  created: 'opprettet prosjektet',
  changed: 'endret prosjektet',
  photographed: 'byttet bilde på prosjektet',
  connected: 'koblet prosjektet til Boligmappa',
  disconnected: 'koblet prosjektet fra Boligmappa',
  removedHours: 'slettet timer som ikke var godkjent',
  reopenedHours: 'åpnet godkjente timer igjen',
} as const;
export type Deed = keyof typeof DEEDS;

interface User {
  readonly id: string;
  readonly name: string;
}

/** Costs and check-ins are the contractor's: a user who does not see them reads and hears nothing of them here either. */
export const seesEntry = (staff: DemoStaff, { datatype }: Pick<HistoryEntry, 'datatype'>): boolean => {
  if (datatype === 'expense') return seesPart(staff, 'expenses');
  return datatype !== 'checkin' || seesPart(staff, 'checkins');
};

export function openHistory(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const rows = entries(world, publish);
  const documents = openDocuments(service);
  const deviations = openDeviations(service).rows;

  /** Each version of a document, as the page of the document has them: the newest first. */
  const ofDocuments = (projectId: string): readonly HistoryEntry[] =>
    documents.everyOf(projectId).flatMap(({ history, document_id: dataid, title }) =>
      history.map(({ date, user: name }, at) => ({
        date,
        user: { id: demoStaff.find((staff) => staff.name === name)?.id, name },
        text: at === history.length - 1 ? 'lastet opp' : 'lastet opp ny versjon av',
        title,
        datatype: 'document',
        dataid,
      })),
    );

  const ofDeviations = (projectId: string): readonly HistoryEntry[] =>
    deviations
      .list(({ project_id: of }) => of === projectId)
      .map(({ date, registered_at: at, title, deviation_id: dataid }) => ({
        date: at ?? date,
        text: 'Avvik meldt:',
        title,
        datatype: 'deviation',
        dataid,
      }));

  /** [W-PLAN-12] A line of the history, by a user now. */
  const note = (
    projectId: string,
    { id, name }: User,
    words: Pick<HistoryEntry, 'text' | 'title' | 'datatype' | 'dataid'>,
  ): void => {
    const date = new Date(world.now()).toISOString();
    rows.put({ id: nextId(world), project_id: projectId, date, user: { id, name }, ...words });
  };

  return {
    note,
    record: (projectId: string, user: User, deed: Deed): void => note(projectId, user, { text: DEEDS[deed] }),
    of({ id: projectId, created_date: date }: Project): readonly HistoryEntry[] {
      const [starter] = demoStaff;
      const own = rows.list(({ project_id: of }) => of === projectId);
      const isMade = own.some(({ text }) => text === DEEDS.created);
      const begun = { date, user: { id: starter?.id, name: starter?.name }, text: DEEDS.created };
      const told = own.map(({ id: _, project_id: __, ...entry }) => entry);
      return [...told, ...ofDocuments(projectId), ...ofDeviations(projectId), ...(isMade ? [] : [begun])].toSorted(
        (a, b) => Date.parse(b.date ?? '') - Date.parse(a.date ?? ''),
      );
    },
  };
}
