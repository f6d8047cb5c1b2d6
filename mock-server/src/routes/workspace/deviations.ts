import { siteRecords as lists, deviations as wire } from '@felles/adapters-http/wire';
import { parseInstant } from '@felles/core';
import type { DeviationChange } from '@felles/core/internal/workspace/deviations/model';
import { CHANGE_RIGHT, findStatus, rightOfMove } from '@felles/core/internal/workspace/deviations/moves';
import { statusIn } from '@felles/core/workspace/deviations';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid, refusal } from '../../refusals.ts';
import { requireSiteRight } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { createOnce, photoOnce } from '../../site-changes.ts';
import { openChecklists } from '../../tables/checklists.ts';
import { DEVIATION_SETUP, type DeviationRow, openDeviations } from '../../tables/deviations.ts';

/** Deviations: registered, changed and moved by their rules, commented, and shown with photos. */
export function deviationRoutes(app: FastifyInstance, service: Service): void {
  const deviations = openDeviations(service);
  const checklists = openChecklists(service);

  function requireDeviation({ project_id, deviation_id }: Readonly<Record<'project_id' | 'deviation_id', string>>) {
    const row = deviations.rows.get(deviation_id);
    if (row === null || row.project_id !== project_id) throw refusal(404, 'Avviket finnes ikke i dette prosjektet.');
    return row;
  }

  const whole = ({ project_id: _, ...deviation }: DeviationRow) => deviation;

  answer(app, service, wire.setup, () => DEVIATION_SETUP);
  answer(app, service, lists.deviations, ({ params: { project_id } }) => deviations.ofProject(project_id));
  answer(app, service, wire.deviation, ({ params }) => whole(requireDeviation(params)));

  answer(app, service, wire.create, ({ staff, params, body, key }) => {
    requireInstant(body.registered_at, 'registered_at');
    const list = body.checklist_id ? checklists.rows.get(body.checklist_id) : null;
    if (body.checklist_id && list?.project_id !== params.project_id)
      throw invalid('Sjekklisten finnes ikke i dette prosjektet.', 'checklist_id');
    if (body.checkpoint_id && !list?.checkpoints?.some((point) => point?.checkpoint_id === body.checkpoint_id))
      throw invalid('Punktet finnes ikke i sjekklisten.', 'checkpoint_id');
    return whole(
      createOnce(service, 'deviations', { params, body }, deviations.rows, () => {
        const row = deviations.create(params.project_id, body, staff, key);
        if (list && body.checkpoint_id) checklists.noteDeviation(list, body.checkpoint_id, row.deviation_id);
        return row;
      }),
    );
  });

  /** [W-SITE-11] To close and to reopen is a right of its own. */
  function rightOf(
    row: DeviationRow,
    { status, measure: _, reason: __, at: ___, was: ____, ...fields }: DeviationChange,
  ) {
    const [from, to] = [statusIn(DEVIATION_SETUP, row), findStatus(DEVIATION_SETUP, status ?? '')];
    const isMoved = from !== null && to !== null && from.status !== to.status;
    const isChanged = Object.values(fields).some((value) => value !== undefined);
    return [...(isMoved ? [rightOfMove(from, to)] : []), ...(isChanged || !isMoved ? [CHANGE_RIGHT] : [])];
  }

  answer(app, service, wire.change, ({ staff, params, body, key }) => {
    const row = requireDeviation(params);
    requireInstant(body.at, 'at');
    for (const right of rightOf(row, body)) requireSiteRight(staff, right);
    return whole(deviations.change(row, body, staff, key));
  });

  answer(app, service, wire.comment, ({ staff, params, body, key }) => {
    const row = requireDeviation(params);
    requireInstant(body.at, 'at');
    return whole(
      createOnce(service, 'deviation comments', { params, body }, deviations.rows, () =>
        deviations.comment(row, body.text, { staff, at: body.at, key }),
      ),
    );
  });

  answer(app, service, wire.addPhoto, ({ staff, params, body, key }) => {
    const row = requireDeviation(params);
    requireInstant(body.at, 'at');
    return photoOnce(
      service,
      'deviation photos',
      { params, body },
      {
        get: (id) => deviations.photoWith(row, id),
        create: () => deviations.addPhoto(row, body.file, { staff, at: body.at, key }),
      },
    );
  });
}

function requireInstant(at: string | undefined, field: string): void {
  if (at !== undefined && parseInstant(at) === null) throw invalid('Tidspunktet kan ikke leses.', field);
}
