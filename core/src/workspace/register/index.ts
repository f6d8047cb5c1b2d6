export type { RegisterMessage, RegisterMessages } from '../../texts/register.ts';
export * from './addresses.ts';
export { type DraftOf, FIELD_KINDS, type FieldKindName, type FieldTable, type KindsIn } from './fields.ts';
export { callLink, type LinkValue, mailLink, smsLink, webLink } from './links.ts';
export * from './model.ts';
