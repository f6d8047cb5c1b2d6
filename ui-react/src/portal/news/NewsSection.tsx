import '../../i18n/catalogs/news.ts';

import type { NewsStore } from '@felles/core/portal/news';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { memberPaths } from '../member-paths.ts';
import { usePortal } from '../services.ts';
import styles from './NewsParts.module.css';
import { NewsParts } from './NewsParts.tsx';

/** The page of the news has them all. */
const MOST = 2;

/** [P-MEMBER-62] The newest news on the start page of a member; nothing where there is none. */
export function NewsSection({ store }: { readonly store: NewsStore }) {
  const { center } = usePortal();
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  const { news } = view;
  if (news.status !== 'failed' && (news.status !== 'ready' || news.value.length === 0)) return null;
  return (
    <section className={styles.section} aria-labelledby="news">
      <h2 id="news">{text('news.title')}</h2>
      <NewsParts view={view} most={MOST} onRetry={store.reload} />
      {news.status === 'ready' && news.value.length > MOST && (
        <PageLink className={`${link.link} ${styles.all}`} to={memberPaths.news.of(center.code)}>
          {text('news.all')}
        </PageLink>
      )}
    </section>
  );
}
