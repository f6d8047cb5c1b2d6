import type { DashboardStore, LayoutDraft } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { FormFields } from '../../kit/form/FormFields.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { useWorkspace } from '../services.ts';

interface LayoutPanelProps {
  readonly store: DashboardStore;
  /** Null for one that is new. */
  readonly layoutId: string | null;
}

/** What a layout is called, and whether all share it. */
export function LayoutPanel({ store, layoutId }: LayoutPanelProps) {
  const { daily } = useWorkspace();
  const { created, close } = usePanel();
  const text = useText();
  const [form] = useState(() => daily.layoutForm({ store, layoutId, done: layoutId === null ? created : close }));
  usePanelGuard(() =>
    form.guard.hasChanges()
      ? { result: 'confirm', text: { key: 'dashboard.leaving', params: {} } }
      : { result: 'allow' },
  );
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
