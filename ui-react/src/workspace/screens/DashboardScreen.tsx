import '../../i18n/catalogs/dashboard.ts';

import { createPanelStore, isOn } from '@felles/core';
import { isOwnLayout } from '@felles/core/workspace/dashboard';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { CodeLoading, Skeleton } from '../../kit/states/Skeleton.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useStore } from '../../react/use-store.ts';
import { AddPortlet } from '../dashboard/AddPortlet.tsx';
import styles from '../dashboard/dashboard.module.css';
import { LAYOUTS, PANELS } from '../dashboard/dashboard-panels.ts';
import { PortletGrid } from '../dashboard/PortletGrid.tsx';
import { ShownLayout } from '../dashboard/ShownLayout.tsx';
import { useAddressWord } from '../lists/address.ts';
import { layoutOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

const dashboardPanel = lazyCode(async () => (await import('../dashboard/DashboardPanel.tsx')).DashboardPanel);

/** The first page: what matters to the user today. */
export function DashboardScreen() {
  const { context = 'start' } = useParams();
  const [shown] = useAddressWord('layout');
  return shown === '' ? (
    <Dashboard key={context} context={context} />
  ) : (
    <ShownLayout key={`${context} ${shown}`} context={context} id={shown} />
  );
}

function Dashboard({ context }: { readonly context: string }) {
  const dashboard = useArea('dashboard');
  const [store, view] = useStore(() => dashboard.dashboard(context));
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const [isEdited, setEdited] = useState(false);
  const navigate = useNavigate();
  const text = useText();
  const { layouts, active, doing } = view;
  const layout = active.status === 'ready' ? active.value : null;
  const isShown = layout !== null;
  // A press on what opens a panel finds its code there.
  useEffect(() => void (isShown && dashboardPanel()), [isShown]);
  // A layout of another user is only shown: only an own one can be in use.
  function choose(id: string): void {
    const chosen = layouts.find((one) => one.layout_id === id);
    if (chosen && !isOwnLayout(chosen, view.login)) navigate(layoutOf(context, id));
    else store.run({ kind: 'activate', id });
  }
  return (
    <Page title={text('dashboard.title')}>
      <div className={styles.place}>
        {doing.failure && (
          <div role="alert">
            <StatusBox type="danger" title={text(doing.failure)} />
          </div>
        )}
        {layout && (
          <div className={styles.tools}>
            <SelectField
              label={text('dashboard.layout')}
              placeholder={text('dashboard.layout')}
              value={layout.layout_id}
              options={layouts.map(({ layout_id: id, title }) => ({ value: id, label: title ?? '' }))}
              onChoose={choose}
            />
            {isOn(layout.shared) && <Tag type="INFO">{text('layouts.shared')}</Tag>}
            {isOn(layout.read_only) && <Tag>{text('layouts.readOnly')}</Tag>}
            {view.mayChange && (
              <Button onClick={() => setEdited(!isEdited)}>
                {text(isEdited ? 'dashboard.done' : 'dashboard.edit')}
              </Button>
            )}
            {isEdited && view.mayChange && <AddPortlet context={context} layout={layout} store={store} />}
            <Button kind="ghost" onClick={() => panels.open(LAYOUTS)}>
              {text('layouts.all')}
            </Button>
          </div>
        )}
        <LoadedContent
          load={active}
          words={{ some: text('dashboard.some'), all: text('dashboard.all') }}
          again={store.reload}
          isEmpty={(value) => value === null}
          empty={
            <StateNote
              title={text('dashboard.none')}
              actions={
                <Button
                  kind="primary"
                  onClick={() => store.run({ kind: 'create', fields: { title: text('dashboard.newTitle') } })}
                >
                  {text('dashboard.create')}
                </Button>
              }
            >
              {text('dashboard.noneWords')}
            </StateNote>
          }
          old={view.old}
        >
          {(shown) =>
            shown && (
              <PortletGrid
                layout={shown}
                portlets={view.portlets}
                user={view.login}
                store={store}
                isEdited={isEdited && view.mayChange}
              />
            )
          }
        </LoadedContent>
      </div>
      <PanelHost
        panels={panels}
        titleOf={(panel) =>
          text(panel.kind === 'layouts' ? 'layouts.all' : panel.id === null ? 'layouts.new' : 'layouts.changeOne')
        }
        draw={(shown) => (
          <FetchedPart
            code={dashboardPanel}
            given={{ context, store, panels, shown }}
            waiting={
              <CodeLoading>
                <Skeleton rows={2} />
              </CodeLoading>
            }
          />
        )}
      />
    </Page>
  );
}
