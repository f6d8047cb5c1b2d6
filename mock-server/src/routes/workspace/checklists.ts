import { siteRecords as lists, checklists as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { requireSiteRight } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { createOnce, photoOnce } from '../../site-changes.ts';
import { openChecklists } from '../../tables/checklists.ts';

/** Checklists: started from templates, answered by point, signed and opened again. */
export function checklistRoutes(app: FastifyInstance, service: Service): void {
  const checklists = openChecklists(service);
  const { rows, shown } = checklists;

  answer(app, service, lists.checklists, ({ params: { project_id: own } }) =>
    rows.list(({ project_id }) => project_id === own).map(shown),
  );
  answer(app, service, wire.templates, () => checklists.templates);

  answer(app, service, wire.create, ({ staff, params, body, key }) =>
    shown(
      createOnce(service, 'checklists', { params, body }, rows, () =>
        checklists.create(params.project_id, body, { staff, key }),
      ),
    ),
  );

  answer(app, service, wire.answer, ({ staff, params: { project_id, checklist_id, checkpoint_id }, body, key }) =>
    shown(checklists.answer(checklists.require(project_id, checklist_id), checkpoint_id, body, { staff, key })),
  );

  answer(app, service, wire.addPhoto, ({ staff, params, body, key }) => {
    const row = checklists.require(params.project_id, params.checklist_id);
    return photoOnce(
      service,
      'checkpoint photos',
      { params, body },
      {
        get: (id) => checklists.photoWith(row, id),
        create: () => checklists.addPhoto(row, params.checkpoint_id, body, { staff, key }),
      },
    );
  });

  answer(app, service, wire.sign, ({ staff, params: { project_id, checklist_id }, body, key }) => {
    const row = checklists.require(project_id, checklist_id);
    requireSiteRight(staff, body.signed ? 'sign' : 'reopen');
    return shown(checklists.sign(row, body, { staff, key }));
  });
}
