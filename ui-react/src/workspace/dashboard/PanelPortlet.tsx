import '../../i18n/catalogs/notices.ts';

import { panelOf } from '@felles/core/workspace/dashboard';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { PublishedPanel } from '../publishing/PublishedPanel.tsx';
import { useArea } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

/** The published panel that the portlet names. */
export function PanelPortlet() {
  const { portlet, isNear } = usePortlet();
  const id = panelOf(portlet);
  const { publishing } = useArea('publishing');
  const read = useObservable(publishing.read$);
  const text = useText();
  if (id === null)
    return (
      <PortletFrame>
        <StateNote title={text('dashboard.namesNoPanel')} />
      </PortletFrame>
    );
  return (
    <PortletFrame
      again={() => publishing.reload(id)}
      choices={
        read.has(id)
          ? []
          : [
              {
                id: 'read',
                label: text('dashboard.markRead'),
                icon: <Icon name="check" />,
                onPress: () => publishing.markRead(id),
              },
            ]
      }
    >
      {isNear && <PublishedPanel id={id} />}
    </PortletFrame>
  );
}
