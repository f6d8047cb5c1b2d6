import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The news of a center. */
export const no = masterCatalog({
  'news.title': 'Nytt fra senteret',
  'news.all': 'Alle nyheter',
  'news.loading': 'Henter nytt fra senteret',
  'news.noTitle': 'Nyhet',
  'news.empty': 'Det er ikke noe nytt nå',
  'news.failed': 'Nyhetene kunne ikke hentes',
  'news.failedWhy': 'Det betyr ikke at det ikke er noe nytt.',
  'news.stale': 'Nyhetene er fra kl. {{time}}, og kunne ikke hentes på nytt',
});

/** In English. */
export const en = catalogLike(no)({
  'news.title': 'News from the center',
  'news.all': 'All news',
  'news.loading': 'Fetching news from the center',
  'news.noTitle': 'News',
  'news.empty': 'There is no news now',
  'news.failed': 'The news could not be fetched',
  'news.failedWhy': 'It does not mean that there is none.',
  'news.stale': 'The news is from {{time}}, and could not be fetched again',
});

addTexts({ no, en });
