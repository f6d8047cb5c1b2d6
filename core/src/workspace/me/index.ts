export type { MePort, Sight } from './model.ts';
export { mayMakeRegister, type Seeing, seeingOf } from './rules.ts';
export type { MeStore } from './store.ts';
