// The features that each project has.

import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Id } from '@felles/core';
import { FLAGS } from '@felles/core/workspace/projects';
import { demoFlags } from '@felles/fixtures/workspace/flags';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import * as z from 'zod/mini';
import { table } from './table.ts';

const Flags = z.looseObject({ project_id: Id });

export const openFlags = table<z.infer<typeof Flags>>({
  name: 'flags',
  schema: Flags,
  idOf: ({ project_id: id }) => id,
  channelsOf: ({ project_id: id }) => [CHANNELS.project(id)],
  projectOf: ({ project_id: id }) => id,
  events: { put: EVENTS.flags.changed, gone: EVENTS.flags.gone },
  demo: (seed, _now, count) => recordedProjectIds(count).map((id) => demoFlags(seed, id)),
});

/** A project that is new, or only fills the world, has everything. */
export const ALL_ON = Object.fromEntries(FLAGS.map((flag) => [flag, true]));
