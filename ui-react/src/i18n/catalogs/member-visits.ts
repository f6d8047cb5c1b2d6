import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The page with a member’s visits. */
export const no = masterCatalog({
  'myVisits.title': 'Besøk',
  'myVisits.loading': 'Henter besøkene dine',
  'myVisits.kept': 'Senteret sletter besøk etter {{days}} dager.',
  'myVisits.count_one': '{{count}} besøk',
  'myVisits.count_other': '{{count}} besøk',
  'myVisits.countSince_one': '{{count}} besøk siden {{date}}',
  'myVisits.countSince_other': '{{count}} besøk siden {{date}}',
  'myVisits.none': 'Ingen besøk denne måneden.',
  'myVisits.alone': 'Egentrening',
  'myVisits.empty': 'Ingen besøk er registrert',
  'myVisits.emptyWhy': 'Besøk kommer hit når du registrerer deg i døren.',
  'myVisits.failed': 'Besøkene kunne ikke hentes',
  'myVisits.failedWhy': 'Det betyr ikke at du ikke har vært her.',
  'myVisits.stale': 'Besøkene er fra kl. {{time}}, og kunne ikke hentes på nytt',
});

/** In English. */
export const en = catalogLike(no)({
  'myVisits.title': 'Visits',
  'myVisits.loading': 'Fetching your visits',
  'myVisits.kept': 'The center deletes visits after {{days}} days.',
  'myVisits.count_one': '{{count}} visit',
  'myVisits.count_other': '{{count}} visits',
  'myVisits.countSince_one': '{{count}} visit since {{date}}',
  'myVisits.countSince_other': '{{count}} visits since {{date}}',
  'myVisits.none': 'No visits in this month.',
  'myVisits.alone': 'Training alone',
  'myVisits.empty': 'No visits are registered',
  'myVisits.emptyWhy': 'Visits come here when you register at the door.',
  'myVisits.failed': 'The visits could not be fetched',
  'myVisits.failedWhy': 'It does not mean that you have not been here.',
  'myVisits.stale': 'The visits are from {{time}}, and could not be fetched again',
});

addTexts({ no, en });
