import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of the search, and of the latest visits. */
export const no = masterCatalog({
  'shell.findHint': 'Søk etter prosjekt, person eller firma',
  'shell.findAll': 'Vis alle treff',
  'shell.visited': 'Sist besøkt',
  'search.kinds': 'Hva som vises',
  'search.everyKind': 'Alt',
  'visits.some': 'besøk',
  'visits.all': 'Besøkene',
  'visits.none': 'Ingen besøk ennå',
  'search.label': 'Søk i alt',
  'search.some': 'treff',
  'search.all': 'Treffene',
  'search.none': 'Ingen treff på «{{words}}»',
  'search.count_one': '{{count}} treff',
  'search.count_other': '{{count}} treff',
  'search.more': 'Skriv minst to tegn',
  'search.shown': 'Viser {{count}} treff. Det kan finnes flere.',
  'search.showMore': 'Vis flere',
  'search.tooMany': 'Viser de første {{count}} treffene. Skriv mer for å finne færre.',
  'match.project_number': 'Prosjektnr.',
  'match.internal_project_number': 'Internt nr.',
  'match.address': 'Adresse',
  'match.orgnr': 'Org.nr.',
  'match.contact_number': 'Kundenr.',
  'match.article_number': 'Artikkelnr.',
  'match.employee_no': 'Ansattnr.',
  'match.phone': 'Telefon',
  'match.mobile': 'Mobil',
  'match.email': 'E-post',
  'match.deviation_number': 'Avviksnr.',
  'match.place': 'Sted',
  'match.description': 'Beskrivelse',
});

addTexts({ no });
