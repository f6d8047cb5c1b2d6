export type { DashboardMessage, DashboardMessages } from '../../texts/dashboard.ts';
export { createLayoutCopy, type DashboardAction, type LayoutCopyNeeds } from './actions.ts';
export * from './choice.ts';
export * from './form.ts';
export {
  ActiveLayout,
  type DashboardPort,
  Layout,
  LayoutFields,
  Portlet,
  PortletFields,
  SavedSearch,
} from './model.ts';
export {
  activateLayout,
  activeOf,
  bandsOf,
  bySequence,
  GRID,
  isOwnLayout,
  mayChange,
  offeredPortlets,
  type PortletBand,
  type PortletColumn,
  panelOf,
  sizeOf,
} from './rules.ts';
export * from './store.ts';
