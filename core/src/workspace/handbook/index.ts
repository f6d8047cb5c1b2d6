export type { HandbookMessages } from '../../texts/handbook.ts';
export type { MakingView } from './document-creation.ts';
export * from './model.ts';
export {
  type Build,
  type BuildingNeeds,
  type BuildingView,
  type BuildProgress,
  createHandbookBuilding,
  type HandbookBuilding,
} from './rebuild.ts';
export * from './rules.ts';
export * from './store.ts';
