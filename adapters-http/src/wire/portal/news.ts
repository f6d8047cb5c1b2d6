import { AllNews } from '@felles/core/internal/portal/news/model';
import { member } from '../rows.ts';

/** [P-MEMBER-59] The news of the center; for which member, the session says. */
export const news = {
  news: member.get('/news', 'The news of the center for the member', { reply: AllNews, extension: 'news' }),
};
