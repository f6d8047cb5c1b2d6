import { recordIn } from '@felles/core/data';
import { type DashboardStore, type LayoutDraft, mayChange, NO_LAYOUT } from '@felles/core/workspace/dashboard';
import { readLike } from '@felles/core/workspace/drafts';
import { useText } from '../../i18n/text.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { LoadedRecord } from '../../kit/states/Loaded.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { EditForm } from '../EditForm.tsx';
import { useArea } from '../services.ts';

interface LayoutPanelProps {
  readonly context: string;
  readonly store: DashboardStore;
  /** Null for one that is new. */
  readonly layoutId: string | null;
}

const readDraft = readLike(NO_LAYOUT);

/** A layout that the user may change, once it is known; or a new one. */
export function LayoutPanel(props: LayoutPanelProps) {
  const { store, layoutId } = props;
  const { layoutsAnswer, login } = useObservable(store.view$);
  const text = useText();
  if (layoutId === null) return <LayoutForm {...props} />;
  return (
    <LoadedRecord
      load={recordIn(layoutsAnswer, (one) => one.layout_id === layoutId && mayChange(one, login ?? ''))}
      words={{ some: text('layouts.some'), all: text('layouts.one') }}
      again={store.reload}
      missing={text('layouts.gone')}
    >
      {() => <LayoutForm {...props} />}
    </LoadedRecord>
  );
}

/** The name of a layout, and whether all users share it. */
function LayoutForm({ context, store, layoutId }: LayoutPanelProps) {
  const dashboard = useArea('dashboard');
  const text = useText();
  const isNew = layoutId === null;
  const fields: readonly FieldOf<LayoutDraft>[] = [
    { kind: 'text', name: 'title', label: text('layouts.title') },
    { kind: 'check', name: 'shared', label: text('layouts.share'), hint: text('layouts.shareHint') },
  ];
  return (
    <EditForm
      label={text('layouts.form')}
      make={({ created, close }) => dashboard.layoutForm({ store, layoutId, done: isNew ? created : close })}
      fields={fields}
      draft={`layout ${context} ${layoutId}`}
      read={readDraft}
      leaving={{ key: 'dashboard.leaving', params: {} }}
      creates={isNew}
    />
  );
}
