import { no as core } from '@felles/core/texts/notifications';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of notifications. */
export const no = masterCatalog({
  'notifications.someDay': 'Uten dato',
  'notifications.new': 'Nytt',
  'notifications.seeAll': 'Merk alle som sett',
  'notifications.seeOne': 'Merk som sett: {{words}}',
  'notifications.some': 'varsler',
  'notifications.all': 'Varslene',
  'notifications.gone': 'Finnes ikke lenger',
  'notifications.none': 'Ingen varsler',
  'notifications.noHit': 'Ingen varsler er i dette utvalget.',
  'notifications.filter': 'Filter for varsler',
  'notifications.which': 'Hvilke varsler',
  'notifications.part.all': 'Alle',
  'notifications.part.new': 'Nye',
  'notifications.part.important': 'Viktige',
  'notifications.kind': 'Hva varslene gjelder',
  'notifications.costs': 'Timer og utgifter',
  'notifications.red': 'Viktig',
  'notifications.yellow': 'Følg med',
  'notifications.today': 'I dag',
  'notifications.yesterday': 'I går',
});

addTexts({ no: core });
addTexts({ no });
