export type { ProfileMessage } from '../../texts/profile.ts';
export type { AgreementNotice, AgreementView, DirectDebit, KnownDirectDebit, WaitingAgreement } from './agreements.ts';
export type { ConsentsStore } from './consents.ts';
export type { ProfileFormView } from './form.ts';
export type { ProfilePort } from './model.ts';
export type { ProfileStore, ProfileView } from './store.ts';
