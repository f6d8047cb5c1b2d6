export { VISIT_TYPES, type VisitsPort, type VisitType } from './model.ts';
