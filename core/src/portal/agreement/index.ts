export type { ActProgress } from './acts.ts';
export {
  type AgreementPort,
  AgreementReceipt,
  type AgreementState,
  AgreementTerms,
  Freeze,
  FreezePreview,
  LEAVING_REASONS,
  LostBooking,
} from './model.ts';
export {
  type AgreementAct,
  type AgreementWays,
  endRequestOf,
  optionsWithProof,
  ownOption,
  shownFreezes,
} from './rules.ts';
export type { AgreementPageStore, AgreementPageView } from './store.ts';
