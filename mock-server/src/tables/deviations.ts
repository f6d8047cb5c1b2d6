// The deviations of the demo company's projects: registered, followed up, and never removed. The log of each only grows.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { dayIn, isoDate, isoInstant, type Message, type NamedFile, osloDay, parseInstant } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { Id } from '@felles/core/internal/shared/wire-values';
import { problemOfDeadline } from '@felles/core/internal/workspace/deviations/form';
import type { DeviationChange, NewDeviation } from '@felles/core/internal/workspace/deviations/model';
import { findStatus, isMeasureMissing, problemsOfMove } from '@felles/core/internal/workspace/deviations/moves';
import type { RecordPhoto } from '@felles/core/internal/workspace/site-work/model';
import { no, textOf } from '@felles/core/texts';
import { Deviation, type DeviationLogLine, type DeviationSetup, statusIn } from '@felles/core/workspace/deviations';
import {
  ACCIDENT_NOTICE,
  DEVIATION_KINDS,
  DEVIATION_STATUSES,
  demoDeviations,
} from '@felles/fixtures/workspace/deviations';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import * as z from 'zod/mini';
import { invalid } from '../refusals.ts';
import type { Service } from '../row.ts';
import { type LastChange, refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { openNotifications } from './notifications.ts';
import { openPeople } from './people.ts';
import { openRecordPhotos } from './record-photos.ts';
import { type ChangeKey, table } from './table.ts';

const DeviationRow = z.extend(Deviation, { project_id: Id });
export type DeviationRow = z.infer<typeof DeviationRow>;

const deviations = table<DeviationRow>({
  name: 'deviations',
  schema: DeviationRow,
  idOf: ({ deviation_id: id }) => id,
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id)],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.deviation.changed, gone: EVENTS.deviation.gone },
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoDeviations(seed, now, id)),
});

/** [W-SITE-05] */
export const DEVIATION_SETUP: DeviationSetup = {
  statuses: DEVIATION_STATUSES,
  kinds: DEVIATION_KINDS,
  notice: ACCIDENT_NOTICE,
};

const SEVERITIES = ['', 'Lav', 'Middels', 'Høy'] as const;

/** The user who writes, the time of the press as the phone told it, and the key of the call. */
interface Act extends ChangeKey {
  readonly staff: DemoStaff;
  readonly at: string | undefined;
}

/** The fields of a change, under the names by which the user has seen them. */
const seenFields = (row: DeviationRow) => ({
  title: row.title,
  kind: row.kind,
  severity: row.severity,
  place: row.place,
  description: row.description,
  deadline: row.deadline,
  responsible_id: row.responsible?.person_id ?? null,
  status: String(row.status),
  measure: row.measure,
});
type Field = keyof ReturnType<typeof seenFields>;
type Values = Readonly<Record<Field, string | number | null | undefined>>;

/** A text as it is stored; null where it is empty. */
const stored = (text: string | null | undefined): string | null => text?.trim() || null;

