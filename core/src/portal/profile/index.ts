export type { ProfileMessage, ProfileMessages } from '../../texts/profile.ts';
export {
  type AgreementLineView,
  type AgreementNotice,
  type AgreementView,
  activeAgreements,
  agreementView,
  type DirectDebit,
  directDebitOf,
  type KnownDirectDebit,
  type MayLeaveFor,
  type WaitingAgreement,
} from './agreements.ts';
export type { ConsentsStore, ConsentsView } from './consents.ts';
export type { ProfileFormView } from './form.ts';
export * from './model.ts';
export { type CurrentProfile, type CurrentProfileNeeds, createCurrentProfile, type RecordNeeds } from './record.ts';
export * from './store.ts';
