import type { Message } from '@felles/core';
import type { Form } from '@felles/core/data';
import { keepDraft } from '@felles/core/workspace/drafts';
import { useEffect, useState } from 'react';
import { FormFields } from '../kit/form/FormFields.tsx';
import type { FieldOf } from '../kit/form/fields-of.ts';
import { PanelFoot } from '../kit/panels/PanelFoot.tsx';
import { type PanelFrame, useFormGuard, usePanel } from '../kit/panels/panel-context.ts';
import { useWorkspace } from './services.ts';

interface EditFormProps<V> {
  readonly label: string;
  /** Creates the form once: it closes the panel, or reports that something was created. */
  readonly make: (panel: PanelFrame) => Form<V>;
  readonly fields: readonly FieldOf<V>[];
  /** The name of the stored draft: the user finds it again after a reload. */
  readonly draft: string;
  /** Reads that draft; the same function each time. */
  readonly read: (draft: unknown) => Partial<V>;
  /** The question before the panel closes over unsaved changes. */
  readonly leaving: Message;
  /** It creates things, and may stay open for the next. */
  readonly creates?: boolean;
}

/** A form in a panel. No typed text is lost without a question. */
export function EditForm<V extends object>(props: EditFormProps<V>) {
  const { label, make, fields, draft, read, leaving, creates = false } = props;
  const { drafts } = useWorkspace().shell;
  const panel = usePanel();
  const [form] = useState(() => make(panel));
  useEffect(() => keepDraft(drafts, draft, form, read), [drafts, draft, form, read]);
  useFormGuard(form, leaving);
  return (
    <>
      <FormFields label={label} form={form} fields={fields} />
      {creates && <PanelFoot creates>{null}</PanelFoot>}
    </>
  );
}
