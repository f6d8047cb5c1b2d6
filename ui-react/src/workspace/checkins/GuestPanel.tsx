import { NO_GUEST } from '@felles/core/internal/workspace/checkins/form';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import type { GuestDraft } from '@felles/core/workspace/checkins';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { birthDateField } from '../register/own-fields.tsx';
import { useArea } from '../services.ts';

const readDraft = readLike(NO_GUEST);

/** [W-CHECKIN-01] A new guest. Once it is sent, the row in the list shows its state. */
export function GuestPanel({ projectId }: { readonly projectId: string }) {
  const checkIns = useArea('checkIns');
  const text = useText();
  return (
    <PanelForm
      label={text('checkin.guestForm')}
      make={({ created }) => checkIns.guestForm(projectId, created)}
      fields={fieldsIn(text)}
      draft={{ name: `guest ${projectId}`, read: readDraft }}
      leaving={{ key: 'checkin.leaving', params: {} }}
      creates
    />
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
  birthDateField('birthday', text('checkin.birthday')),
];
