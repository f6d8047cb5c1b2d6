import { readableOf } from '@felles/core/internal/shared/wire-values';
import { RecordNeed } from '@felles/core/workspace/needs';
import { addition } from '../rows.ts';

/** Records that need the user, over all projects: an addition. */
export const needs = {
  records: addition('own-needs').get('/v1/me/needs', 'Own records that were returned, and those to approve', {
    reply: readableOf(RecordNeed),
  }),
};
