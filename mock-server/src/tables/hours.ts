// The lines of hours as they are written and approved. A line is locked by its approval, and its log is the project's.
import { dayIn, dayMonth, isoDate, isoInstant, type Message, osloDay } from '@felles/core';
import type { HoursChange, HoursOutcome, NewHours } from '@felles/core/internal/workspace/hours/model';
import { outcomeOf, problemsOfHours } from '@felles/core/internal/workspace/hours/rules';
import { fieldsOfLine, type HoursApproval, type HoursFields, isLocked } from '@felles/core/workspace/hours';
import { demoPhaseDefinitions } from '@felles/fixtures/workspace/phases';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { refusal } from '../refusals.ts';
import { HOURS_OPEN_DAYS } from '../rights/site-rights.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { openArticles } from './articles.ts';
import { openHistory } from './history.ts';
import { quoteOf } from './news.ts';
import { openNotifications } from './notifications.ts';
import { type HoursRow, openSiteRecords } from './site-records.ts';

/** A call about a line, by a user. */
export interface HoursWriter {
  readonly staff: DemoStaff;
  readonly projectId: string;
  /** Of the call, if it has one: the event carries it. */
  readonly key: string | null;
}

/** The user as a record of the work names them. */
export const nameOf = ({ personId, name }: DemoStaff) => ({ person_id: personId, person_name: name });
type Name = ReturnType<typeof nameOf>;
type NewFields = Omit<NewHours, 'person_id'>;

