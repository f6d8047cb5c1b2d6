import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'terms.title': 'Payment terms',
  'terms.elsewhere': '{{name}} keeps its terms at {{host}}.',
  'terms.open': 'Open the terms',
  'terms.newWindow': '(opens in a new window)',
  'terms.none': '{{name}} has no payment terms here',
  'terms.ask': 'Ask the center if you wonder about the payment.',
  'terms.fileName': 'Payment terms {{name}}.pdf',
  'terms.loading': 'Loading the terms',
  'terms.failed': 'The terms could not be loaded',
});
