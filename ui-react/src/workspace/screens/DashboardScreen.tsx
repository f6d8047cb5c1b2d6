import type { Layout, Portlet } from '@felles/core/workspace';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { KINDS } from '../dashboard/kinds.ts';
import { PortletCard } from '../dashboard/PortletCard.tsx';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './DashboardScreen.module.css';

/** The first page: what matters to the user today. */
export function DashboardScreen() {
  const { context = 'start' } = useParams();
  return <Dashboard key={context} context={context} />;
}

function Dashboard({ context }: { readonly context: string }) {
  const { daily } = useWorkspace();
  const [store] = useState(() => daily.dashboard(context));
  const view = useObservable(store.view$);
  const [isEdited, setEdited] = useState(false);
  const text = useText();
  useOpen(store);
  const { layouts, active, portlets, doing } = view;
  const layout = active.status === 'ready' ? active.value : null;
  const copy = ({ title, portlets: all }: Layout) =>
    store.run({
      kind: 'create',
      fields: { title: text('dashboard.copyTitle', { title: title ?? '' }), portlets: all ?? [] },
    });
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
              value={String(layout.layout_id)}
              options={layouts.map(({ layout_id: id, title }) => ({ value: String(id), label: title ?? '' }))}
              onChoose={(id) => store.run({ kind: 'activate', id })}
            />
            {view.mayChange ? (
              <Button onClick={() => setEdited(!isEdited)}>
                {text(isEdited ? 'dashboard.done' : 'dashboard.edit')}
              </Button>
            ) : null}
            <Button kind="ghost" onClick={() => copy(layout)}>
              {text('dashboard.copy')}
            </Button>
            {isEdited && (
              <>
                <SelectField
                  label={text('dashboard.add')}
                  placeholder={text('dashboard.add')}
                  value=""
                  options={KINDS.map(({ type, title }) => ({ value: type, label: title }))}
                  onChoose={(type) => store.run({ kind: 'addPortlet', id: layout.layout_id, fields: fieldsOf(type) })}
                />
                <Button kind="ghost" onClick={() => store.run({ kind: 'delete', id: layout.layout_id })}>
                  {text('dashboard.delete')}
                </Button>
              </>
            )}
          </div>
        )}
        <Loaded
          load={active}
          words={{ some: text('dashboard.some'), all: text('dashboard.all') }}
          again={store.reload}
          isEmpty={(value) => value === null}
          empty={
            <StateNote
              icon={<Icon name="information" />}
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
        >
          {() =>
            portlets.length === 0 ? (
              <StateNote icon={<Icon name="information" />} title={text('dashboard.empty')} />
            ) : (
              <ol className={styles.grid}>
                {portlets.map((portlet, place) => (
                  <PortletCard
                    key={portlet.portlet_id}
                    portlet={portlet}
                    edit={isEdited && layout && view.mayChange ? editOf(layout, portlet, place) : null}
                  />
                ))}
              </ol>
            )
          }
        </Loaded>
      </div>
    </Page>
  );

  function editOf({ layout_id: id }: Layout, { portlet_id: portletId }: Portlet, place: number) {
    return {
      move: (by: 1 | -1) => void store.run({ kind: 'movePortlet', id, portletId, to: place + by }),
      resize: (width: number) => void store.run({ kind: 'changePortlet', id, portletId, fields: { width } }),
      remove: () => void store.run({ kind: 'removePortlet', id, portletId }),
    };
  }
}

function fieldsOf(type: string) {
  const kind = KINDS.find((one) => one.type === type);
  return { type, title: kind?.title ?? type, width: 6, height: 3 };
}