export function openDeviations(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const rows = deviations(world, publish);
  const recordPhotos = openRecordPhotos({ world, publish });
  const { persons } = openPeople({ world, publish });
  const { tell } = openNotifications(service);
  const author = ({ personId, name }: DemoStaff) => ({ person_id: personId, person_name: name });

  function personWith(id: string | number | null | undefined): DeviationRow['responsible'] {
    const person = id === null || id === undefined || id === '' ? null : persons.get(String(id));
    return person && { person_id: person.id, person_name: `${person.first_name} ${person.last_name}` };
  }

  /** [W-SITE-35] The press, or the arrival for a phone whose clock is ahead. */
  const pressed = (at: string | undefined): number => Math.min(parseInstant(at ?? '') ?? world.now(), world.now());

  /** A value of a field in words. */
  function inWords(field: Field, value: unknown): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (field === 'kind') return DEVIATION_KINDS.find(({ kind }) => kind === value)?.name ?? null;
    if (field === 'severity') return SEVERITIES[Number(value)] ?? null;
    if (field === 'responsible_id') return personWith(String(value))?.person_name ?? null;
    if (field === 'status') return findStatus(DEVIATION_SETUP, String(value))?.name ?? null;
    return String(value);
  }

  const line = (act: Act, what: string, more: Partial<DeviationLogLine> = {}): DeviationLogLine => ({
    at: isoInstant(pressed(act.at)),
    by: author(act.staff),
    what,
    ...more,
  });

  /** The log grows by these lines, in the order of their arrival. */
  const put = (row: DeviationRow, lines: readonly DeviationLogLine[], { key }: ChangeKey): DeviationRow =>
    rows.put({ ...row, log: [...(row.log ?? []), ...lines] }, { key: key ?? null });

  /** [W-SITE-48] */
  const tellResponsible = ({ responsible, deadline, ...row }: DeviationRow, by: DemoStaff): void => {
    const day = dayIn(deadline);
    tell({
      ...{ act: 'deviation.assigned', by, projectId: row.project_id, persons: [responsible?.person_id] },
      ...{ title: row.title ?? '', dataid: row.deviation_id },
      detail: day === null ? [] : [`frist ${dayMonthYear(day)}`],
    });
  };

  function requireReal(
    { kind, responsible_id: person, deadline }: NewDeviation | DeviationChange,
    date: unknown,
  ): void {
    if (kind && !DEVIATION_KINDS.some((one) => one.kind === kind)) throw invalid('Typen finnes ikke.', 'kind');
    if (person && personWith(person) === null) throw invalid('Personen finnes ikke.', 'responsible_id');
    refuse({ deadline: problemOfDeadline(deadline, dayIn(String(date))) ?? undefined });
  }

  return {
    rows,
    ofProject: (projectId: string) =>
      rows.list((row) => row.project_id === projectId).map(({ project_id: _, log: __, ...deviation }) => deviation),

    create(projectId: string, body: NewDeviation, staff: DemoStaff, key: string | null): DeviationRow {
      const received = world.now();
      const act: Act = { staff, at: body.registered_at, key };
      const date = isoDate(osloDay(pressed(act.at)));
      requireReal(body, date);
      const [first] = DEVIATION_STATUSES;
      const responsible = personWith(body.responsible_id);
      const isAhead = (parseInstant(body.registered_at) ?? 0) > received;
      const made = put(
        {
          deviation_id: nextId(world, 10_000_000),
          project_id: projectId,
          title: stored(body.title),
          status: Number(first.status),
          status_name: first.name,
          date,
          deadline: stored(body.deadline),
          closed_date: null,
          responsible,
          place: stored(body.place),
          description: stored(body.description),
          number: `${projectId}-${1 + rows.list((row) => row.project_id === projectId).length}`,
          client_id: body.client_id,
          kind: body.kind || null,
          severity: body.severity ?? null,
          registered_by: author(staff),
          registered_at: body.registered_at,
          received_at: isoInstant(received),
          checklist_id: body.checklist_id || null,
          checkpoint_id: body.checkpoint_id || null,
          measure: null,
          photos: [],
          log: [],
        },
        [
          line(act, 'registered', isAhead ? { text: `Telefonens klokke viste ${body.registered_at}.` } : {}),
          ...(responsible ? [line(act, 'assigned', { to: responsible.person_name })] : []),
        ],
        act,
      );
      tellResponsible(made, staff);
      return made;
    },

    change(row: DeviationRow, { reason, at, was, ...wanted }: DeviationChange, staff: DemoStaff, key: string | null) {
      const act: Act = { staff, at, key };
      const before: Values = seenFields(row);
      refuseChanged(before, wanted, was, (field) => lastChange(row, field));
      requireReal(wanted, row.date);
      const fields = Object.entries(wanted) as [Field, string | number | null | undefined][]; // of the body's schema
      const changed = fields
        .map(([field, value]) => [field, typeof value === 'string' ? stored(value) : (value ?? null)] as const)
        .filter(([field, value]) => wanted[field] !== undefined && value !== (before[field] ?? null));
      if (changed.length === 0) return row;
      const now = Object.fromEntries(changed);
      const from = statusIn(DEVIATION_SETUP, row);
      const to = now['status'] === undefined ? null : findStatus(DEVIATION_SETUP, String(now['status']));
      if (now['status'] !== undefined && to === null) throw invalid('Statusen finnes ikke.', 'status');
      if (from && to) refuse(problemsOfMove(from, to, { measure: wanted.measure, reason }, row.measure));
      if (!to && wanted.measure !== undefined && isMeasureMissing(from, wanted.measure))
        refuse({ measure: { key: 'deviations.needsMeasure', params: {} } });
      const { status: _, responsible_id: __, ...texts } = now;
      const lines = changed.map(([field, value]) =>
        line(act, KIND_OF[field] ?? 'changed', {
          ...(KIND_OF[field] === undefined && { field }),
          from: inWords(field, before[field]),
          to: inWords(field, value),
          ...(field === 'status' && { text: stored(reason) ?? stored(wanted.measure) }),
        }),
      );
      const after = put(
        {
          ...row,
          ...texts,
          ...(now['responsible_id'] !== undefined && { responsible: personWith(now['responsible_id']) }),
          ...(to && {
            status: Number(to.status),
            status_name: to.name,
            // [W-SITE-14] The day of the press.
            closed_date: to.closes ? isoDate(osloDay(pressed(at))) : null,
          }),
        },
        lines,
        act,
      );
      if (now['responsible_id'] !== undefined) tellResponsible(after, staff);
      return after;
    },

    comment: (row: DeviationRow, text: string, act: Act): DeviationRow =>
      put(row, [line(act, 'comment', { text: text.trim() })], act),

    /** [W-SITE-39] The photo is one of the project's photos, whose path names the deviation. */
    addPhoto(row: DeviationRow, file: NamedFile, { key = null, ...act }: Act): RecordPhoto {
      const photos = row.photos ?? [];
      const about = { data_id: row.deviation_id, datatype_id: 'deviation', node_title: row.title ?? null };
      const of = { projectId: row.project_id, about, photos, name: 'Et avvik' };
      const at = isoInstant(pressed(act.at));
      const { photo, fileName } = recordPhotos.add(of, file, { staff: act.staff, key, at });
      put({ ...row, photos: [...photos, photo] }, [line({ ...act, at }, 'photo', { to: fileName })], { key });
      return photo;
    },
    photoWith: (row: DeviationRow, id: string): RecordPhoto | null =>
      (row.photos ?? []).find((photo) => photo?.photo_id === id) ?? null,
  };
}

/** The line of the log that a change of a field has; any other field is a changed text. */
const KIND_OF: Partial<Readonly<Record<string, string>>> = {
  status: 'moved',
  responsible_id: 'assigned',
  deadline: 'deadline',
};

function lastChange({ log }: DeviationRow, field: string): LastChange {
  const kind = KIND_OF[field];
  const found = (log ?? []).findLast((one) => (kind === undefined ? one?.field === field : one?.what === kind));
  return { by: found?.by?.person_name ?? null, at: found?.at ?? null };
}

/** Throws the first problem, by the name of its field. */
export function refuse(problems: Partial<Readonly<Record<string, Message | undefined>>>): void {
  for (const [field, problem] of Object.entries(problems))
    if (problem !== undefined) throw invalid(textOf(no, problem), field);
}
