import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { Department } from '@felles/core/workspace/departments';
import { demoDepartments } from '@felles/fixtures/workspace/register';
import { table } from './table.ts';

/** The departments of the demo company. */
export const openDepartments = table<Department>({
  name: 'departments',
  schema: Department,
  idOf: ({ id }) => id,
  channelsOf: () => [CHANNELS.departments],
  events: { put: EVENTS.department.changed, gone: EVENTS.department.gone },
  demo: demoDepartments,
});
