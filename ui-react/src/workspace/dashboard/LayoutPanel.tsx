import {
  type DashboardStore,
  keepDraft,
  type LayoutDraft,
  mayChange,
  NO_LAYOUT,
  readLike,
} from '@felles/core/workspace';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { FormFields } from '../../kit/form/FormFields.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useWorkspace } from '../services.ts';

interface LayoutPanelProps {
  readonly context: string;
  readonly store: DashboardStore;
  /** Null for one that is new. */
  readonly layoutId: string | null;
}

/** What a layout is called, and whether all share it. */
export function LayoutPanel({ context, store, layoutId }: LayoutPanelProps) {
  const { daily, shell } = useWorkspace();
  const { created, close } = usePanel();
  const text = useText();
  const [form] = useState(() => daily.layoutForm({ store, layoutId, done: layoutId === null ? created : close }));
  useEffect(
    () => keepDraft(shell.drafts, `layout ${context} ${layoutId}`, form, readLike(NO_LAYOUT)),
    [shell, form, context, layoutId],
  );
  const { layouts, login } = useObservable(store.view$);
  const layout = layouts.find(({ layout_id: id }) => String(id) === layoutId);
  const isGone = layoutId !== null && layouts.length > 0 && (!layout || !mayChange(layout, login ?? ''));
  usePanelGuard(() =>
    form.guard.hasChanges() && !isGone
      ? { result: 'confirm', text: { key: 'dashboard.leaving', params: {} } }
      : { result: 'allow' },
  );
  if (isGone) return <StateNote icon={<Icon name="information" />} title={text('layouts.gone')} />;
  const fields: readonly FieldOf<LayoutDraft>[] = [
    { kind: 'text', name: 'title', label: text('layouts.title') },
    { kind: 'check', name: 'shared', label: text('layouts.share'), hint: text('layouts.shareHint') },
  ];
  return (
    <>
      <FormFields label={text('layouts.form')} form={form} fields={fields} />
      {layoutId === null && <PanelFoot creates>{null}</PanelFoot>}
    </>
  );
}
