export type { PersonMessage, PersonMessages } from '../../texts/person.ts';
export {
  ADULT_AGE,
  type AgeDecision,
  type AgedMembership,
  type AgeFlags,
  type AgeLimits,
  type AgeQuestion,
  ageDecision,
  ageFlags,
  ageMessage,
  isUnderaged,
  type SignupPath,
} from './age.ts';
export { PersonDraft } from './draft.ts';
export type { LookUpView } from './lookup.ts';
export {
  FoundPerson,
  GENDERS,
  Gender,
  MemberInformation,
  MemberUpdate,
  MunicipalityLookup,
  PersonalInformation,
  type PersonPort,
  PhoneLookup,
} from './model.ts';
export type { Place } from './place.ts';
export type { KnownPerson } from './prefill.ts';
export { areAllMissing, type PersonProblems, personProblems, shownProblems } from './problems.ts';
export {
  FORM_FIELDS,
  FORMATS,
  type FormField,
  isEmail,
  isPhoneNumber,
  isPostalCode,
  PERSON_FIELDS,
  type PersonField,
  type PersonForm,
  TEXT_FIELDS,
  type TextField,
} from './rules.ts';
export * from './store.ts';
export { type ApprovalMode, type TermsApprovalNeeds, type TermsLink, type TermsView, termsLink } from './terms.ts';
export type { PersonFacts, PersonView } from './view.ts';
