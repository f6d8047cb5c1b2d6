import '../../i18n/catalogs/news.ts';

import { use } from 'react';
import { useText } from '../../i18n/text.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { NewsParts } from '../news/NewsParts.tsx';
import { MemberPage } from '../parts/MemberPage.tsx';
import { useOthers } from '../services.ts';

/** [P-MEMBER-59] The news of the center. */
export function NewsScreen() {
  const store = use(useOthers().news());
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  return (
    <MemberPage title={text('news.title')} isLoggedOut={view.isLoggedOut}>
      <NewsParts view={view} onRetry={store.reload} />
    </MemberPage>
  );
}
