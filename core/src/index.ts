// What every application on core shares. The portal's own surface is the entry './portal'.
export { addressPart, originOf } from './shared/addresses.ts';
export type { Behavior } from './shared/behavior.ts';
export { fromLch, hexOf } from './shared/color.ts';
export type { Cell } from './shared/csv.ts';
export {
  addDays,
  type Day,
  dayIn,
  dayMonth,
  type EpochSeconds,
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
  toEpochSeconds,
  WEEKDAYS,
  weekdayOf,
} from './shared/dates.ts';
export type { FileContent, NamedFile } from './shared/file.ts';
export type { Fraction } from './shared/fraction.ts';
export { idle, type Load, loading, mapLoad, whenDecided } from './shared/load.ts';
export {
  describeFailure,
  explainFailure,
  type FailureMessage,
  isMessage,
  isOfDevice,
  isServiceFailure,
  type Message,
} from './shared/messages.ts';
export { inWholeOre, kroner } from './shared/money.ts';
export { monthAway, weeksOfMonth } from './shared/months.ts';
export { isOrganizationNumber, organizationDigits } from './shared/organization-number.ts';
export type { Reply } from './shared/reply.ts';
export { type Failure, fail, isMissing, isNotOffered, isRetryable, ok, type Result } from './shared/result.ts';
export type { StyleVariables } from './shared/style-variables.ts';
export { type NamedColor, themeVariables } from './shared/theme.ts';
export { isOn } from './shared/wire-values.ts';
export { dayOff, holidaysOn, workdaysAround } from './shared/workdays.ts';
export {
  type BirthDate,
  birthDateText,
  birthYears,
  chooseBirthDate,
  dayOfBirth,
  daysInMonth,
  MONTH_NAMES,
  MONTHS,
  type Month,
} from './shell/birth-date.ts';
export type { CloseAnswer } from './shell/close-question.ts';
export { type ConfirmLeaving, createConfirmLeaving } from './shell/confirm-close.ts';
export { createDocumentStore, type DocumentStore, isPdf, PDF } from './shell/document.ts';
export { createHeaderStore, type HeaderStore } from './shell/header.ts';
export { LANGUAGE_SETTINGS, type Language, type LanguageStore, otherLanguage } from './shell/language.ts';
export { StatusType, Step, TagType } from './shell/model.ts';
export { findOpener } from './shell/opener.ts';
export { createOverlayStore, type OverlayStore } from './shell/overlays.ts';
export { pageNumbers } from './shell/page-numbers.ts';
export { createPanelStore, type PanelStore, type PanelsView } from './shell/panel-store.ts';
export type { OpenPanel, Panel, PanelClosing, PanelStack, WantedPanels } from './shell/panels.ts';
export type {
  KeyValue,
  Navigation,
  PageAddress,
  SharedKeyValue,
  StepHistory,
  Surroundings,
  Tabs,
} from './shell/ports.ts';
export { createSavedMarks, type SavedRow } from './shell/saved-marks.ts';
export { LARGEST_UPLOAD, SENDABLE, SENDABLE_PHOTOS, safeFileName } from './shell/sendable-files.ts';
export { failureToast, progressSteps, type Toast, type ToastRequest, type ToastType } from './shell/toast-queue.ts';
export { createToastStore, type ToastRun, type ToastStore } from './shell/toasts.ts';
export type { Upload } from './shell/uploads.ts';
export type { ShellMessages } from './texts/toasts.ts';
