// The membership portal: its models, rules, ports and stores.
export { createPortalInfoStore, type PortalInfoNeeds, type PortalInfoStore } from './center/info.ts';
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
  StatusFlag,
  TokenResponse,
  TrackingSetup,
} from './center/model.ts';
export {
  isDirectLink,
  mergedParameters,
  type Parameters,
  pageInPath,
  parametersIn,
  parametersKey,
  parametersText,
  parseParameters,
  stayingParameters,
} from './center/parameters.ts';
export type { CenterPort } from './center/port.ts';
export {
  addressWithCenter,
  type Background,
  CENTER,
  centerCodeOf,
  contactEmail,
  departmentIdOf,
  departmentName,
  headerTitle,
  initialDepartment,
  isImageAddress,
  isTimetablePath,
  logoIsUsable,
  logoSources,
  minimumAges,
  offeredDepartments,
  pageElsewhere,
  pageTitle,
  pickBackground,
  RENEWAL,
  renewalDelay,
} from './center/rules.ts';
export { type CenterNeeds, type CenterStore, createCenterStore } from './center/store.ts';
export { createTokenKeeper, type TokenKeeper, type TokenNeeds } from './center/token.ts';
export type { CenterView, StartUp } from './center/view.ts';
export type { MembershipCard } from './membership/cards.ts';
export { type Binding, bindingOf } from './membership/cost.ts';
export {
  allowedDepartments,
  canClearDepartment,
  cardsMatching,
  type DepartmentCard,
  departmentCard,
  onlyDepartment,
  SEARCHED_FROM,
} from './membership/departments.ts';
export type { MembershipFacts } from './membership/facts.ts';
export { directLinkOf } from './membership/link.ts';
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
  type ListChange,
  type MembershipFlow,
  membershipPrice,
  onlyMembership,
  outcomeOfMissing,
  paymentRhythm,
  prefersNoDirectDebit,
  type Viewer,
  withoutDirectDebitFirst,
} from './membership/rules.ts';
export { mayStart } from './membership/start.ts';
export { createMembershipStore, type MembershipNeeds, type MembershipStore } from './membership/store.ts';
export type { DepartmentsView, GroupFilter, MembershipsView, MembershipView } from './membership/view.ts';
export type { PortalMessage, PortalMessages } from './messages.ts';
export { type Bill, billOf, firstInvoiceMonth, type SumKind, sumKind } from './payment/invoice/bill.ts';
export { departmentOf, departmentPageOf } from './payment/invoice/department-page.ts';
export { isSettled, type Money } from './payment/invoice/money.ts';
export { nextPoll, type PaymentStatus, POLLING, paymentStatus, pollAfterExpiry } from './payment/invoice/status.ts';
export { createInvoiceWatch, type InvoiceWatch, type MoneyView } from './payment/invoice/watch.ts';
export {
  CaptureStatus,
  ContractState,
  FirstInvoice,
  Invoice,
  InvoiceLine,
  PaymentOrder,
  PaymentStart,
  PaymentState,
  SigningOrder,
  SigningTexts,
} from './payment/model.ts';
export {
  createPaymentPageStore,
  type PaymentPageNeeds,
  type PaymentPageStore,
  type PaymentPageView,
} from './payment/page-store.ts';
export type { InvoicePort, PaymentPort } from './payment/port.ts';
export {
  ABORTED,
  MOBILE_CALLBACK,
  mayBePaid,
  type ProviderReport,
  reportFor,
  reportIn,
  statusWith,
  trustedReport,
} from './payment/report/report.ts';
export {
  type DirectDebitResult,
  type FailureKind,
  isDirectDebitSetUp,
  mayStartPayment,
  offersToPayLater,
  type PaidMembership,
  type PaymentFacts,
  type PaymentPhase,
  type PaymentVariant,
  paymentPhase,
  paymentVariant,
  type UnpaidVariant,
} from './payment/rules.ts';
export { type StartMeaning, startMeaning } from './payment/start/answer.ts';
export { type Attempt, afterRefusal, attemptFor } from './payment/start/attempt.ts';
export { attemptsKey, createAttemptStorage } from './payment/start/attempts.ts';
export {
  CHECKOUT,
  type Checkout,
  type CheckoutFailure,
  CheckoutMessage,
  checkoutHeight,
  FRAME_TIMEOUT,
  type PostedMessage,
  reportOf,
  SESSION_EVENTS,
  type SessionEvent,
  sessionEvent,
} from './payment/start/checkout.ts';
export { abortedFallback, type PaymentPage, paymentAddress, paymentFallback } from './payment/start/return-address.ts';
export { createPaymentStore, type PaymentNeeds, type PaymentStore } from './payment/store.ts';
export {
  readUnpaidSignup,
  saveUnpaidSignup,
  UNPAID_SIGNUP_LIFETIME,
  type UnpaidSignup,
  unpaidSignupKey,
} from './payment/unpaid-signup.ts';
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
export { canBeLookedUp, foundFields, type LookUpView, personIn } from './person/lookup.ts';
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
export { formWithPlace, lookUpPlace, PLACE, type Place, placeIn, placeProblems } from './person/place.ts';
export type { PersonPort } from './person/port.ts';
export {
  formBirthDate,
  formOf,
  genderOf,
  type KnownPerson,
  lockedFields,
  type PersonChanges,
  withoutOldPlace,
} from './person/prefill.ts';
export { formProblems, onlyLacks, type PersonProblems, personProblems, shownProblems } from './person/problems.ts';
export {
  FORM_FIELDS,
  FORMATS,
  type FormField,
  isComplete,
  LONGEST_FIELD,
  missingFields,
  PERSON_FIELDS,
  type PersonField,
  type PersonForm,
  personalInformation,
  TEXT_FIELDS,
  type TextField,
} from './person/rules.ts';
export { createPersonStore, type PersonNeeds, type PersonStore, type WritableField } from './person/store.ts';
export { type ApprovalMode, type TermsLink, termsLink } from './person/terms.ts';
export type { PersonFacts, PersonView } from './person/view.ts';
export {
  type AgreementLineView,
  type AgreementNotice,
  type AgreementView,
  activeAgreements,
  agreementNotice,
  agreementView,
  amountIn,
  bindingPeriod,
  type DirectDebit,
  directDebitOf,
  type KnownDirectDebit,
  profilePrice,
  type WaitingAgreement,
  waitingAgreements,
} from './profile/agreements.ts';
export type { ProfileFormView } from './profile/form.ts';
export { Agreement, AgreementLine, Profile } from './profile/model.ts';
export type { ProfilePort } from './profile/port.ts';
export { type CurrentProfile, createCurrentProfile } from './profile/record.ts';
export { canUpdate, memberIdOf, updateFailure, updateOf, updateOutcome, withUpdate } from './profile/rules.ts';
export { createProfileStore, type ProfileNeeds, type ProfileStore } from './profile/store.ts';
export type { ProfileView } from './profile/view.ts';
export { loginFailure, newPasswordFailure, sessionIn } from './session/answers.ts';
export { type FieldProblems, type LoginFields, loginProblems, phoneDigits, phoneProblem } from './session/input.ts';
export { createLoginStore, type LoginNeeds, type LoginStore, type LoginView } from './session/login.ts';
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
  type NewPasswordView,
} from './session/new-password.ts';
export type { LoginCredentials, LoginPort, SessionPort } from './session/port.ts';
export {
  belongsTo,
  confirmed,
  isCredential,
  offeredTo,
  parseSaved,
  type SavedSession,
  SESSION,
  type Session,
  type SessionPerson,
  unconfirmed,
  writeSaved,
} from './session/rules.ts';
export { createSessionStore, type SessionNeeds, type SessionStore, type SessionView } from './session/store.ts';
export { type CompanyProgress, type CompanyStep, companyMachine } from './signup/company/steps.ts';
export { type CompanyNeeds, type CompanyStore, createCompanyStore } from './signup/company/store.ts';
export type { CompanyView } from './signup/company/view.ts';
export { activeSignup, hasUnsentText } from './signup/drafts/active-signup.ts';
export { type Conflict, EMPTY_FLOW, FlowDraft, type SentRecord } from './signup/drafts/flow-draft.ts';
export { draftsKey } from './signup/drafts/place.ts';
export { SponsorDraft, type SponsoredDraft } from './signup/drafts/sponsor-draft.ts';
export { createDraftStore, type DraftStore } from './signup/drafts/store.ts';
export { createAgreementCheck } from './signup/flow/agreement.ts';
export type { FlowView, NextView } from './signup/flow/flow-view.ts';
export { registerOf } from './signup/flow/register.ts';
export type { Summary } from './signup/flow/summary.ts';
export {
  AcceptedTerms,
  ContractRecord,
  NewContract,
  NewMember,
  NewProfile,
  SignupInformation,
} from './signup/model.ts';
export {
  lockedStep,
  mayFinish,
  mayPay,
  nextInPayment,
  PAYMENT_STEPS,
  type PaymentProgress,
  type PaymentStep,
  paymentSteps,
  requestedStep,
  settledStep,
} from './signup/payment/steps.ts';
export { createPaymentSignupStore, type PaymentSignupStore } from './signup/payment/store.ts';
export type { EarlierState, PaymentSignupView } from './signup/payment/view.ts';
export type { SignupPort } from './signup/port.ts';
export { type PrivateStep, privateMachine } from './signup/private/steps.ts';
export { createPrivateStore, type PrivateNeeds, type PrivateStore, type PrivateView } from './signup/private/store.ts';
export { type NewProfileProgress, newProfileMachine } from './signup/profile/steps.ts';
export { createNewProfileStore, type NewProfileNeeds, type NewProfileStore } from './signup/profile/store.ts';
export type { NewProfileView } from './signup/profile/view.ts';
export {
  afterDirectDebit,
  afterMobilePayment,
  CALLBACK,
  type Callback,
  callbackIn,
  directDebitReturn,
} from './signup/return/callbacks.ts';
export { type Completion, type CompletionKind, completionKindOf, isSameVisit } from './signup/return/completion.ts';
export { createDirectDebitPage, type DirectDebitPageStore } from './signup/return/direct-debit-page.ts';
export type { SigningEvidence } from './signup/return/provider-return.ts';
export { isReceiptKnown, type Receipt, receiptOf } from './signup/return/receipt.ts';
export { type After, afterSending } from './signup/sending/after.ts';
export { conflictOf, type ExistsNotice, existsNotice, isConflict, memberExists } from './signup/sending/conflict.ts';
export { type MemberPlanNeeds, memberPlan, type Submission } from './signup/sending/member.ts';
export { nextRequest, personText, sentState, type Wanted } from './signup/sending/plan.ts';
export { createSubmit, type Submit } from './signup/sending/submit.ts';
export { type SponsorCost, sponsorCost } from './signup/sponsor/cost.ts';
export { type SponsorProgress, type SponsorStep, sponsorMachine } from './signup/sponsor/steps.ts';
export { createSponsorSignupStore, type SponsorSignupNeeds, type SponsorSignupStore } from './signup/sponsor/store.ts';
export type { SponsorSignupView } from './signup/sponsor/view.ts';
export { type StandardProgress, type StandardStep, standardMachine } from './signup/standard/steps.ts';
export { createStandardStore, type RegisterNeeds, type StandardStore } from './signup/standard/store.ts';
export type { StandardView } from './signup/standard/view.ts';
export type { Next, StepMachine } from './signup/steps/machine.ts';
export type { ChosenMembership, Eligibility, SentState, SignupProgress } from './signup/steps/progress.ts';
export { offersNext, type Reason } from './signup/steps/reasons.ts';
export { type AcceptNeeds, type AcceptOutcome, type AcceptStore, createAcceptStore } from './sponsor/accept-store.ts';
export type { AcceptView } from './sponsor/accept-view.ts';
export { SPONSOR_CODE, shownCode, sponsorCode } from './sponsor/code.ts';
export {
  createSponsorCodeStore,
  type SponsorCodeFacts,
  type SponsorCodeNeeds,
  type SponsorCodeStore,
} from './sponsor/code-store.ts';
export type { SponsorCodeView } from './sponsor/code-view.ts';
export {
  createSponsorContactStore,
  type SponsorContactFacts,
  type SponsorContactNeeds,
  type SponsorContactStore,
} from './sponsor/contact-store.ts';
export type { ContactStatus, SponsorContactView } from './sponsor/contact-view.ts';
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
export {
  connectionHash,
  contactFailure,
  contactOutcome,
  describeRefusal,
  isExplained,
  isIllegalSponsor,
  type PayersLink,
  SPONSOR_STATUS_TYPES,
  type SponsorStatus,
  sponsorAddresses,
  sponsorExists,
  sponsoredName,
  sponsorPhoneProblem,
} from './sponsor/rules.ts';
export {
  createSponsoredStore,
  type SponsoredNeeds,
  type SponsoredStore,
  type SponsoredView,
} from './sponsor/sponsored-store.ts';
export { loadCondition } from './terms/load.ts';
export { ConditionLink } from './terms/model.ts';
export type { TermsPort } from './terms/port.ts';
export { conditionIn, conditionOf, hasTerms, type PaymentCondition } from './terms/rules.ts';
export { layoutFor, type TimetableLayout, WIDE_FROM } from './timetable/layout.ts';
export { ClassGroup, ClassSession, ClassSessions, TimetableSettings } from './timetable/model.ts';
export type { TimetablePort, WeekQuery } from './timetable/port.ts';
export { ClassRecord } from './timetable/record.ts';
export {
  arrangeWeek,
  type ClassType,
  effectiveFilters,
  emptyDay,
  explainTime,
  groupByType,
  isCurrentWeek,
  isGroupShown,
  moveWeeks,
  restoreMoment,
  settingsKey,
  typeLabel,
  typeOf,
  typesOf,
} from './timetable/rules.ts';
export { sameSessions } from './timetable/same-sessions.ts';
export { parseSettings } from './timetable/settings.ts';
export { createTimetableStore, type TimetableNeeds, type TimetableStore } from './timetable/store.ts';
export type { DayColumn, TimetableView, TypeFilter, Week } from './timetable/view.ts';
export { checkedEvent, type EventName, FUNNEL_EVENTS, type FunnelEvent } from './tracking/events.ts';
export { mayTrack } from './tracking/gate.ts';
export type { TrackerPort, TrackingPort } from './tracking/port.ts';
export {
  type Consent,
  type ConsentDialog,
  completedKey,
  consentKey,
  dialogFor,
  holdsNothingPersonal,
  isPrivateSignup,
  parseConsent,
} from './tracking/rules.ts';
export { COUNTING_LIMIT, leaveCountedIfSoon, type SigningDepartureNeeds } from './tracking/signing-departure.ts';
export { createTrackingStore, type TrackingNeeds, type TrackingStore, type TrackingView } from './tracking/store.ts';
export {
  isTrackerId,
  scriptAddress,
  TRACKERS,
  type Tracker,
  type TrackerKind,
  trackerOf,
} from './tracking/trackers.ts';
export {
  type CheckoutEvent,
  type DirectDebitStatus,
  eventsFor,
  type SignupFlow,
  signupCompletedBy,
  type VisitorAction,
} from './tracking/visitor-actions.ts';
