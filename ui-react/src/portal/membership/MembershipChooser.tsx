import '../../i18n/catalogs/membership.ts';

import type { MembershipStore, MembershipsView } from '@felles/core/portal/membership';
import { type ReactNode, useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { MarkdownAhead } from '../parts/Description.tsx';
import { ChooserLoading } from './ChooserParts.tsx';
import styles from './Choosers.module.css';
import { GroupFilters } from './GroupFilters.tsx';
import { MembershipCards } from './MembershipCards.tsx';

type Commands = Pick<MembershipStore, 'chooseMembership' | 'toggleGroup' | 'clearGroups' | 'acceptPrice' | 'reload'>;

interface MembershipChooserProps {
  readonly view: MembershipsView;
  readonly store: Commands;
}

/** The choice of a membership. */
export function MembershipChooser({ view, store }: MembershipChooserProps) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const text = useText();
  const retry = (
    <Button
      onClick={() => {
        content.current?.focus(); // the button goes away with the content around it
        store.reload();
      }}
    >
      {text('retry')}
    </Button>
  );
  return (
    <section className={styles.chooser} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {text('membership.title')}
        </h2>
        {view.status !== 'idle' && <p className={styles.lead}>{text('membership.lead')}</p>}
      </div>
      <MarkdownAhead />
      <div ref={content} tabIndex={-1} className={styles.content} aria-busy={view.status === 'loading'}>
        {view.status !== 'idle' && view.filtersFailure && (
          <StatusBox inVain type="warning" title={text('membership.filtersFailed')} action={retry} />
        )}
        {view.status !== 'idle' && (
          <GroupFilters filters={view.filters} placement={view.placement} onToggle={store.toggleGroup} />
        )}
        {view.hasVanished && <Vanished view={view} />}
        {view.refused && (
          <StatusBox type="warning" title={text('membership.noMatching')}>
            {text('membership.refused')}
          </StatusBox>
        )}
        <Content view={view} store={store} retry={retry} onGone={() => content.current?.focus()} />
      </div>
    </section>
  );
}

/** The chosen membership is gone; read out as a failure, and it stays here while the visitor has to choose again. */
function Vanished({ view }: Pick<MembershipChooserProps, 'view'>) {
  const text = useText();
  const canChoose = view.status === 'ready' && view.empty === null;
  return (
    <StatusBox type="warning" title={text('membership.gone')}>
      {canChoose && text(view.chosenId === null ? 'membership.goneChoose' : 'membership.goneOther')}
    </StatusBox>
  );
}

interface ContentProps extends MembershipChooserProps {
  readonly retry: ReactNode;
  /** Takes the focus from an element that is about to go away. */
  readonly onGone: () => void;
}

function Content({ view, store, retry, onGone }: ContentProps) {
  const text = useText();
  if (view.status === 'idle') return <StatusBox type="info" title={text('membership.chooseDepartment')} />;
  if (view.status === 'failed' && view.failure)
    return (
      <LiveRegion role="alert">
        <StatusBox inVain type="danger" title={text('membership.failed')} action={retry}>
          <MessageText message={view.failure} />
        </StatusBox>
      </LiveRegion>
    );
  if (view.status === 'loading' && view.cards.length === 0)
    return <ChooserLoading label={text('membership.loading')} />;
  return (
    <>
      {view.failure && (
        <LiveRegion>
          <StatusBox inVain type="warning" title={text('membership.notRefreshed')} action={retry} />
        </LiveRegion>
      )}
      {view.empty && (
        <LiveRegion>
          <StatusBox
            type="warning"
            title={text(view.empty)}
            action={
              view.filters.some(({ selected }) => selected) && (
                <Button
                  onClick={() => {
                    onGone();
                    store.clearGroups();
                  }}
                >
                  {text('membership.clearFilters')}
                </Button>
              )
            }
          />
        </LiveRegion>
      )}
      <MembershipCards view={view} store={store} onGone={onGone} />
    </>
  );
}
