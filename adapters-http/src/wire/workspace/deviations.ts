import { DeviationChange, NewDeviation } from '@felles/core/internal/workspace/deviations/model';
import { NewComment } from '@felles/core/internal/workspace/site-work/model';
import { Deviation, DeviationSetup } from '@felles/core/workspace/deviations';
import { prefetchForAll } from '../call.ts';
import { PHOTO_UPLOAD } from '../photo-upload.ts';
import { addition } from '../rows.ts';

const changes = addition('deviation-changes', '/v1/projects/{project_id}/deviations');

/** Deviations that are registered, followed up and closed: an addition. */
export const deviations = {
  setup: addition('deviation-changes').get('/v1/deviations/setup', 'The statuses and kinds of deviations', {
    reply: DeviationSetup,
    ...prefetchForAll('deviations'),
  }),
  deviation: changes.get('/{deviation_id}', 'One deviation, with its photos and its log', {
    reply: Deviation,
    offline: 'user',
  }),
  create: changes.create('', 'Registers a deviation', { body: NewDeviation, reply: Deviation }),
  change: changes.patch('/{deviation_id}', 'Changes or moves a deviation', {
    body: DeviationChange,
    reply: Deviation,
    takesKey: true,
  }),
  comment: changes.create('/{deviation_id}/comments', 'Writes a comment into the log of a deviation', {
    body: NewComment,
    reply: Deviation,
  }),
  addPhoto: changes.create('/{deviation_id}/photos', 'Adds a photo to a deviation', PHOTO_UPLOAD),
};
