export { DATATYPES, type DatatypeName, datatypeId, datatypeLabel } from './rules.ts';
