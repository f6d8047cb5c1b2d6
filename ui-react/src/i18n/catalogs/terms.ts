import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'terms.title': 'Betalingsvilkår',
  'terms.elsewhere': '{{name}} har vilkårene sine på {{host}}.',
  'terms.open': 'Åpne vilkårene',
  'terms.newWindow': '(åpnes i et nytt vindu)',
  'terms.none': '{{name}} har ingen betalingsvilkår her',
  'terms.ask': 'Spør senteret hvis du lurer på noe om betalingen.',
  'terms.fileName': 'Betalingsvilkår {{name}}.pdf',
  'terms.loading': 'Laster inn vilkårene',
  'terms.failed': 'Vilkårene kunne ikke lastes',
});

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

addTexts({ no, en });
