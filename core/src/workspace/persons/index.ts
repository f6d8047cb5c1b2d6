export { createPersonEntry, NEW_PERSON_FIELDS, type NewPersonDraft, PERSON_ENTRY } from './entry.ts';
export {
  createPersonForm,
  PERSON_FORM,
  type PersonFormNeeds,
  REGISTER_PERSON_FIELDS,
  type RegisterPersonDraft,
} from './form.ts';
export * from './model.ts';
export {
  countRoles,
  fullName,
  initialsOf,
  type Participation,
  PERSON_ADDRESS,
  PERSON_PAGE,
  rolesLastUsed,
  type WaysToReach,
  waysToReach,
} from './rules.ts';
