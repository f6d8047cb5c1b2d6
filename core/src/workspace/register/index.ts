export type { RegisterMessage, RegisterMessages } from '../../texts/register.ts';
export * from './addresses.ts';
export type { Double, Doubles, DoublesView, Reachable, ReachQuestion, SamePart } from './doubles.ts';
export { samePartsOf } from './doubles.ts';
export type { Entry } from './entry.ts';
export { type DraftOf, FIELD_KINDS, type FieldKindName, type FieldTable, type KindsIn } from './fields.ts';
export { callLink, type LinkValue, mailLink, smsLink, webLink } from './links.ts';
export * from './model.ts';
