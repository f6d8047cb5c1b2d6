// The membership portal: its models, rules, ports and stores.
export { createPortalInfoStore, type PortalInfoNeeds, type PortalInfoStore } from './center/info.ts';
export type { CenterMessage, CenterMessages } from './center/messages.ts';
export {
  Center,
  ColorEntry,
  Colors,
  Department,
  Departments,
  ImageList,
  type LogoSource,
  Manifest,
  PortalInfo,
  SponsorSetup,
  TokenResponse,
  TrackingSetup,
} from './center/model.ts';
export type { PageAt, PortalPage } from './center/pages.ts';
export type { Parameters } from './center/parameters.ts';
export type { CenterPort } from './center/port.ts';
export {
  addressWithCenter,
  type Background,
  CENTER,
  centerCodeOf,
  departmentName,
  initialDepartment,
  logoIsUsable,
  minimumAges,
  offeredDepartments,
  pageElsewhere,
} from './center/rules.ts';
export { createSmallCenter, type SmallCenter, type SmallCenterNeeds, type TimetableCenter } from './center/small.ts';
export { type CenterNeeds, type CenterStore, createCenterStore } from './center/store.ts';
export { createTokenKeeper, type TokenKeeper, type TokenNeeds } from './center/token.ts';
export { type CenterView, mayTryAgain, type StartUp } from './center/view.ts';
export type { AutomaticChoiceNeeds } from './membership/automatic-choice.ts';
export type { MembershipCard } from './membership/cards.ts';
export type { MembershipSources } from './membership/cells.ts';
export { type Binding, type BindingText, bindingOf } from './membership/cost.ts';
export { allowedDepartments, cardsMatching, type DepartmentCard, SEARCHED_FROM } from './membership/departments.ts';
export type { MembershipFacts } from './membership/facts.ts';
export { directLinkOf } from './membership/link.ts';
export type { MembershipMessage, MembershipMessages } from './membership/messages.ts';
export {
  Company,
  DirectLink,
  Membership,
  MembershipDraft,
  MembershipGroup,
  MembershipGroups,
  Memberships,
} from './membership/model.ts';
export type { MembershipPort, MembershipQuery } from './membership/port.ts';
export {
  featuredFirst,
  filterPlacement,
  isVisible,
  type MembershipFlow,
  membershipPrice,
  paymentRhythm,
  prefersNoDirectDebit,
  type Viewer,
} from './membership/rules.ts';
export { createMembershipStore, type MembershipNeeds, type MembershipStore } from './membership/store.ts';
export type { DepartmentsView, GroupFilter, MembershipsView, MembershipView } from './membership/view.ts';
export type { PortalMessage, PortalMessages } from './messages.ts';
export { type Bill, billOf, type SumKind, sumKind } from './payment/invoice/bill.ts';
export { departmentOf } from './payment/invoice/department-page.ts';
export { isSettled, type Money } from './payment/invoice/money.ts';
export { type PaymentStatus, POLLING, type PollAnswer } from './payment/invoice/status.ts';
export {
  createInvoiceWatch,
  type InvoiceWatch,
  type InvoiceWatchNeeds,
  type MoneyView,
  type PollExpectation,
} from './payment/invoice/watch.ts';
export type { PaymentMessage, PaymentMessages } from './payment/messages.ts';
export { FirstInvoice, Invoice, InvoiceLine, PaymentOrder, PaymentStart, PaymentState } from './payment/model.ts';
export {
  createPaymentPageStore,
  type PaymentPageNeeds,
  type PaymentPageStore,
  type PaymentPageView,
} from './payment/page-store.ts';
export type { InvoicePort, PaymentPort } from './payment/port.ts';
export { PROVIDER_REPORTS, type ProviderReport } from './payment/report/report.ts';
export {
  type FailureKind,
  mayReportUnpaid,
  mayStartPayment,
  type PaymentPhase,
  type PaymentVariant,
  UNPAID_VARIANTS,
  type UnpaidVariant,
} from './payment/rules.ts';
export {
  CHECKOUT,
  type Checkout,
  type CheckoutFailure,
  checkoutHeight,
  FRAME_SILENCE,
  FRAME_TIMEOUT,
  type PostedMessage,
  SESSION_EVENTS,
  type SessionEvent,
  sessionEvent,
} from './payment/start/checkout.ts';
export { abortedFallback, type PaymentPage, paymentAddress } from './payment/start/return-address.ts';
export { createPaymentStore, type PaymentNeeds, type PaymentStore } from './payment/store.ts';
export type { PaymentView } from './payment/view.ts';
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
} from './person/age.ts';
export { PersonDraft } from './person/draft.ts';
export { isEmail, isPhoneNumber, isPostalCode } from './person/fields.ts';
export type { LookUpView } from './person/lookup.ts';
export type { PersonMessage, PersonMessages } from './person/messages.ts';
export {
  FoundPerson,
  GENDERS,
  Gender,
  MemberInformation,
  MemberUpdate,
  MunicipalityLookup,
  PersonalInformation,
  PhoneLookup,
} from './person/model.ts';
export type { Place } from './person/place.ts';
export type { PersonPort } from './person/port.ts';
export type { KnownPerson } from './person/prefill.ts';
export { onlyLacks, type PersonProblems, personProblems, shownProblems } from './person/problems.ts';
export {
  FORM_FIELDS,
  FORMATS,
  type FormField,
  PERSON_FIELDS,
  type PersonField,
  type PersonForm,
  TEXT_FIELDS,
  type TextField,
} from './person/rules.ts';
export { createPersonStore, type PersonNeeds, type PersonStore, type WritableField } from './person/store.ts';
export {
  type ApprovalMode,
  type TermsApprovalNeeds,
  type TermsLink,
  type TermsView,
  termsLink,
} from './person/terms.ts';
export type { PersonFacts, PersonView } from './person/view.ts';
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
} from './profile/agreements.ts';
export type { ProfileFormView } from './profile/form.ts';
export type { ProfileMessage, ProfileMessages } from './profile/messages.ts';
export { Agreement, AgreementLine, Profile } from './profile/model.ts';
export type { ProfilePort } from './profile/port.ts';
export {
  type CurrentProfile,
  type CurrentProfileNeeds,
  createCurrentProfile,
  type RecordNeeds,
} from './profile/record.ts';
export { createProfileStore, type ProfileNeeds, type ProfileStore } from './profile/store.ts';
export type { ProfileView } from './profile/view.ts';
export { createLoginStore, type LoginAttemptNeeds, type LoginNeeds, type LoginStore } from './session/login.ts';
export type { SessionMessage, SessionMessages } from './session/messages.ts';
export {
  LoginRequest,
  LoginResponse,
  LogoutResponse,
  NewPasswordRequest,
  NewPasswordResponse,
  SessionRecord,
} from './session/model.ts';
export {
  createNewPasswordStore,
  type NewPasswordNeeds,
  type NewPasswordRequested,
  type NewPasswordStore,
} from './session/new-password.ts';
export type { LoginCredentials, LoginPort, SessionPort } from './session/port.ts';
export {
  type LoginFields,
  loginProblems,
  offeredTo,
  phoneProblem,
  type SavedSession,
  SESSION,
  type Session,
  type SessionPerson,
} from './session/rules.ts';
export { createSessionStore, type SessionNeeds, type SessionStore, type SessionView } from './session/store.ts';
export type { CompanyStep } from './signup/company/steps.ts';
export { type CompanyNeeds, type CompanyStore, createCompanyStore } from './signup/company/store.ts';
export type { CompanyView } from './signup/company/view.ts';
export { activeSignup, hasUnsentText } from './signup/drafts/active-signup.ts';
export { FlowDraft, type SentRecord } from './signup/drafts/flow-draft.ts';
export { draftsKey } from './signup/drafts/place.ts';
export type { SponsoredDraft } from './signup/drafts/sponsor-draft.ts';
export {
  createDraftStore,
  DRAFT_FLOWS,
  type DraftArea,
  type DraftFlow,
  type DraftStore,
  type FlowDraftStore,
} from './signup/drafts/store.ts';
export type { AgreementNeeds } from './signup/flow/agreement.ts';
export type { ChoiceOfDepartment } from './signup/flow/department-choice.ts';
export type { FlowNeeds } from './signup/flow/flow.ts';
export type { FlowAreas } from './signup/flow/flow-state.ts';
export type { BarReason, FlowView, NextView } from './signup/flow/flow-view.ts';
export { registerOf } from './signup/flow/register.ts';
export type { StepFlowNeeds } from './signup/flow/step-flow.ts';
export type { Summary } from './signup/flow/summary.ts';
export type { SignupMessage, SignupMessages } from './signup/messages.ts';
export {
  AcceptedTerms,
  ContractRecord,
  NewContract,
  NewMember,
  NewProfile,
  SignupInformation,
} from './signup/model.ts';
export { PAYMENT_STEPS, type PaymentStep } from './signup/payment/steps.ts';
export { createPaymentSignupStore, type PaymentSignupStore } from './signup/payment/store.ts';
export type { EarlierState, PaymentSignupView, StepList } from './signup/payment/view.ts';
export type { SignupPort } from './signup/port.ts';
export type { PrivateStep } from './signup/private/steps.ts';
export { createPrivateStore, type PrivateNeeds, type PrivateStore, type PrivateView } from './signup/private/store.ts';
export { createNewProfileStore, type NewProfileNeeds, type NewProfileStore } from './signup/profile/store.ts';
export type { NewProfileView } from './signup/profile/view.ts';
export type { Callback, SigningEvidence } from './signup/return/callbacks.ts';
export type { Completion } from './signup/return/completion.ts';
export {
  createDirectDebitPage,
  type DirectDebitPageNeeds,
  type DirectDebitPageStore,
} from './signup/return/direct-debit-page.ts';
export type { SignupResult } from './signup/return/outcome.ts';
export type { ReturnNeeds } from './signup/return/provider-return.ts';
export { isReceiptKnown, type Receipt } from './signup/return/receipt.ts';
export type { WayOutNeeds } from './signup/return/way-out.ts';
export type { ExistsNotice } from './signup/sending/conflict.ts';
export type { RegistrationNeeds } from './signup/sending/registration.ts';
export type { SubmitNeeds, SubmitView } from './signup/sending/submit.ts';
export { type SponsorCost, sponsorCost } from './signup/sponsor/cost.ts';
export type { SponsorSenderNeeds } from './signup/sponsor/sender.ts';
export type { SponsorStep } from './signup/sponsor/steps.ts';
export { createSponsorSignupStore, type SponsorSignupNeeds, type SponsorSignupStore } from './signup/sponsor/store.ts';
export type { SponsorSignupView } from './signup/sponsor/view.ts';
export type { StandardStep } from './signup/standard/steps.ts';
export { createStandardStore, type RegisterNeeds, type StandardStore } from './signup/standard/store.ts';
export type { StandardView } from './signup/standard/view.ts';
export type { Eligibility } from './signup/steps/progress.ts';
export { type AcceptNeeds, type AcceptOutcome, type AcceptStore, createAcceptStore } from './sponsor/accept-store.ts';
export type { AcceptedAgreement, AcceptView } from './sponsor/accept-view.ts';
export { SPONSOR_CODE, shownCode } from './sponsor/code.ts';
export {
  createSponsorCodeStore,
  type SponsorCodeFacts,
  type SponsorCodeNeeds,
  type SponsorCodeStore,
} from './sponsor/code-store.ts';
export type { SponsorCodeView } from './sponsor/code-view.ts';
export type { SponsorContactFacts, SponsorContactStore } from './sponsor/contact-store.ts';
export type { ContactStatus, SponsorContactView } from './sponsor/contact-view.ts';
export type { SponsorMessage, SponsorMessages } from './sponsor/messages.ts';
export {
  ContactOutcome,
  SponsorCodeDraft,
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorContactDraft,
  SponsorCreated,
  SponsoredAgreement,
  SponsoredMember,
  SponsorInformation,
} from './sponsor/model.ts';
export type { SponsorAddresses, SponsorPort, SponsorRequest } from './sponsor/port.ts';
export { connectionHash, type PayersLink, type SponsorStatus, sponsorAddresses } from './sponsor/rules.ts';
export {
  createSponsoredStore,
  type SponsoredNeeds,
  type SponsoredStore,
  type SponsoredView,
} from './sponsor/sponsored-store.ts';
export { ConditionLink } from './terms/model.ts';
export type { TermsPort } from './terms/port.ts';
export { hasTerms, type PaymentCondition } from './terms/rules.ts';
export type { TimetableLayout } from './timetable/layout.ts';
export type { TimetableMessage, TimetableMessages } from './timetable/messages.ts';
export { ClassGroup, ClassSession, ClassSessions } from './timetable/model.ts';
export type { TimetablePort, WeekQuery } from './timetable/port.ts';
export {
  arrangeWeek,
  type ClassType,
  emptyDay,
  explainTime,
  groupByType,
  isCurrentWeek,
  isGroupShown,
  moveWeeks,
  type NextHit,
  nextHit,
  typeLabel,
  typeOf,
  typesOf,
} from './timetable/rules.ts';
export { createTimetableStore, type TimetableNeeds, type TimetableStore } from './timetable/store.ts';
export type { DayColumn, FilterInUse, TimetableStatus, TimetableView, TypeFilter, Week } from './timetable/view.ts';
export { type EventName, FUNNEL_EVENTS, type FunnelEvent, type IdName, type IdsOf } from './tracking/events.ts';
export { mayTrack } from './tracking/gate.ts';
export type { TrackerPort, TrackingPort } from './tracking/port.ts';
export type { Consent, ConsentDialog } from './tracking/rules.ts';
export { leaveCountedIfSoon, type SigningDepartureNeeds } from './tracking/signing-departure.ts';
export { createTrackingStore, type TrackingNeeds, type TrackingStore, type TrackingView } from './tracking/store.ts';
export {
  isTrackerId,
  scriptAddress,
  TRACKERS,
  type Tracker,
  type TrackerFacts,
  type TrackerKind,
  trackerOf,
} from './tracking/trackers.ts';
export type {
  CheckoutEvent,
  DirectDebitStatus,
  OfOneSignup,
  SignupFlow,
  VisitorAction,
} from './tracking/visitor-actions.ts';
