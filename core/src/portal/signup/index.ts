export type { SignupMessage, SignupMessages } from '../../texts/signup.ts';
export * from './active-signup.ts';
export type { AgreementNeeds } from './agreement.ts';
export {
  type CompanyNeeds,
  type CompanyStep,
  type CompanyStore,
  type CompanyView,
  createCompanyStore,
} from './company.ts';
export * from './direct-debit-page.ts';
export {
  createDraftStore,
  DRAFT_FLOWS,
  type DraftArea,
  type DraftFlow,
  type DraftStore,
  FlowDraft,
  type FlowDraftStore,
  type SentRecord,
  type SponsoredDraft,
} from './drafts.ts';
export * from './drafts-key.ts';
export type { ExistsNotice } from './failures.ts';
export type { MemberSignup } from './member.ts';
export {
  AcceptedTerms,
  ContractRecord,
  NewContract,
  NewMember,
  NewProfile,
  SignupInformation,
  type SignupPort,
} from './model.ts';
export { createPaymentSignupStore, type PaymentSignupStore } from './payment.ts';
export { PAYMENT_STEPS, type PaymentStep } from './payment-steps.ts';
export type { EarlierState, PaymentSignupView, StepList } from './payment-view.ts';
export {
  createPrivateStore,
  type PrivateNeeds,
  type PrivateStep,
  type PrivateStore,
  type PrivateView,
} from './private.ts';
export { createNewProfileStore, type NewProfileNeeds, type NewProfileStore, type NewProfileView } from './profile.ts';
export type { MemberNeeds } from './progress.ts';
export type { ReturnNeeds } from './provider-return.ts';
export type { Eligibility } from './reasons.ts';
export { type Completion, isReceiptKnown, type Receipt } from './receipt.ts';
export * from './register.ts';
export type { ChoiceOfDepartment } from './registration.ts';
export type { Callback, SigningEvidence, SignupResult } from './returns.ts';
export type { SubmitNeeds, SubmitView } from './sending.ts';
export * from './sponsor.ts';
export type { SponsorStep } from './sponsor-steps.ts';
export { createStandardStore, type StandardStep, type StandardStore, type StandardView } from './standard.ts';
export { type BarReason, type FlowView, type NextView, type SponsorCost, type Summary, sponsorCost } from './view.ts';
export type { WayOutNeeds } from './way-out.ts';
