// Every part at once, for code outside a browser, which does not need to fetch less.
import './catalogs.ts';

export { addTexts } from './catalog.ts';
export { textsIn } from './languages.ts';
export type { TextKey } from './texts.ts';
