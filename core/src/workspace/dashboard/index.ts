export type { DashboardMessage } from '../../texts/dashboard.ts';
export type { Choice } from './choice.ts';
export type { LayoutDraft } from './form.ts';
export { type DashboardPort, Layout, LayoutFields, Portlet, SavedSearch } from './model.ts';
export { bandsOf, bySequence, isOwnLayout, mayChange, offeredPortlets, panelOf, sizeOf } from './rules.ts';
export type { DashboardStore } from './store.ts';
