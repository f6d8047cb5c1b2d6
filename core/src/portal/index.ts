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
  parametersIn,
  parametersKey,
  parseParameters,
  stayingParameters,
} from './center/parameters.ts';
export type { CenterPort } from './center/port.ts';
export {
  type Background,
  CENTER,
  centerCodeOf,
  contactEmail,
  departmentIdOf,
  headerTitle,
  initialDepartment,
  isImageAddress,
  isTimetablePath,
  logoIsUsable,
  logoSources,
  minimumAges,
  pageTitle,
  pickBackground,
  RENEWAL,
  renewalDelay,
} from './center/rules.ts';
export {
  type CenterNeeds,
  type CenterStore,
  type CenterView,
  createCenterStore,
  type StartUp,
} from './center/store.ts';
export { createTokenKeeper, type TokenKeeper, type TokenNeeds } from './center/token.ts';
export {
  type LoginFields,
  loginFailure,
  loginProblems,
  NEW_PASSWORD_TYPE,
  newPasswordFailure,
  type Problems,
  phoneDigits,
  phoneProblem,
  sessionIn,
} from './session/forms.ts';
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
export type { Credentials, LoginPort, SessionPort } from './session/port.ts';
export {
  belongsTo,
  confirmed,
  isOpener,
  parseSaved,
  type Role,
  roleOf,
  type SavedSession,
  SESSION,
  type Session,
  type SessionPerson,
  unconfirmed,
  writeSaved,
} from './session/rules.ts';
export { createSessionStore, type SessionNeeds, type SessionStore, type SessionView } from './session/store.ts';
export { loadCondition } from './terms/load.ts';
export { ConditionLink } from './terms/model.ts';
export type { TermsPort } from './terms/port.ts';
export { conditionIn, conditionOf, type PaymentCondition } from './terms/rules.ts';
export { ClassGroup, ClassRecord, ClassSession, ClassSessions, TimetableSettings } from './timetable/model.ts';
export type { TimetablePort, WeekQuery } from './timetable/port.ts';
export {
  arrangeWeek,
  type ClassType,
  effectiveFilters,
  emptyDay,
  explainTime,
  groupByType,
  isCurrentWeek,
  isShown,
  type Layout,
  layoutFor,
  moveWeeks,
  restoreMoment,
  sameSessions,
  settingsKey,
  TIMETABLE,
  typeLabel,
  typeOf,
  typesOf,
} from './timetable/rules.ts';
export { parseSettings } from './timetable/settings.ts';
export { createTimetableStore, type TimetableNeeds, type TimetableStore } from './timetable/store.ts';
export type { DayColumn, TimetableView, TypeFilter, Week } from './timetable/view.ts';
export { checkedEvent, type EventName, FUNNEL_EVENTS, type FunnelEvent } from './tracking/events.ts';
export { mayTrack } from './tracking/gate.ts';
export {
  type CheckoutEvent,
  type DirectDebitStatus,
  eventsFor,
  type Happening,
  type SignupFlow,
  signupCompletedBy,
} from './tracking/happenings.ts';
export type { TrackerPort, TrackingPort } from './tracking/port.ts';
export {
  type Consent,
  type ConsentDialog,
  completedKey,
  consentKey,
  dialogFor,
  isForMinors,
  parseConsent,
} from './tracking/rules.ts';
export { createTrackingStore, type TrackingNeeds, type TrackingStore, type TrackingView } from './tracking/store.ts';
export {
  isTrackerId,
  scriptAddress,
  TRACKERS,
  type Tracker,
  type TrackerKind,
  trackerOf,
} from './tracking/trackers.ts';
