import { type DashboardStore, type LayoutDraft, mayChange, NO_LAYOUT, readLike } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
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

/** The name of a layout, and whether all users share it. */
export function LayoutPanel({ context, store, layoutId }: LayoutPanelProps) {
  const dashboard = useArea('dashboard');
  const text = useText();
  const { layouts, login } = useObservable(store.view$);
  const layout = layouts.find(({ layout_id: id }) => id === layoutId);
  const isNew = layoutId === null;
  const isGone = !isNew && layouts.length > 0 && (!layout || !mayChange(layout, login ?? ''));
  if (isGone) return <StateNote icon={<Icon name="information" />} title={text('layouts.gone')} />;
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
