export type { SponsorMessage } from '../../texts/sponsor.ts';
export type { AcceptStore, AcceptView } from './accept-store.ts';
export { shownCode } from './code.ts';
export type { SponsorCodeStore } from './code-store.ts';
export type { ContactStatus, SponsorContactStore } from './contact-store.ts';
export { SponsoredAgreement, type SponsorPort } from './model.ts';
export type { PayersLink } from './rules.ts';
export type { SponsoredView } from './sponsored-store.ts';
