// the news of the center for the member, where the service names `news`

import { createNewsStore } from '@felles/core/internal/portal/news/store';
import type { NewsPort, NewsStore } from '@felles/core/portal/news';
import type { Http } from '../../http.ts';
import { news } from '../../wire/portal/news.ts';
import type { Portal } from '../door.ts';

/** Core's `NewsPort`: the news for the member with the session. */
export const createNewsHttp = (http: Http): NewsPort => ({ news: () => http.ask(news.news, {}) });

/** The news of the center for the member who is logged in. */
export const createNews = ({ http, session, access, language: { language$ }, place }: Portal): NewsStore =>
  createNewsStore({ port: createNewsHttp(http), session, access, language$, tabs: place.tabs, clock: place.clock });
