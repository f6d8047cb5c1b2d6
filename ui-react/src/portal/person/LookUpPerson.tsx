import type { LookUpView, PersonStore } from '@felles/core/portal/person';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { SendForm } from '../../kit/SendForm.tsx';
import { TextField } from '../../kit/TextField.tsx';
import styles from './PersonForm.module.css';

interface LookUpPersonProps {
  readonly view: LookUpView;
  readonly isLocked: boolean;
  readonly person: Pick<PersonStore, 'typeLookUp' | 'lookUp'>;
}

const SAID = { looking: 'person.looking', found: 'person.found', notFound: 'person.lookupNotFound' } as const;

/** [P-PERSON-20] Fills in the name and the address of a phone number, when the visitor asks for it. */
export function LookUpPerson({ view, isLocked, person }: LookUpPersonProps) {
  const text = useText();
  const { phone, status, problem } = view;
  return (
    <SendForm className={styles.lookUp} aria-label={text('person.lookup')} onSend={person.lookUp}>
      <div className={styles.number}>
        <TextField
          label={text('person.lookupPhone')}
          hint={text('person.lookupHint')}
          error={problem && text(problem)}
          autoComplete="tel"
          inputMode="tel"
          enterKeyHint="search"
          readOnly={isLocked}
          value={phone}
          onType={person.typeLookUp}
        />
        <div className={styles.search}>
          <Button submit busy={status === 'looking'} aria-disabled={status === 'looking' || isLocked}>
            {text('person.lookupGo')}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.said}>
        {status !== 'idle' && text(SAID[status])}
      </p>
    </SendForm>
  );
}
