export type { RegisterMessage } from '../../texts/register.ts';
export { type AddressDraft, addressLines, draftOfAddress, nameIn } from './addresses.ts';
export type { Double, Doubles, SamePart } from './doubles.ts';
export type { DraftOf, FieldKindName } from './fields.ts';
export { callLink, mailLink, smsLink, webLink } from './links.ts';
export { Address, ID_TYPES, RecordReference, type RegisterEntry } from './model.ts';
