import { masterCatalog } from './catalog.ts';

/** Norwegian is the master: it holds every text core can ask for, and those of the screens. */
export const no = masterCatalog({
  'failure.refused': '{{message}}',
  'failure.refusedSilently': 'Noe gikk galt ({{status}}). Prøv igjen om litt.',
  'failure.malformed': 'Ukjent svar fra serveren',
  'failure.unreachable': 'Vi får ikke kontakt med tjenesten. Sjekk nettforbindelsen.',
  'failure.timeout': 'Tjenesten bruker for lang tid på å svare.',

  'center.notLoaded': 'Kunne ikke laste siden: {{message}}',
  'center.genericTitle': 'Portal',
  'center.generalHelp': 'Trenger du hjelp? Spør i resepsjonen på senteret ditt.',

  'timetable.noClasses': 'Ingen timer denne dagen',
  'timetable.noMatchingClasses': 'Ingen timer av valgt type denne dagen',
  'timetable.chooseDepartment': 'Velg avdeling',
  'timetable.noName': 'Uten navn',
  'timetable.typeName': '{{name}}',
  'timetable.duration': 'Varighet {{minutes}} minutter',
  'timetable.durationWith': 'Varighet {{minutes}} minutter, {{instructor}}',
  'timetable.notRefreshed': 'Timeplanen kunne ikke oppdateres. {{reason}}',
  'timetable.offline': 'Du er uten nett. Timeplanen kan være endret.',
});
