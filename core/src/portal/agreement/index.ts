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
  type ActProgress,
  type AgreementPageStore,
  type AgreementPageView,
  createAgreementPage,
  type PauseView,
} from './store.ts';
