import { DATATYPES, type DatatypeName } from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';

const KINDS = Object.values(DATATYPES);
const isKind = (name: string): name is DatatypeName => KINDS.some((kind) => kind === name);

/** What stands above the hits of a group. A kind that is not known here goes by the service's own name. */
export const headingOf = (name: string, text: Text): string => (isKind(name) ? text(`kind.${name}`) : name);
