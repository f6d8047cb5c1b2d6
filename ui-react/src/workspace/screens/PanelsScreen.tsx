import '../../i18n/catalogs/notices.ts';

import { isOn } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { panelOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './Lines.module.css';

/** All that is published, and what of it the user has not read. */
export function PanelsScreen() {
  const { published, publishing } = useArea('publishing');
  const [store] = useState(published);
  const answer = useObservable(store.answer$);
  const readHere = useObservable(publishing.read$);
  const text = useText();
  useOpen(store);
  return (
    <Page title={text('panels.title')}>
      <LoadedContent
        load={answer.load}
        words={{ some: text('panels.some'), all: text('panels.all') }}
        again={store.reload}
        isEmpty={(panels) => panels.length === 0}
        empty={<StateNote title={text('dashboard.noPanel')} />}
        old={answerStaleness(answer)}
      >
        {(panels) => (
          <ul className={layout.plainList}>
            {panels.map(({ pub_id: id, title, ingress, read }) => {
              const isRead = isOn(read) || readHere.has(id);
              return (
                <li key={id} className={styles.line} data-new={!isRead || undefined}>
                  <PageLink to={panelOf(id)} className={styles.words}>
                    {title || text('panels.byId', { id })}
                  </PageLink>
                  <span className={styles.rest}>{ingress}</span>
                  <Tag type={isRead ? 'DEFAULT' : 'INFO'}>{text(isRead ? 'panels.read' : 'panels.unread')}</Tag>
                </li>
              );
            })}
          </ul>
        )}
      </LoadedContent>
    </Page>
  );
}
