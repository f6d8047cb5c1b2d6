export { ConditionLink, type TermsPort } from './model.ts';
export { hasTerms, type PaymentCondition } from './rules.ts';
