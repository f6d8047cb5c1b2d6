import { isOn } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { bySequence, type Layout } from '@felles/core/workspace/dashboard';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery } from '../../react/use-store.ts';
import { dashboardOf } from '../paths.ts';
import { useArea, useMe } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './dashboard.module.css';
import { fieldsOfCopy } from './dashboard-panels.ts';
import { PortletGrid } from './PortletGrid.tsx';

interface ShownLayoutProps {
  readonly context: string;
  readonly id: string;
}

/** [W-DASHBOARD-23] A layout that another user shares, as it is: to look at, and to copy. */
export function ShownLayout({ context, id }: ShownLayoutProps) {
  const dashboard = useArea('dashboard');
  const [store, answer] = useQuery(() => dashboard.layout(context, id));
  const [copying] = useState(() => dashboard.layoutCopy(context));
  const { isSending, failure } = useObservable(copying.view$);
  const me = useMe();
  const navigate = useNavigate();
  const text = useText();
  const copy = (layout: Layout) => copying.run(fieldsOfCopy(layout, text), () => navigate(dashboardOf(context)));
  const back = (
    <PageLink className={link.link} to={dashboardOf(context)}>
      {text('layouts.back')}
    </PageLink>
  );
  return (
    <Page title={(answer.load.status === 'ready' && answer.load.value.title) || text('dashboard.title')}>
      <div className={styles.place}>
        {failure && (
          <div role="alert">
            <StatusBox type="danger" title={text(failure)} />
          </div>
        )}
        <LoadedContent
          load={answer.load}
          words={{ some: text('layouts.some'), all: text('layouts.one') }}
          again={store.reload}
          onward={back}
          old={answerStaleness(answer)}
        >
          {(layout) => (
            <div className={styles.shown}>
              <div className={styles.tools}>
                {isOn(layout.shared) && (
                  <Tag type="INFO">{text('layouts.sharedBy', { name: layout.login_name ?? '' })}</Tag>
                )}
                {isOn(layout.read_only) && <Tag>{text('layouts.readOnly')}</Tag>}
                <Button kind="primary" busy={isSending} onClick={() => copy(layout)}>
                  {text('layouts.copy')}
                </Button>
                {back}
              </div>
              <PortletGrid
                layout={layout}
                portlets={bySequence(layout.portlets ?? [])}
                user={me ? me.login_id : null}
                store={LOOKED_AT}
                isEdited={false}
              />
            </div>
          )}
        </LoadedContent>
      </div>
    </Page>
  );
}

/** A shown layout of another user cannot be changed. */
const LOOKED_AT = { run: () => false };
