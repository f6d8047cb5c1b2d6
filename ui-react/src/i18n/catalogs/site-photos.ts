import { no as core } from '@felles/core/texts/site-photos';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of photos that are taken on site. */
export const no = masterCatalog({
  'photos.finder': 'Kamera',
  'photos.look': 'Det kameraet ser',
  'photos.starting': 'Kameraet startes',
  'photos.each': 'Hvert trykk er ett bilde',
  'photos.taken_one': '{{count}} bilde',
  'photos.taken_other': '{{count}} bilder',
  'photos.full': 'Det er ikke plass til flere bilder enn {{count}}',
  'photos.take': 'Ta bilde',
  'photos.choose': 'Velg fra bilder',
  'photos.drop': 'eller slipp dem her',
  'photos.lightOn': 'Slå på lyset',
  'photos.lightOff': 'Slå av lyset',
  'photos.open': 'Bruk kameraet',
  'photos.more': 'Ta flere bilder',
  'photos.close': 'Lukk kameraet',
  'photos.list': 'Bilder',
  'photos.one': 'Bilde {{at}} av {{count}}',
  'photos.oneOf': 'Bilde {{at}} av {{count}}, {{record}}',
  'photos.preparing': 'Gjøres klart',
  'photos.remove': 'Fjern bilde {{n}}',
  'photos.removeThis': 'Fjern bildet',
  'photos.retry': 'Prøv bildet igjen',
});

addTexts({ no: core });
addTexts({ no });
