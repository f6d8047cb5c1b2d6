export { isLegacy, pageNamedBy, pathOf } from './rules.ts';
