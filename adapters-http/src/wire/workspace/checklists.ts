import { readableOf } from '@felles/core/internal/shared/wire-values';
import {
  ChecklistSignature,
  ChecklistTemplate,
  CheckpointAnswer,
  NewChecklist,
} from '@felles/core/internal/workspace/checklists/model';
import { Checklist } from '@felles/core/workspace/checklists';
import { prefetchForAll } from '../call.ts';
import { PHOTO_UPLOAD } from '../photo-upload.ts';
import { addition } from '../rows.ts';

const NAME = 'checklist-changes';
const changes = addition(NAME, '/v1/projects/{project_id}/checklists');

/** Checklists that are started, answered and signed: an addition. */
export const checklists = {
  templates: addition(NAME).get('/v1/checklists/templates', 'The templates of checklists', {
    reply: readableOf(ChecklistTemplate),
    ...prefetchForAll('checklists'),
  }),
  create: changes.create('', 'Starts a checklist from a template', { body: NewChecklist, reply: Checklist }),
  answer: changes.put('/{checklist_id}/checkpoints/{checkpoint_id}', 'Answers a point of a checklist', {
    body: CheckpointAnswer,
    reply: Checklist,
    takesKey: true,
  }),
  addPhoto: changes.create(
    '/{checklist_id}/checkpoints/{checkpoint_id}/photos',
    'Adds a photo to a point',
    PHOTO_UPLOAD,
  ),
  sign: changes.put('/{checklist_id}/signature', 'Signs a checklist, or opens it again', {
    body: ChecklistSignature,
    reply: Checklist,
    takesKey: true,
  }),
};
