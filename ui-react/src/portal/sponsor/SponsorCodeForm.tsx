import '../../i18n/sponsor/index.ts';

import { SPONSOR_CODE, type SponsorCodeStore, shownCode } from '@felles/core/portal';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Hidden } from '../../kit/Hidden.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useSetbacks } from '../../react/use-setbacks.ts';
import { FormattedField } from '../person/FormattedField.tsx';
import styles from './Sponsor.module.css';

/** The code that somebody has from a company, in groups while it is typed. What the service says of it stands below. */
export function SponsorCodeForm({ code }: { readonly code: SponsorCodeStore }) {
  const { shown, status, problem, canLookUp, setbacks } = useObservable(code.view$);
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useSetbacks(form, setbacks);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        code.lookUp();
      }}
    >
      <div className={styles.line}>
        <FormattedField
          label={text('sponsorCode.label')}
          hint={text('sponsorCode.hint')}
          placeholder={FORM}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          format={shownCode}
          value={shown}
          onType={code.type}
          onBlur={code.leave}
          error={problem && text(problem)}
        />
        <Button submit busy={status === 'looking'} disabled={!canLookUp}>
          {text('sponsorCode.check')}
        </Button>
      </div>
      <Hidden>
        <span role="status">{status === 'looking' && text('sponsorCode.checking')}</span>
      </Hidden>
      <div role="status">{status === 'valid' && <StatusBox type="success" title={text('sponsorCode.valid')} />}</div>
    </form>
  );
}

/** How a code is written, and nobody's code. */
const FORM = shownCode('X'.repeat(SPONSOR_CODE.longest));
