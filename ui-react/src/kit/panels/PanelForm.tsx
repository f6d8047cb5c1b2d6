import type { Message } from '@felles/core';
import type { Form } from '@felles/core/data';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { FormFields } from '../form/FormFields.tsx';
import type { FieldOf } from '../form/fields-of.ts';
import { type AnyDraft, useDraft, useLastingDraft } from '../form/use-draft.ts';
import { LoadedRecord } from '../states/LoadedContent.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { type PanelFrame, useFormGuard, usePanel } from './panel-context.ts';

/** The record of a form, as far as it is loaded. */
export type PanelRecord = Omit<ComponentProps<typeof LoadedRecord>, 'children'>;

interface PanelFormProps<V extends object> {
  readonly label: string;
  /** Creates the form once: it calls `close` after a change was saved, and `created` after a creation. */
  readonly make: (panel: PanelFrame) => Form<V>;
  /** A function where they depend on the typed values. */
  readonly fields: readonly FieldOf<V>[] | ((values: V) => readonly FieldOf<V>[]);
  /** The question before the panel closes over unsaved changes. */
  readonly leaving: Message;
  /** Unsaved changes survive a reload under its name. */
  readonly draft?: AnyDraft<V>;
  /** The record to change. While it is not there, the state of its load stands in the place of the form. */
  readonly record?: PanelRecord | null;
  /** It creates records, and may stay open for the next. */
  readonly creates?: boolean;
  /** The label of the button, where it does more than save. */
  readonly saveWords?: (values: V) => string;
  /** Shown below the fields: what saving does. */
  readonly note?: (values: V) => ReactNode;
  /** [W-SITE-33] The way out where the device has not stored the values: to copy them without it. */
  readonly ways?: (failure: Message, values: V) => ReactNode;
  /** [W-SITE-52] Another user has changed the record while the form is open. */
  readonly news?: ComponentProps<typeof FormFields>['news'];
  /** [W-SITE-26] Why the record takes no changes any more, while the form is open. */
  readonly closed?: ComponentProps<typeof FormFields>['closed'];
  /** The buttons beside the one that saves. */
  readonly others?: ReactNode;
}

/**
 * A form in a panel. The panel closes once the values are saved, and asks before unsaved ones are lost; a failure is shown
 * above the button.
 *
 * @example
 * <PanelForm
 *   label={text('record.form')}
 *   make={({ close }) => records.form(store, id, close)}
 *   fields={[{ kind: 'text', name: 'title', label: text('record.words') }]}
 *   leaving={{ key: 'record.leaving', params: {} }}
 *   draft={{ name: `record ${id}`, read: readDraft }}
 *   record={{ load: rowIn(view, id), words, again: store.reload, missing: text('record.gone') }}
 * />
 */
export function PanelForm<V extends object>({ record = null, ...form }: PanelFormProps<V>) {
  return record ? <LoadedRecord {...record}>{() => <OpenForm {...form} />}</LoadedRecord> : <OpenForm {...form} />;
}

function OpenForm<V extends object>(props: PanelFormProps<V>) {
  const {
    label,
    make,
    fields,
    leaving,
    draft = null,
    creates = false,
    saveWords,
    note,
    ways,
    news = null,
    closed = null,
    others,
  } = props;
  const panel = usePanel();
  const [form] = useState(() => make(panel));
  const { values } = useObservable(form.view$);
  useDraft(form, draft);
  const lasting = useLastingDraft(form, draft);
  useFormGuard(form, leaving);
  if (!lasting.isReady) return null;
  return (
    <>
      {lasting.note}
      <FormFields
        key={lasting.round}
        label={label}
        form={form}
        fields={typeof fields === 'function' ? fields(values) : fields}
        {...(saveWords && { saveWords: saveWords(values) })}
        note={note?.(values)}
        {...(ways && { ways })}
        news={news}
        closed={closed}
        foot={(button) => (
          <PanelFoot creates={creates}>
            {others}
            {button}
          </PanelFoot>
        )}
      />
    </>
  );
}
