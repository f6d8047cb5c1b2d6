import { panelOf } from '@felles/core/workspace';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { Loader } from '../../kit/states/Loader.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';
import styles from './PanelPortlet.module.css';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

/** The published panel that the portlet names. */
export function PanelPortlet() {
  const id = panelOf(usePortlet().portlet);
  const { publishing } = useWorkspace().daily;
  const text = useText();
  if (id === null)
    return (
      <PortletFrame>
        <StateNote icon={<Icon name="information" />} title={text('dashboard.namesNoPanel')} />
      </PortletFrame>
    );
  return (
    <PortletFrame
      again={() => publishing.reload(id)}
      choices={[
        {
          id: 'read',
          label: text('dashboard.markRead'),
          icon: <Icon name="check" />,
          onPress: () => publishing.markRead(id),
        },
      ]}
    >
      <Published id={id} />
    </PortletFrame>
  );
}

/** [W-PANELS-06] A published panel with its title, ingress and text, all of them plain words. */
function Published({ id }: { readonly id: string }) {
  const { publishing } = useWorkspace().daily;
  const panel = useObservable(publishing.panels$).get(id);
  const text = useText();
  useEffect(() => publishing.load(id), [publishing, id]);
  if (panel === undefined) return <Loader type="circle" what={text('dashboard.noPanel')} />;
  if (panel.error !== null)
    return (
      <StatusBox
        type="danger"
        title={text('dashboard.failedPanel')}
        action={
          <Button small onClick={() => publishing.load(id)}>
            {text('retry')}
          </Button>
        }
      />
    );
  return (
    <article className={styles.panel}>
      <h3>{panel.title}</h3>
      <p>
        <strong>{panel.ingress}</strong>
      </p>
      <p>{panel.text}</p>
    </article>
  );
}
