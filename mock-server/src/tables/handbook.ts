// The handbooks of the demo company: which one each project has, and how its building goes on by the world's clock.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Id } from '@felles/core/internal/shared/wire-values';
import { DocumentEntry } from '@felles/core/workspace/documents';
import {
  documentsFrom,
  type HandbookTemplate,
  isApplicable,
  type ProjectHandbook,
} from '@felles/core/workspace/handbook';
import { demoHandbooks, demoTemplates, STANDARD_HANDBOOK } from '@felles/fixtures/workspace/handbook';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import * as z from 'zod/mini';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { openDocuments } from './documents.ts';
import { type ChangeKey, table } from './table.ts';

const DAY = 86_400_000;

/** How long the building of one template takes (milliseconds). */
const ONE = 600;

const Job = z.object({
  begun: z.number(),
  by: z.string(),
  /** After how many templates it stops; null for none. */
  stops_at: z.nullable(z.int()),
  /** Whether it has been told that it stopped. */
  has_failed: z.boolean(),
});

const HandbookRow = z.object({
  project_id: Id,
  handbook_id: Id,
  built: z.number(),
  job: z.nullable(Job),
});
type HandbookRow = z.infer<typeof HandbookRow>;

const projectHandbooks = table<HandbookRow>({
  name: 'handbooks',
  schema: HandbookRow,
  idOf: ({ project_id: id }) => id,
  channelsOf: ({ project_id: id }) => [CHANNELS.project(id)],
  projectOf: ({ project_id: id }) => id,
  events: {
    put: ({ job }) => (job === null ? EVENTS.handbook.rebuilt : EVENTS.handbook.changed),
    gone: EVENTS.handbook.gone,
  },
  demo: (_seed, now, count) =>
    recordedProjectIds(count).map((id) => ({
      project_id: id,
      handbook_id: STANDARD_HANDBOOK,
      built: now - (Number(id) % 30) * DAY,
      job: null,
    })),
});

export function openHandbook({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = projectHandbooks(world, publish);
  const documents = openDocuments({ world, publish });

  const demoOf = ({ project_id, handbook_id }: HandbookRow) => demoTemplates(world.state.seed, project_id, handbook_id);
  const doneOf = ({ begun }: z.infer<typeof Job>): number => Math.max(0, Math.floor((world.now() - begun) / ONE));

  /** The row as it is by now. Reports builds that have ended since the last call. */
  function rowOf(projectId: string): HandbookRow {
    const row = rows.get(projectId) ?? {
      project_id: projectId,
      handbook_id: STANDARD_HANDBOOK,
      built: world.now(),
      job: null,
    };
    const { job } = row;
    if (job === null || job.has_failed) return row;
    const done = doneOf(job);
    const all = demoOf(row).length;
    if (job.stops_at !== null && job.stops_at < all && done >= job.stops_at)
      return rows.put({ ...row, job: { ...job, has_failed: true } });
    return done < all ? row : rows.put({ ...row, built: job.begun + all * ONE, job: null });
  }

  function rebuildOf(row: HandbookRow): NonNullable<ProjectHandbook['rebuild']> {
    const templates = demoOf(row);
    const all = templates.length;
    const { job } = row;
    if (job === null) return { status: 'done', done: all, all, begun_at: null, begun_by: null, reason: null };
    const about = { all, begun_at: new Date(job.begun).toISOString(), begun_by: job.by };
    if (!job.has_failed) return { ...about, status: 'running', done: Math.min(all, doneOf(job)), reason: null };
    const title = templates[job.stops_at ?? 0]?.title ?? '';
    return { ...about, status: 'failed', done: job.stops_at ?? 0, reason: `Malen «${title}» finnes ikke lenger.` };
  }

  function told(row: HandbookRow): ProjectHandbook {
    const book = demoHandbooks().find(({ handbook_id: id }) => id === row.handbook_id);
    return {
      handbook_id: row.handbook_id,
      title: book?.title ?? null,
      version: book?.version ?? null,
      built_at: new Date(row.built).toISOString(),
      rebuild: rebuildOf(row),
    };
  }

  const isRunning = ({ job }: HandbookRow): boolean => job !== null && !job.has_failed;

  function templates(projectId: string, phaseId: string): readonly HandbookTemplate[] {
    const madeFrom = documents.madeFrom(projectId);
    return demoOf(rowOf(projectId))
      .filter(({ phase_id }) => phase_id === phaseId)
      .map(({ phase_id: _, ...template }) => {
        const made = madeFrom(template.template_id);
        const own = template.actions.edit ? (made[0]?.document_id ?? null) : null;
        return { ...template, documents: made.map((one) => z.encode(DocumentEntry, one)), project_document_id: own };
      });
  }

  return {
    of: (projectId: string): ProjectHandbook => told(rowOf(projectId)),
    templates,
    /** Of the templates of a phase that apply, those from which a document was made. */
    usedIn(projectId: string, phaseId: string) {
      const applicable = templates(projectId, phaseId).filter(isApplicable);
      return { num: applicable.filter((one) => documentsFrom(one).length > 0).length, den: applicable.length };
    },
    rebuild(projectId: string, by: string): ProjectHandbook {
      const row = rowOf(projectId);
      if (isRunning(row)) return told(row);
      const job = { begun: world.now(), by, stops_at: world.state.handbook.stopsAt, has_failed: false };
      return told(rows.put({ ...row, job }));
    },
    /** For a service that tells nothing of a building: it is built at once. */
    rebuildAtOnce: (projectId: string) => rows.put({ ...rowOf(projectId), built: world.now(), job: null }),
    choose(projectId: string, handbookId: string): ProjectHandbook {
      const row = rowOf(projectId);
      if (isRunning(row)) throw refusal(409, 'Håndboken bygges på nytt.');
      const book = demoHandbooks().find(({ handbook_id: id }) => id === handbookId);
      if (book === undefined) throw refusal(404, 'Håndboken finnes ikke.');
      return told(rows.put({ ...row, handbook_id: book.handbook_id, built: world.now(), job: null }));
    },
    make(projectId: string, phaseId: string, templateId: string, user: string, by: ChangeKey) {
      const row = rowOf(projectId);
      const template = demoOf(row).find((one) => one.template_id === templateId && one.phase_id === phaseId);
      if (template === undefined) throw refusal(404, 'Malen finnes ikke.');
      if (isRunning(row)) throw refusal(409, 'Håndboken bygges på nytt.');
      const { create, create_and_edit } = template.actions;
      if (!template.is_applicable || !(create || create_and_edit)) throw refusal(403, 'Malen kan ikke brukes.');
      return documents.make(row.project_id, template, user, by);
    },
  };
}
