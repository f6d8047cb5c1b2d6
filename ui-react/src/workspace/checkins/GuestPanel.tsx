import { type CheckInsStore, type GuestDraft, keepDraft, NO_GUEST, readLike } from '@felles/core/workspace';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { BirthDateField } from '../../kit/form/BirthDateField.tsx';
import { FormFields } from '../../kit/form/FormFields.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelFoot } from '../../kit/panels/PanelFoot.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { useWorkspace } from '../services.ts';
import { written } from '../written-day.ts';
import { DASH } from '../written-number.ts';

interface GuestPanelProps {
  readonly projectId: string;
  readonly store: CheckInsStore;
}

/** [W-CHECKIN-01] A guest who comes. Once it is sent, the row in the list says how that goes. */
export function GuestPanel({ projectId, store }: GuestPanelProps) {
  const { checkIns, shell } = useWorkspace();
  const { created } = usePanel();
  const text = useText();
  const [form] = useState(() => checkIns.guestForm(store, created));
  useEffect(() => keepDraft(shell.drafts, `guest ${projectId}`, form, readLike(NO_GUEST)), [shell, form, projectId]);
  usePanelGuard(() =>
    form.guard.hasChanges() ? { result: 'confirm', text: { key: 'checkin.leaving', params: {} } } : { result: 'allow' },
  );
  return (
    <>
      <FormFields label={text('checkin.guestForm')} form={form} fields={fieldsIn(text)} />
      <PanelFoot creates>{null}</PanelFoot>
    </>
  );
}

const fieldsIn = (text: Text): readonly FieldOf<GuestDraft>[] => [
  { kind: 'text', name: 'firstName', label: text('checkin.firstName'), autoComplete: 'off' },
  { kind: 'text', name: 'lastName', label: text('checkin.lastName'), autoComplete: 'off' },
  {
    kind: 'text',
    name: 'companyName',
    label: text('checkin.company'),
    hint: text('checkin.companyHint'),
    autoComplete: 'off',
  },
  { kind: 'text', name: 'phone', label: text('checkin.phone'), type: 'tel', autoComplete: 'off' },
  {
    kind: 'own',
    name: 'birthday',
    label: text('checkin.birthday'),
    draw: (field) => <BirthDateField {...field} />,
    words: (day) => written(day) || DASH,
  },
];
