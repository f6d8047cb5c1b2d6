import type { DashboardStore, Layout, Portlet } from '@felles/core/workspace/dashboard';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { useQuery } from '../../react/use-store.ts';
import { useArea, useSeeing } from '../services.ts';
import { type Kind, kindOf, SIGHTS } from './portlet-place.ts';

interface AddPortletProps {
  readonly context: string;
  readonly layout: Layout;
  readonly store: DashboardStore;
}

/** The portlets that the service offers for this page. The one that is chosen comes last in the layout. */
export function AddPortlet({ context, layout: { layout_id: id }, store }: AddPortletProps) {
  const dashboard = useArea('dashboard');
  const [offered, { load }] = useQuery(() => dashboard.portlets(context));
  const text = useText();
  const seeing = useSeeing();
  const isSeen = (kind: Kind | null): boolean => {
    const sight = kind && SIGHTS[kind];
    return kind !== null && (sight === null || seeing(sight) === 'seen');
  };
  if (load.status === 'failed')
    return (
      <Button kind="ghost" onClick={offered.reload}>
        {text('dashboard.noCatalogue')}
      </Button>
    );
  const portlets = load.status === 'ready' ? load.value.filter(({ type }) => isSeen(kindOf(type))) : [];
  return (
    <SelectField
      label={text('dashboard.add')}
      placeholder={text('dashboard.add')}
      value=""
      options={portlets.map(({ portlet_id, title, type }) => ({
        value: portlet_id,
        label: title || type || '',
      }))}
      onChoose={(chosen) => {
        const portlet = portlets.find(({ portlet_id }) => portlet_id === chosen);
        if (portlet) store.run({ kind: 'addPortlet', id, fields: fieldsOf(portlet) });
      }}
    />
  );
}

/** The service gives it an id and a place of its own. */
const fieldsOf = ({ portlet_id: _id, sequence: _place, ...fields }: Portlet) => fields;
