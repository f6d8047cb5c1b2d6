export * from './form.ts';
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
