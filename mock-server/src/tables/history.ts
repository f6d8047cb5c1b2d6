// What was done in the projects of the demo company: what the other tables tell of, and what users did since.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { HistoryEntry, type Project } from '@felles/core/workspace';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import type { Service } from '../row.ts';
import { nextNumber } from '../world/ledger.ts';
import { openDocuments } from './documents.ts';
import { openSiteRecords } from './site-records.ts';
import { table } from './table.ts';

const HistoryRow = z.extend(HistoryEntry, { id: z.int(), project_id: z.int() });

const entries = table<z.infer<typeof HistoryRow>>({
  name: 'history',
  schema: HistoryRow,
  idOf: ({ id }) => String(id),
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.history.added, gone: EVENTS.history.gone },
  demo: () => [],
});

/** What a user does to a project, and the words for it. */
const DEEDS = {
  created: 'opprettet prosjektet',
  changed: 'endret prosjektet',
  photographed: 'byttet bilde på prosjektet',
  connected: 'koblet prosjektet til Boligmappa',
  disconnected: 'koblet prosjektet fra Boligmappa',
} as const;
export type Deed = keyof typeof DEEDS;

export function openHistory(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const rows = entries(world, publish);
  const documents = openDocuments(service);
  const { deviations } = openSiteRecords(service);

  const ofDocuments = (projectId: string): readonly HistoryEntry[] =>
    documents
      .list(({ project_id: of }) => String(of) === projectId)
      .map(({ created_by: name, created_date: date, document_id: dataid, title }) => ({
        date,
        user: { id: demoStaff.find((staff) => staff.name === name)?.id, name },
        text: 'lastet opp',
        title,
        datatype: 'document',
        dataid,
      }));

  const ofDeviations = (projectId: string): readonly HistoryEntry[] =>
    deviations
      .list(({ project_id: of }) => String(of) === projectId)
      .map(({ date, title, deviation_id: dataid }) => ({
        date,
        text: 'Avvik meldt:',
        title,
        datatype: 'deviation',
        dataid,
      }));

  return {
    record(projectId: number | string, user: { readonly id: number; readonly name: string }, deed: Deed): void {
      rows.put({
        id: nextNumber(world),
        project_id: Number(projectId),
        date: new Date(world.now()).toISOString(),
        user: { id: user.id, name: user.name },
        text: DEEDS[deed],
      });
    },
    of({ id, created_date: date }: Project): readonly HistoryEntry[] {
      const projectId = String(id);
      const [starter] = demoStaff;
      const own = rows.list(({ project_id: of }) => String(of) === projectId);
      const isMade = own.some(({ text }) => text === DEEDS.created);
      const begun = { date, user: { id: starter?.id, name: starter?.name }, text: DEEDS.created };
      return [...own, ...ofDocuments(projectId), ...ofDeviations(projectId), ...(isMade ? [] : [begun])].toSorted(
        (a, b) => Date.parse(b.date ?? '') - Date.parse(a.date ?? ''),
      );
    },
  };
}
