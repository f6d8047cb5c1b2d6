// Calls by which a developer or a test changes a phase of a project.
import { call, json } from '@felles/adapters-http/wire';
import * as z from 'zod/mini';
import { controlCall } from './control-call.ts';

export const step = call({
  ...controlCall,
  method: 'POST',
  path: '/control/api/phases',
  summary: 'Check the next checkpoint of a phase, meet its next milestone, or let the phase begin or end',
  body: {
    format: 'json',
    schema: z.strictObject({
      project_id: z.string(),
      phase_id: z.string(),
      what: z.enum(['checkpoint', 'milestone', 'phase']),
    }),
  },
  reply: json(z.object({ what: z.string(), title: z.string() })),
});
