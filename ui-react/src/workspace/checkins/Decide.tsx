import '../../i18n/catalogs/deadlines.ts';

import type { Day } from '@felles/core';
import { type CheckIn, type CheckInsStore, type DecisionDraft, reasonsOf } from '@felles/core/workspace/checkins';
import { useText } from '../../i18n/text.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import layout from '../../kit/Layout.module.css';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { ReasonField } from '../deadlines/ReasonField.tsx';
import { writtenTime } from './CheckInFacts.tsx';
import { calledIn, decisionIn } from './words.ts';

const USUAL = {
  '': ['checkin.usual.ordered', 'checkin.usual.escorted', 'checkin.usual.delivery'],
  in: ['checkin.usual.ordered', 'checkin.usual.escorted', 'checkin.usual.delivery'],
  out: ['checkin.usual.noCard', 'checkin.usual.noAgreement'],
} as const;

const SAVE = { '': 'checkin.decide', in: 'checkin.decideIn', out: 'checkin.decideOut' } as const;

interface DecideProps {
  readonly checkIn: CheckIn;
  readonly today: Day;
  readonly decisions: CheckInsStore['decisions'];
}

/** [W-PLAN-10] The window that lets in a refused person or not: the refusal, the choice, and its reason. */
export function Decide({ checkIn, today, decisions }: DecideProps) {
  const text = useText();
  const name = calledIn(text, checkIn);
  const fields = ({ choice: chosen }: DecisionDraft): readonly FieldOf<DecisionDraft>[] => [
    {
      kind: 'own',
      name: 'choice',
      label: text('checkin.isLetIn', { name }),
      draw: ({ value, error, onChange }) => (
        <RadioCards
          isRow
          legend={text('checkin.isLetIn', { name })}
          choices={[
            { value: 'in', title: text('checkin.decideIn') },
            { value: 'out', title: text('checkin.decideOut') },
          ]}
          value={value}
          error={error}
          onChoose={(to) => onChange(to === 'in' ? 'in' : 'out')}
        />
      ),
      words: (choice) => text(SAVE[choice]),
    },
    {
      kind: 'own',
      name: 'reason',
      label: text('checkin.why'),
      draw: (field) => (
        <ReasonField
          {...field}
          label={text('checkin.why')}
          hint={text('checkin.whyHint')}
          usual={USUAL[chosen].map((words) => text(words))}
        />
      ),
      words: (reason) => reason,
    },
  ];
  return (
    <div className={layout.stack4}>
      <p className={textStyles.quiet}>
        {[name, checkIn.companyName, text('checkin.at', { time: writtenTime(checkIn.checkinTime, today, text) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {checkIn.decision && <p className={textStyles.quiet}>{decisionIn(text, checkIn)}</p>}
      <StatusBox type="warning" title={reasonsOf(checkIn).join(' ') || text('checkin.noReason')}>
        {text('checkin.noCardWords')}
      </StatusBox>
      <PanelForm
        label={text('checkin.decideTitle')}
        make={({ close }) => decisions.form(checkIn, close)}
        fields={fields}
        leaving={{ key: 'checkin.leavingDecision', params: {} }}
        saveWords={({ choice }) => text(SAVE[choice])}
      />
    </div>
  );
}
