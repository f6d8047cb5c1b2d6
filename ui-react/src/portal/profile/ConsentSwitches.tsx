import '../../i18n/catalogs/consents.ts';

import type { ConsentsStore } from '@felles/core/portal/profile';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import styles from './Profile.module.css';

const FIELDS = ['sms_ok', 'mail_ok'] as const;

/** [P-MEMBER-61] Two switches, each saved by its press alone. */
export function ConsentSwitches({ consents }: { readonly consents: ConsentsStore }) {
  const view = useObservable(consents.view$);
  const text = useText();
  const wasSending = useRef(false);
  if (view === null) return null;
  const { values, field, isSending, failure, isUncertain } = view;
  if (isSending) wasSending.current = true;
  const isSaved = wasSending.current && !isSending && failure === null;
  return (
    <fieldset className={styles.part} aria-busy={isSending || undefined}>
      <legend>
        <h2 className={styles.heading}>{text('consents.title')}</h2>
      </legend>
      {FIELDS.map((name) => (
        <CheckField
          key={name}
          role="switch"
          label={text(`consents.${name}`)}
          checked={values[name]}
          aria-busy={(isSending && field === name) || undefined}
          onCheck={(isGiven) => consents.change(name, isGiven)}
        />
      ))}
      <p className={textStyles.quiet}>{text('consents.needed')}</p>
      <HiddenStatus>{isSending ? text('consents.saving') : isSaved ? text('consents.saved') : ''}</HiddenStatus>
      <div role="alert">
        {failure !== null && (
          <StatusBox inVain type="danger" title={text(isUncertain ? 'consents.uncertain' : 'consents.notSaved')}>
            <MessageText message={failure} />
          </StatusBox>
        )}
      </div>
    </fieldset>
  );
}
