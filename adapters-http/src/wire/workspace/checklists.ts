import { readableOf } from '@felles/core';
import {
  Checklist,
  ChecklistSignature,
  ChecklistTemplate,
  CheckpointAnswer,
  NewChecklist,
} from '@felles/core/workspace/checklists';
import { RecordPhoto } from '@felles/core/workspace/site-work';
import * as z from 'zod/mini';
import { parts, SLOW } from '../call.ts';
import { addition } from '../rows.ts';
import { FilePart } from '../values.ts';

const NAME = 'checklist-changes';
const changes = addition(NAME, '/v1/projects/{project_id}/checklists');

/** Checklists that are started, answered and signed: an addition. */
export const checklists = {
  templates: addition(NAME).get('/v1/checklists/templates', 'The templates of checklists', {
    reply: readableOf(ChecklistTemplate),
    offline: 'user',
  }),
  create: changes.create('', 'Starts a checklist from a template', { body: NewChecklist, reply: Checklist }),
  answer: changes.put('/{checklist_id}/checkpoints/{checkpoint_id}', 'Answers a point of a checklist', {
    body: CheckpointAnswer,
    reply: Checklist,
    takesKey: true,
  }),
  addPhoto: changes.create('/{checklist_id}/checkpoints/{checkpoint_id}/photos', 'Adds a photo to a point', {
    body: parts({ file: FilePart, client_id: z.string() }),
    reply: RecordPhoto,
    patience: SLOW,
  }),
  sign: changes.put('/{checklist_id}/signature', 'Signs a checklist, or opens it again', {
    body: ChecklistSignature,
    reply: Checklist,
    takesKey: true,
  }),
};
