export type { TermsPort } from './model.ts';
export { hasTerms } from './rules.ts';
