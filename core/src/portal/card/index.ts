export type { CardPort } from './model.ts';
export type { CardState, CardStore, CardView } from './store.ts';
