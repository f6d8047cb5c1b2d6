// The messages of the center to a member.
import { openPortal } from '@felles/adapters-http/portal';
import { createNews } from '@felles/adapters-http/portal/areas/news';
import { createNotices } from '@felles/adapters-http/portal/areas/notices';
import { createLogin } from '@felles/adapters-http/portal/areas/session';
import { filter, firstValueFrom } from 'rxjs';

/** Logs a member in. Returns how many messages are new, and the titles of the center's news. */
export async function newFor(root: string, code: string, phone: string, password: string) {
  const portal = await openPortal({ root, code });
  const login = createLogin(portal);
  login.open();
  login.form.change({ phone, password });
  login.form.save();
  await firstValueFrom(login.done$.pipe(filter(Boolean)));
  const count = createNotices(portal).count();
  count.open();
  const known = await firstValueFrom(count.view$.pipe(filter(({ status }) => status === 'ready')));
  const news = createNews(portal);
  news.open();
  const view = await firstValueFrom(news.view$.pipe(filter(({ news: known }) => known.status === 'ready')));
  portal.close();
  return {
    messages: known.status === 'ready' ? known.value : 0,
    titles: view.news.status === 'ready' ? view.news.value.map(({ title }) => title) : [],
  };
}
