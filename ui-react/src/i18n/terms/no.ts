import { masterCatalog } from '../catalog.ts';

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
