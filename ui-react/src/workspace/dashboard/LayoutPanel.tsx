import { recordIn } from '@felles/core/internal/data/list-load';
import { NO_LAYOUT } from '@felles/core/internal/workspace/dashboard/form';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import { type DashboardStore, type LayoutDraft, mayChange } from '@felles/core/workspace/dashboard';
import { useText } from '../../i18n/text.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';

interface LayoutPanelProps {
  readonly context: string;
  readonly store: DashboardStore;
  /** Null for one that is new. */
  readonly layoutId: string | null;
}

const readDraft = readLike(NO_LAYOUT);

/** The name of a layout, and whether all users share it: of one that the user may change, or of a new one. */
export function LayoutPanel({ context, store, layoutId }: LayoutPanelProps) {
  const dashboard = useArea('dashboard');
  const { layoutsAnswer, login } = useObservable(store.view$);
  const text = useText();
  const isNew = layoutId === null;
  const fields: readonly FieldOf<LayoutDraft>[] = [
    { kind: 'text', name: 'title', label: text('layouts.title') },
    { kind: 'check', name: 'shared', label: text('layouts.share'), hint: text('layouts.shareHint') },
  ];
  return (
    <PanelForm
      label={text('layouts.form')}
      make={({ created, close }) => dashboard.layoutForm({ store, layoutId, done: isNew ? created : close })}
      fields={fields}
      draft={{ name: `layout ${context} ${layoutId}`, read: readDraft }}
      leaving={{ key: 'dashboard.leaving', params: {} }}
      record={
        isNew
          ? null
          : {
              load: recordIn(layoutsAnswer, (one) => one.layout_id === layoutId && mayChange(one, login ?? '')),
              words: { some: text('layouts.some'), all: text('layouts.one') },
              again: store.reload,
              missing: text('layouts.gone'),
            }
      }
      creates={isNew}
    />
  );
}
