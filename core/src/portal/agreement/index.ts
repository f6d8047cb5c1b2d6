export type { ActProgress } from './acts.ts';
export * from './model.ts';
export {
  AGREEMENT_ADDITIONS,
  type AgreementAct,
  type AgreementOffers,
  type AgreementWays,
  endRequestOf,
  optionsWithProof,
  ownOption,
  refusalName,
  shownFreezes,
} from './rules.ts';
export {
  type AgreementPageStore,
  type AgreementPageView,
  createAgreementPage,
  type PauseView,
} from './store.ts';
