export { type DepartmentsPort, RegisterDepartment } from './model.ts';
export { byName } from './store.ts';