export function openHours(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const { hours: rows } = openSiteRecords(service);
  const articles = openArticles(world, publish);
  const history = openHistory(service);
  const { tell, takeAway } = openNotifications(service);

  const find = (projectId: string, id: string): HoursRow | null => {
    const row = rows.get(id);
    return row?.project_id === projectId ? row : null;
  };

  function requireUnlocked(row: HoursRow): void {
    if (isLocked(row)) throw refusal(409, 'Godkjente timer er låst.', 'Locked');
  }

  /** [W-SITE-42] [W-SITE-61] The problems of a line by the rules of the page's form, and of a name that is nowhere. */
  function problemsOf(fields: Partial<HoursFields>, before: HoursRow | null): Readonly<Record<string, Message>> {
    const line = { ...fieldsOfLine(before), ...fields };
    const mayBe = ({ article_id: id }: { readonly article_id: string }): boolean => articles.get(id)?.type === EXTRA;
    const problems: Readonly<Record<string, Message>> = {
      ...problemsOfHours(line, { today: osloDay(world.now()), back: HOURS_OPEN_DAYS }),
      ...(articles.get(line.art_id)?.type !== MAIN && { art_id: NO_ARTICLE }),
      ...(!(line.extras ?? []).every(mayBe) && { extras: NO_ARTICLE }),
    };
    const isChanged = (name: string): boolean => before === null || Reflect.get(fields, name) !== undefined;
    return Object.fromEntries(Object.entries(problems).filter(([name]) => isChanged(name)));
  }

  const namesOf = ({ art_id, phase_id }: HoursFields) => ({
    name: articles.get(art_id)?.name ?? '',
    phase_name: phase_id ? phaseName(phase_id) : null,
  });

  /** [W-SITE-24] */
  function refuseNewer(row: HoursRow, fields: object, was: object | undefined): void {
    const { changed_by: by = null, changed_at: at = null } = row;
    refuseChanged(fieldsOfLine(row), fields, was, () => ({ by, at }));
  }

  /** [W-PLAN-11] The owner of lines is told once of all that one press decides. */
  function tellOwners(
    lines: readonly HoursRow[],
    { status, text }: Pick<HoursApproval, 'status' | 'text'>,
    { staff, projectId }: Pick<HoursWriter, 'staff' | 'projectId'>,
  ): void {
    for (const person of new Set(lines.map(({ person }) => person?.person_id))) {
      const own = lines.filter((line) => line.person?.person_id === person);
      const days = own.flatMap(({ date }) => dayIn(date) ?? []).toSorted((one, other) => one - other);
      const [first, last] = [days[0], days.at(-1)];
      if (first === undefined || last === undefined) continue;
      const hours = own.reduce((sum, line) => sum + Number(line.hours ?? 0), 0);
      tell({
        ...{
          act: status === 'APPROVED' ? 'hours.approved' : 'hours.returned',
          by: staff,
          projectId,
          persons: [person],
        },
        title: first === last ? dayMonth(first) : `${dayMonth(first)}–${dayMonth(last)}`,
        detail: [`${String(hours).replace('.', ',')} timer`, ...(status === 'RETURNED' ? quoteOf(text) : [])],
        dataid: isoDate(first),
        records: own.map(({ hours_id }) => hours_id),
      });
    }
  }

  return {
    rows,
    find,
    problemsOf,
    isPhase: (id: unknown): boolean => phaseName(String(id)) !== null,
    /** Whether a line was made under this client id. */
    isKnown: (clientId: unknown) =>
      typeof clientId === 'string' && rows.list(({ client_id: id }) => id === clientId).length > 0,
    /** A new line, registered by a user for a person. */
    create({ client_id, ...fields }: NewFields, person: Name, { staff, projectId, key }: HoursWriter): HoursRow {
      const line = {
        ...fields,
        client_id,
        ...namesOf(fields),
        comment: trimmed(fields.comment),
        hours_id: nextId(world, 10_000_000),
        project_id: projectId,
        person,
        status: 'REGISTERED',
        returned_text: null,
        approved_by: null,
        registered_by: nameOf(staff),
      };
      return rows.put(line, { key });
    },
    /** [W-SITE-19] [W-SITE-24] A returned line that is saved is registered again. */
    change(row: HoursRow, { was, ...fields }: HoursChange, { staff, key }: HoursWriter): HoursRow {
      requireUnlocked(row);
      refuseNewer(row, fields, was);
      const sent = given(fields);
      const whole = {
        ...fieldsOfLine(row),
        ...sent,
        ...(sent.comment !== undefined && { comment: trimmed(sent.comment) }),
      };
      const line = {
        ...row,
        ...whole,
        ...namesOf(whole),
        status: 'REGISTERED',
        returned_text: null,
        changed_by: staff.name,
        changed_at: isoInstant(world.now()),
      };
      return rows.put(line, { key });
    },
    remove(row: HoursRow, was: object, { staff, key }: HoursWriter): void {
      requireUnlocked(row);
      refuseNewer(row, was, was);
      rows.remove(row.hours_id, { key });
      history.record(row.project_id, staff, 'removedHours');
      takeAway('hours', row.hours_id);
    },
    /** [W-SITE-45] Each line on its own: one that is not taken keeps none of the others back. */
    approve(
      { ids, status, text, seen }: HoursApproval,
      { staff, projectId, key }: HoursWriter,
    ): readonly HoursOutcome[] {
      const decided: HoursRow[] = [];
      const outcomes = ids.map((id): HoursOutcome => {
        const row = find(projectId, id);
        const saw = seen?.find(({ hours_id }) => hours_id === id) ?? null;
        const outcome = outcomeOf(row, { status, seen: saw, personId: staff.personId });
        if (row === null || outcome !== 'DONE' || row.status === status) return { hours_id: id, outcome, line: row };
        if (isLocked(row)) history.record(projectId, staff, 'reopenedHours');
        const line = rows.put(
          {
            ...row,
            status,
            returned_text: status === 'RETURNED' ? (text?.trim() ?? '') : null,
            approved_by: status === 'APPROVED' ? nameOf(staff) : null,
          },
          { key },
        );
        decided.push(line);
        return { hours_id: id, outcome, line };
      });
      tellOwners(decided, { status, text }, { staff, projectId });
      return outcomes;
    },
  };
}

/** The fields that are sent. */
const given = (fields: Omit<HoursChange, 'was'>): Partial<HoursFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null;

const [MAIN, EXTRA] = [1, 2];
const NO_ARTICLE = { key: 'articles.missing', params: {} };

const PHASES = demoPhaseDefinitions();
const phaseName = (id: string): string | null => PHASES.find((phase) => phase.id === id)?.name ?? null;
