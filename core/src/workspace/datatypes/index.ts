export { DATATYPES, type DatatypeName } from './rules.ts';
