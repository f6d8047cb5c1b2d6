import '../../i18n/catalogs/notices.ts';

import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import link from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { paths, START } from '../paths.ts';
import { PublishedPanel } from '../publishing/PublishedPanel.tsx';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** One published panel, for everyone to read. */
export function PanelScreen() {
  const { panelId = '' } = useParams();
  const { publishing } = useArea('publishing');
  const panel = useObservable(publishing.panels$).get(panelId);
  const isRead = useObservable(publishing.read$).has(panelId);
  const hasList = useOffers().hasPage(paths.panels);
  const text = useText();
  // The button goes once it has done its work.
  useLostFocus(() => document.getElementById('main'), String(isRead));
  const isShown = panel?.error === null;
  return (
    <Page
      title={(isShown && panel.title) || text('panels.title')}
      actions={
        isShown &&
        !isRead && (
          <Button kind="primary" small onClick={() => publishing.markRead(panelId)}>
            <Icon name="check" />
            {text('dashboard.markRead')}
          </Button>
        )
      }
    >
      <PublishedPanel
        id={panelId}
        isTitled={false}
        onward={
          <PageLink className={link.link} to={hasList ? paths.panels : START}>
            {text(hasList ? 'panels.toAll' : 'workspace.toStart')}
          </PageLink>
        }
      />
    </Page>
  );
}
