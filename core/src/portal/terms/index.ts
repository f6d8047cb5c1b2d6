export * from './port.ts';
export { hasTerms, type PaymentCondition } from './rules.ts';
