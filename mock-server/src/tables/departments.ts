import { CHANNELS, EVENTS } from '@felles/adapters-http/wire';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import { demoDepartments } from '@felles/fixtures/workspace/register';
import { table } from './table.ts';

/** The departments of the demo company. */
export const openDepartments = table<RegisterDepartment>({
  name: 'departments',
  schema: RegisterDepartment,
  idOf: ({ id }) => id,
  channelsOf: () => [CHANNELS.departments],
  events: { put: EVENTS.department.changed, gone: EVENTS.department.gone },
  demo: demoDepartments,
});
