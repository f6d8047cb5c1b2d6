// Who is checked in at the sites of the demo company.
import { CHANNELS, EVENTS, checkins as wire } from '@felles/adapters-http/wire';
import { isDecidable, seenDecision } from '@felles/core/internal/workspace/checkins/decisions';
import type { CheckInFields } from '@felles/core/internal/workspace/checkins/model';
import { hasLeft } from '@felles/core/internal/workspace/checkins/rules';
import { CheckIn, nameOfCheckIn, statusOfCheckIn } from '@felles/core/workspace/checkins';
import { demoCheckIns } from '@felles/fixtures/workspace/checkins';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce, refuseChanged } from '../../site-changes.ts';
import { openHistory } from '../../tables/history.ts';
import { openProjects } from '../../tables/projects.ts';
import { table } from '../../tables/table.ts';
import { nextId } from '../../world/ledger.ts';

const checkIns = table<CheckIn>({
  name: 'checkins',
  schema: CheckIn,
  idOf: ({ id }) => id,
  channelsOf: ({ projectId }) => [CHANNELS.checkIns(projectId)],
  projectOf: ({ projectId }) => projectId,
  events: {
    put(row) {
      if (hasLeft(row)) return EVENTS.checkIn.checkedOut;
      return row.decision ? EVENTS.checkIn.decided : EVENTS.checkIn.created;
    },
    gone: EVENTS.checkIn.gone,
  },
  // The projects that only fill the world have none.
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoCheckIns(seed, now, id)),
});

export function openCheckIns({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = checkIns(world, publish);
  return { rows, ofProject: (id: string) => rows.list(({ projectId }) => projectId === id) };
}

export function checkInRoutes(app: FastifyInstance, service: Service): void {
  const { world } = service;
  const { requireProject, members } = openProjects(service);
  const { rows, ofProject } = openCheckIns(service);
  const history = openHistory(service);
  const at = (): string => new Date(world.now()).toISOString();

  answer(app, service, wire.checkIns, ({ params: { project_id } }) => ofProject(project_id));

  answer(app, service, wire.checkIn, ({ staff, params, body: { client_id, ...body }, key }) => {
    const { id: projectId } = requireProject(staff, params.project_id);
    return createOnce(service, 'checkins', { params, body: { client_id, ...body } }, rows, () => {
      const known = body.reason ? participant(projectId, body) : {};
      if (body.reason)
        history.note(projectId, staff, {
          text: `sjekket inn uten kort («${body.reason.trim()}»):`,
          title: nameOfCheckIn({ ...body, ...known, id: '' }),
          datatype: 'checkin',
        });
      return rows.put(
        {
          ...body,
          ...known,
          id: nextId(world, 10_000_000),
          projectId,
          valid: true,
          errors: [],
          checkedOut: false,
          checkinTime: at(),
          checkinByName: staff.name,
          checkinById: staff.personId,
          checkoutTime: null,
          checkoutByName: null,
          checkoutById: null,
        },
        { key },
      );
    });
  });

  /** [W-PLAN-10] The fields of a check-in without a card: those of the participant. */
  function participant(projectId: string, { personId, reason }: CheckInFields): Partial<CheckIn> {
    const member = members.list(({ project_id: of, person }) => of === projectId && person?.id === personId)[0];
    if (!member?.person) throw invalid('Personen er ikke deltaker i prosjektet.', 'personId');
    const here = ofProject(projectId).find((row) => row.personId === personId && statusOfCheckIn(row) === 'onSite');
    if (here) throw refusal(409, 'Personen er alt sjekket inn.', 'Exists', undefined, { id: here.id });
    return {
      firstName: member.person.first_name,
      lastName: member.person.last_name,
      contactId: member.contact?.id,
      companyName: member.contact?.name,
      phone: member.person.mobile,
      card_no: null,
      cardStatus: null,
      guest: false,
      reason: reason?.trim(),
    };
  }

  function requireCheckIn(projectId: string, id: string): CheckIn {
    const row = rows.get(id);
    if (row === null || String(row.projectId) !== projectId) throw refusal(404, 'Innsjekkingen finnes ikke.');
    return row;
  }

  /** [W-PLAN-10] [W-PLAN-12] */
  answer(app, service, wire.decide, ({ staff, params: { project_id, refused_id }, body: { was, ...wanted }, key }) => {
    const row = requireCheckIn(requireProject(staff, project_id).id, refused_id);
    if (!isDecidable(row))
      throw refusal(409, 'Bare en avvist som ikke har gått, kan slippes inn eller avvises.', 'Locked');
    const decision = { let_in: wanted.let_in, reason: wanted.reason.trim() };
    const seen = seenDecision(row);
    const last = { by: row.decision?.by ?? null, at: row.decision?.at ?? null };
    refuseChanged(seen, decision, was ?? { let_in: null, reason: null }, () => last);
    if (seen.let_in === decision.let_in && seen.reason === decision.reason) return row;
    const words = { null: 'avvist av kortet', false: 'ikke sluppet inn', true: 'sluppet inn' } as const;
    history.note(project_id, staff, {
      text: `avgjorde innsjekk, fra ${words[`${seen.let_in}`]} til ${words[`${decision.let_in}`]} («${decision.reason}»):`,
      title: nameOfCheckIn(row),
      datatype: 'checkin',
      dataid: row.id,
    });
    return rows.put({ ...row, decision: { ...decision, by: staff.name, at: at() } }, { key });
  });

  answer(app, service, wire.checkOut, ({ staff, params: { project_id, checkin_id }, key }) => {
    const row = requireCheckIn(project_id, checkin_id);
    // Who has left has left: the first time stands.
    if (hasLeft(row)) return row;
    return rows.put(
      { ...row, checkedOut: true, checkoutTime: at(), checkoutByName: staff.name, checkoutById: staff.personId },
      { key },
    );
  });
}
