export type { NewContactDraft } from './entry.ts';
export type { ContactDraft, ContactPart } from './form.ts';
export { Contact, type ContactsPort } from './model.ts';
