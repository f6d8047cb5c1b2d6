export * from './entry.ts';
export * from './form.ts';
export * from './model.ts';
export { CONTACT_ADDRESS, CONTACT_PAGE, isContactAskedFor } from './rules.ts';
