export type { SponsorMessage, SponsorMessages } from '../../texts/sponsor.ts';
export * from './accept-store.ts';
export { SPONSOR_CODE, shownCode } from './code.ts';
export * from './code-store.ts';
export type {
  ContactStatus,
  SponsorContactFacts,
  SponsorContactStore,
  SponsorContactView,
} from './contact-store.ts';
export {
  ContactOutcome,
  type SponsorAddresses,
  SponsorCodeDraft,
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorContactDraft,
  SponsorCreated,
  SponsoredAgreement,
  SponsoredMember,
  SponsorInformation,
  type SponsorPort,
  type SponsorRequest,
} from './model.ts';
export { connectionHash, type PayersLink, type SponsorStatus, sponsorAddresses } from './rules.ts';
export * from './sponsored-store.ts';
