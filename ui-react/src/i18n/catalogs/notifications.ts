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
  'notifications.none': 'Ingen varsler',
  'notifications.category': 'Kategori',
  'notifications.every': 'Alle',
  'notifications.red': 'Viktig',
  'notifications.green': 'Til orientering',
  'notifications.yellow': 'Følg med',
  'notifications.neutral': 'Varsel',
});

addTexts({ no: core });
addTexts({ no });
