import '../../i18n/catalogs/deadlines.ts';

import type { CardlessDraft, CheckInsStore } from '@felles/core/workspace/checkins';
import { participantName } from '@felles/core/workspace/participants';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { ReasonField } from '../deadlines/ReasonField.tsx';
import { useArea } from '../services.ts';

interface CardlessProps {
  readonly projectId: string;
  readonly store: CheckInsStore;
}

/** [W-PLAN-10] A participant without a card, found by name, and why. Once it is sent, the row shows its state. */
export function Cardless({ projectId, store }: CardlessProps) {
  const checkIns = useArea('checkIns');
  const text = useText();
  const fields: readonly FieldOf<CardlessDraft>[] = [
    {
      kind: 'own',
      name: 'participant',
      label: text('checkin.who'),
      draw: (field) => <Who {...field} projectId={projectId} store={store} />,
      words: (participant) => (participant ? participantName(participant) : ''),
    },
    {
      kind: 'own',
      name: 'reason',
      label: text('checkin.whyCardless'),
      draw: (field) => (
        <ReasonField
          {...field}
          label={text('checkin.whyCardless')}
          hint={text('checkin.whyCardlessHint')}
          usual={[text('checkin.usual.forgotten'), text('checkin.usual.ordered')]}
        />
      ),
      words: (reason) => reason,
    },
  ];
  return (
    <PanelForm
      creates
      label={text('checkin.cardlessTitle')}
      make={({ created }) => checkIns.cardlessForm(projectId, created)}
      fields={fields}
      leaving={{ key: 'checkin.leavingDecision', params: {} }}
      saveWords={({ participant }) =>
        participant ? text('checkin.checkInOne', { name: participantName(participant) }) : text('checkin.checkIn')
      }
    />
  );
}

function Who({
  projectId,
  store,
  value,
  error,
  onChange,
  onLeave,
}: CardlessProps & DrawnField<CardlessDraft['participant']>) {
  const checkIns = useArea('checkIns');
  const [lookup] = useState(() => checkIns.participants(projectId, store));
  const text = useText();
  return (
    <Combobox
      label={text('checkin.who')}
      hint={text('checkin.whoHint')}
      error={error}
      lookup={lookup}
      value={value}
      keyOf={({ id }) => id}
      wordsOf={participantName}
      secondOf={({ contact }) => contact?.name ?? ''}
      onChoose={onChange}
      onLeave={onLeave}
    />
  );
}
