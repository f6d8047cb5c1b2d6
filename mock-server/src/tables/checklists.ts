// Users start, answer, photograph, sign and reopen the checklists of the demo company.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { isoDate, isoInstant, type NamedFile, osloDay, parseInstant } from '@felles/core';
import type {
  ChecklistSignature,
  CheckpointAnswer,
  NewChecklist,
} from '@felles/core/internal/workspace/checklists/model';
import { withAnswer } from '@felles/core/internal/workspace/checklists/rules';
import type { RecordPhoto } from '@felles/core/internal/workspace/site-work/model';
import { no, textOf } from '@felles/core/texts';
import {
  type Checklist,
  type Checkpoint,
  checkpointsOf,
  isSigned,
  maySign,
  problemOfValue,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { demoChecklistTemplates, demoPointsOf } from '@felles/fixtures/workspace/checklists';
import { demoPhaseDefinitions } from '@felles/fixtures/workspace/phases';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { invalid, refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { openRecordPhotos } from './record-photos.ts';
import { type ChecklistRow, checkpointOfPhase, openSiteRecords } from './site-records.ts';

/** The user who does it, and the key of the call. */
interface Act {
  readonly staff: DemoStaff;
  readonly key: string | null;
}

/** The file, and the press (ISO). */
interface NewPhoto {
  readonly file: NamedFile;
  readonly at?: string | undefined;
}

/** New ids lie above those of the demo. */
const ABOVE = 10_000_000;

const TEMPLATES = demoChecklistTemplates();
const PHASES = demoPhaseDefinitions();

const personOf = ({ personId, name }: DemoStaff) => ({ person_id: personId, person_name: name });

const trimmed = (text: string | null | undefined): string | null | undefined => text?.trim() ?? text;

export function openChecklists({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const { checklists: rows } = openSiteRecords({ world, publish });
  const recordPhotos = openRecordPhotos({ world, publish });

  const now = (): string => isoInstant(world.now());

  /** [W-SITE-35] The press, which is never later than its arrival. */
  function pressOf(at: string | undefined): string {
    if (at === undefined) return now();
    const press = parseInstant(at);
    if (press === null) throw invalid('Tidspunktet kan ikke leses.', 'at');
    return isoInstant(Math.min(press, world.now()));
  }

  function requirePoint(row: ChecklistRow, id: string): Checkpoint {
    const point = checkpointsOf(row).find(({ checkpoint_id: own }) => own === id);
    if (point === undefined) throw refusal(404, 'Punktet finnes ikke i sjekklisten.');
    return point;
  }

  /** [W-SITE-18] */
  function requireOpen({ signed_by: by, signed_at: at, ...row }: ChecklistRow): void {
    if (isSigned({ ...row, signed_at: at }))
      throw refusal(409, 'Sjekklisten er signert, og svarene er låst.', 'Locked', undefined, {
        by: by?.person_name ?? null,
        at,
      });
  }

  /** [W-SITE-49] The phase of a list hears of its points, too. */
  function tellPhase(row: ChecklistRow, points: readonly Checkpoint[], key: string | null): void {
    if (!row.phase_id) return;
    for (const point of points) {
      const { project_id: project, phase_id: _, ...checkpoint } = checkpointOfPhase(row, point);
      const event = checkpoint.checked_date ? EVENTS.checkpoint.checked : EVENTS.checkpoint.changed;
      publish(CHANNELS.project(project), event, checkpoint, { project, key: key ?? undefined });
    }
  }

  const withPoint = (row: ChecklistRow, point: Checkpoint): ChecklistRow => ({
    ...row,
    checkpoints: checkpointsOf(row).map((one) => (one.checkpoint_id === point.checkpoint_id ? point : one)),
  });

  return {
    templates: TEMPLATES,
    rows,
    /** As users are given it. */
    shown: ({ project_id: _, changes: __, ...checklist }: ChecklistRow): Checklist => checklist,
    require(projectId: string, id: string): ChecklistRow {
      const row = rows.get(id);
      if (row === null || row.project_id !== projectId)
        throw refusal(404, 'Sjekklisten finnes ikke i dette prosjektet.');
      return row;
    },
    create(projectId: string, { client_id, template_id, title, phase_id }: NewChecklist, { staff, key }: Act) {
      const template = TEMPLATES.find(({ template_id: id }) => id === template_id);
      if (template === undefined) throw invalid('Malen finnes ikke.', 'template_id');
      const phase = PHASES.find(({ id }) => id === (phase_id ?? template.phases[0]?.phase_id));
      if (phase_id && phase === undefined) throw invalid('Fasen finnes ikke.', 'phase_id');
      const checklist_id = nextId(world, ABOVE);
      const row = {
        checklist_id,
        project_id: projectId,
        title: title?.trim() || template.title,
        date: isoDate(osloDay(world.now())),
        phase_id: phase?.id ?? null,
        phase_name: phase?.name ?? null,
        checkpoints: demoPointsOf(template_id, checklist_id),
        client_id,
        template_id,
        signed_at: null,
        signed_by: null,
        log: [{ at: now(), by: personOf(staff), what: 'started', text: null }],
      };
      const put = rows.put(row, { key });
      tellPhase(put, checkpointsOf(put), key);
      return put;
    },
    /** [W-SITE-17] Notes the deviation that a point has led to. */
    noteDeviation(row: ChecklistRow, pointId: string, deviation_id: string): void {
      rows.put(withPoint(row, { ...requirePoint(row, pointId), deviation_id }));
    },
    /** [W-SITE-24] [W-SITE-27] Only the fields in the body are changed, and only as the user saw them. */
    answer(row: ChecklistRow, pointId: string, { at, was, ...fields }: CheckpointAnswer, { staff, key }: Act) {
      const point = requirePoint(row, pointId);
      const press = pressOf(at);
      const problem = problemOfValue(point, fields.value ?? '');
      if (problem !== null) throw invalid(textOf(no, problem), 'value');
      const answer: CheckpointAnswer = {
        status: fields.status?.trim(),
        value: trimmed(fields.value),
        comment: trimmed(fields.comment),
      };
      requireOpen(row);
      const status = statusOfCheckpoint(point);
      refuseChanged({ status, value: point.value, comment: point.comment }, answer, was, (field) => {
        const change = row.changes?.[`${pointId} ${field}`];
        return change ?? { by: point.user?.user_name ?? null, at: point.checked_date ?? null };
      });
      const author = { user: { user_id: staff.personId, user_name: staff.name }, at: press };
      const next = withAnswer(point, answer, author);
      if (JSON.stringify(next) === JSON.stringify(point)) return row;
      const isChanged = (field: 'value' | 'comment') => (next[field] ?? null) !== (point[field] ?? null);
      const changed = (['value', 'comment'] as const).filter(isChanged);
      const changes = {
        ...row.changes,
        ...Object.fromEntries(changed.map((field) => [`${pointId} ${field}`, { by: staff.name, at: press }])),
      };
      const put = rows.put({ ...withPoint(row, next), changes }, { key });
      if (next.checked_date !== point.checked_date) tellPhase(put, [next], key);
      return put;
    },
    photoWith: (row: ChecklistRow, id: string): RecordPhoto | null =>
      checkpointsOf(row)
        .flatMap(({ photos }) => photos ?? [])
        .find((photo) => photo?.photo_id === id) ?? null,
    /** [W-SITE-39] It is also one of the photos of the project. */
    addPhoto(row: ChecklistRow, pointId: string, { file, at }: NewPhoto, { staff, key }: Act): RecordPhoto {
      const point = requirePoint(row, pointId);
      requireOpen(row);
      const photos = (point.photos ?? []).filter((one) => one !== null);
      const about = { data_id: row.checklist_id, datatype_id: 'checklist', node_title: row.title ?? null };
      const of = { projectId: row.project_id, about, photos, name: 'Et punkt' };
      const { photo } = recordPhotos.add(of, file, { staff, key, at: pressOf(at) });
      rows.put(withPoint(row, { ...point, photos: [...photos, photo] }), { key });
      return photo;
    },
    /** [W-SITE-18] A list that is as it should be is left as it is. */
    sign(row: ChecklistRow, { signed, reason }: ChecklistSignature, { staff, key }: Act): ChecklistRow {
      if (signed === isSigned(row)) return row;
      if (signed && !maySign(row)) throw invalid('Alle punkter må besvares før sjekklisten signeres.', 'signed');
      const [at, by] = [now(), personOf(staff)];
      const line = { at, by, what: signed ? 'signed' : 'reopened', text: signed ? null : (trimmed(reason) ?? null) };
      const signature = signed ? { signed_at: at, signed_by: by } : { signed_at: null, signed_by: null };
      return rows.put({ ...row, ...signature, log: [...(row.log ?? []), line] }, { key });
    },
  };
}
