import { osloDay } from '@felles/core';
import { NO_BIRTH_DATE } from '@felles/core/internal/shell/birth-date';
import { STATUS_TYPES, TAG_TYPES } from '@felles/core/internal/shell/model';
import { useState } from 'react';
import { Button } from '../../../../ui-react/src/kit/Button.tsx';
import { CheckField } from '../../../../ui-react/src/kit/CheckField.tsx';
import { DateOfBirth } from '../../../../ui-react/src/kit/DateOfBirth.tsx';
import { PasswordField } from '../../../../ui-react/src/kit/PasswordField.tsx';
import { StatusBox } from '../../../../ui-react/src/kit/StatusBox.tsx';
import { Steps } from '../../../../ui-react/src/kit/Steps.tsx';
import { Tag } from '../../../../ui-react/src/kit/Tag.tsx';
import { TextField } from '../../../../ui-react/src/kit/TextField.tsx';

const STEPS = ['Senter', 'Medlemskap', 'Om deg', 'Betaling'];

/** Everything that stands still, in every state it has. */
export function Parts() {
  const [born, setBorn] = useState(NO_BIRTH_DATE);
  const [tried, setTried] = useState(false);
  const [name, setName] = useState('Kari');
  const [password, setPassword] = useState('hemmelig');
  const [agreed, setAgreed] = useState(false);
  const [step, setStep] = useState(2);
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <Steps
        label="Innmelding"
        steps={STEPS.map((title, index) => ({
          title,
          isActive: index === step,
          subtitle: index === 1 ? 'Voksen' : null,
        }))}
        onGo={setStep}
      />
      <p>
        {TAG_TYPES.map((type) => (
          <Tag key={type} type={type}>
            {type}
          </Tag>
        ))}
      </p>
      {STATUS_TYPES.map((type) => (
        <StatusBox key={type} type={type} title={type}>
          Slik ser det ut.
        </StatusBox>
      ))}
      <TextField label="Fornavn" autoComplete="given-name" value={name} onType={setName} hint="Som i passet" />
      <TextField
        label="Etternavn"
        autoComplete="family-name"
        value=""
        onType={() => undefined}
        hint="Som i passet"
        error="Etternavn må fylles ut"
      />
      <TextField label="Medlemsnummer" value="1204" onType={() => undefined} readOnly />
      <PasswordField label="Passord" value={password} onType={setPassword} />
      <DateOfBirth
        value={born}
        onChoose={setBorn}
        today={osloDay(Date.now())}
        isMissing={tried}
        hint="Slik du er født"
      />
      <CheckField
        label="Jeg godtar vilkårene"
        checked={agreed}
        onCheck={setAgreed}
        error={tried && !agreed ? 'Du må godta vilkårene' : null}
      />
      <CheckField label="Send meg nyheter" checked onCheck={() => undefined} disabled hint="Kan endres senere" />
      <p>
        <Button kind="primary" onClick={() => setTried(true)}>
          Send
        </Button>
      </p>
    </div>
  );
}
