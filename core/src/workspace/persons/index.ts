export type { NewPersonDraft } from './entry.ts';
export { Person, type PersonsPort } from './model.ts';
export { fullName, initialsOf, rolesLastUsed, waysToReach } from './rules.ts';
