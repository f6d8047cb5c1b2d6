// What every application on core shares. The portal's own surface is the entry './portal'.
export { type AccessCell, bearerOf, createAccess, type ServiceAccess, type SessionAccess } from './shared/access.ts';
export {
  addressPart,
  hostOf,
  isWebAddress,
  mayLeaveFor,
  mayLoadFrom,
  originOf,
  type PageOfService,
} from './shared/addresses.ts';
export { type Behavior, derive, type Sources, type ValuesOf } from './shared/behavior.ts';
export { DayMonthYear, dayMonthYear, dayOf, parseDayMonthYear, yearsBetween } from './shared/calendar.ts';
export { IsoDate } from './shared/codecs.ts';
export { distinct, groupBy, toggleItem } from './shared/collections.ts';
export { fromLch, hexOf, type Lch, parseColor, type Rgb, toLch } from './shared/color.ts';
export { apcaContrast, FLOORS, type Floor, wcagContrast } from './shared/contrast.ts';
export { type Cell, csvOf } from './shared/csv.ts';
export {
  addDays,
  type Day,
  dayIn,
  dayMonth,
  type EpochSeconds,
  epochSeconds,
  firstOfMonth,
  hourMinute,
  hourMinuteSecond,
  type Instant,
  instantOf,
  isoDate,
  isoInstant,
  isoWeekNumber,
  mondayOf,
  osloDay,
  parseInstant,
  parseIsoDate,
  startOfOsloDay,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
  weekInstants,
} from './shared/dates.ts';
export type { FileContent, NamedFile } from './shared/file.ts';
export { type Fraction, inWholePercent, shareOf } from './shared/fraction.ts';
export { afterFailure, afterUnanswered, keyFor, type PendingKey } from './shared/keys.ts';
export { idle, type Load, loading, mapLoad, toLoad } from './shared/load.ts';
export {
  describeFailure,
  explainFailure,
  type FailureMessage,
  type FailureTexts,
  isMessage,
  isOfDevice,
  isServiceFailure,
  type Message,
  type MessageOf,
  type NoParams,
  type RefusalMessages,
  type SharedMessage,
  type SharedMessages,
} from './shared/messages.ts';
export { type DecimalSign, inWholeOre, kroner } from './shared/money.ts';
export { type MonthWeek, monthAway, weeksOfMonth } from './shared/months.ts';
export { nestsDeeper } from './shared/nesting.ts';
export { compareNames, inSmallLetters, searchFor, type Words } from './shared/norwegian.ts';
export { numberIn } from './shared/numbers.ts';
export { isOrganizationNumber, organizationDigits } from './shared/organization-number.ts';
export { andThen, mapReply, type Reply } from './shared/reply.ts';
export {
  type Failure,
  fail,
  isMissing,
  isNotOffered,
  isRetryable,
  isWithoutNetwork,
  NOT_OFFERED,
  ok,
  type Refusal,
  type Result,
  refusalOf,
} from './shared/result.ts';
export { createScope, createSlot, type Scope, type Slot } from './shared/scope.ts';
export type { Mode, StyleVariables } from './shared/style-variables.ts';
export { besideOthers, withoutOverrides } from './shared/text-direction.ts';
export { makeTheme, type NamedColor, THEME, themeVariables } from './shared/theme.ts';
export { createToday, type Today } from './shared/today.ts';
export { type Schema, strict, tolerant } from './shared/tolerant.ts';
export { surfaces, type Tone, tone, toneVariables } from './shared/tone.ts';
export { Id, isIdText, isOn, readableOf } from './shared/wire-values.ts';
export { dayOff, type Holiday, holidaysOn, workdaysAround } from './shared/workdays.ts';
export {
  BIRTH_YEARS,
  type BirthDate,
  birthDateOf,
  birthDateText,
  birthYears,
  chooseBirthDate,
  dayOfBirth,
  daysInMonth,
  MONTH_NAMES,
  MONTHS,
  type Month,
  NO_BIRTH_DATE,
  readBirthDate,
} from './shell/birth-date.ts';
export { CLOSE_ANSWERS, type CloseAnswer, type CloseGuard, type Closing } from './shell/close-question.ts';
export {
  type ConfirmLeaving,
  type ConfirmLeavingNeeds,
  createConfirmLeaving,
  type LeavingView,
} from './shell/confirm-close.ts';
export { createDeparture, type Departure } from './shell/departure.ts';
export { createDocumentStore, type DocumentStore, documentIn, isPdf, PDF } from './shell/document.ts';
export { createGuard, DOUBLE_CLICK_GUARD, type Guard } from './shell/guard.ts';
export { createHeaderStore, type HeaderStore } from './shell/header.ts';
export {
  createLanguageStore,
  LANGUAGE,
  type Language,
  type LanguageStore,
  otherLanguage,
  parseLanguage,
} from './shell/language.ts';
export { MenuItem, STATUS_TYPES, StatusType, Step, TAG_TYPES, TagType } from './shell/model.ts';
export { findOpener, OPENER_HOPS, type OpenedWindow } from './shell/opener.ts';
export {
  createOverlayStore,
  type OpenWindow,
  type OverlayNeeds,
  type OverlayStore,
  type OverlayView,
} from './shell/overlays.ts';
export { pageNumbers } from './shell/page-numbers.ts';
export * from './shell/panel-address.ts';
export { createPanelStore, type PanelNeeds, type PanelStore, type PanelsView } from './shell/panel-store.ts';
export {
  type OpenPanel,
  PANEL_SIZES,
  type Panel,
  type PanelClosing,
  type PanelSize,
  type PanelStack,
  type WantedPanels,
} from './shell/panels.ts';
export { type CleanPhoto, cleanPhoto } from './shell/photos/clean-photo.ts';
export type {
  Chance,
  KeyValue,
  Navigation,
  PageAddress,
  SharedKeyValue,
  StepHistory,
  Surroundings,
  Tabs,
} from './shell/ports.ts';
export { createSavedMarks, SAID_SAVED, type SavedMarks, type SavedRow } from './shell/saved-marks.ts';
export {
  LARGEST_UPLOAD,
  problemOfFile,
  SENDABLE,
  SENDABLE_PHOTOS,
  safeFileName,
  sendableFile,
  typeOfFile,
  type UploadMessage,
  type UploadMessages,
} from './shell/sendable-files.ts';
export { gravestStrip, STRIP_KINDS, type StripKind } from './shell/strips.ts';
export {
  enqueue,
  type Fate,
  failureToast,
  fateOf,
  givenWay,
  NO_TOASTS,
  progressSteps,
  removeCurrent,
  TOAST,
  TOAST_TYPES,
  type Toast,
  type ToastQueue,
  type ToastRequest,
  type ToastType,
  timeOf,
} from './shell/toast-queue.ts';
export { createToastStore, type ToastRun, type ToastStore, type ToastView } from './shell/toasts.ts';
export {
  mayTryAgain,
  partOfSize,
  percentOf,
  secondsLeft,
  sizeInWords,
  type Upload,
  type UploadProgress,
} from './shell/uploads.ts';
export {
  CONNECTING,
  createWaitIndicator,
  type IndicatorState,
  type IndicatorTimes,
  LOADING,
  type WaitIndicator,
} from './shell/wait-indicator.ts';
export type { ShellMessages } from './texts/toasts.ts';
