import '../../i18n/catalogs/sponsor.ts';

import { SPONSOR_CODE } from '@felles/core/internal/portal/sponsor/code';
import { type SponsorCodeStore, shownCode } from '@felles/core/portal/sponsor';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { FormattedField } from '../person/FormattedField.tsx';
import { LineForm } from './LineForm.tsx';
import styles from './Sponsor.module.css';

/** The code of a company, formatted in groups while typing. The service's answer is below it. */
export function SponsorCodeForm({ code }: { readonly code: SponsorCodeStore }) {
  const { shown, status, company, problem, canLookUp, rejections } = useObservable(code.view$);
  const text = useText();
  const isLooking = status === 'loading';
  return (
    <LineForm
      rejections={rejections}
      sending={isLooking ? text('sponsorCode.checking') : null}
      onSend={code.lookUp}
      field={
        <FormattedField
          label={text('sponsorCode.label')}
          hint={status === 'ready' ? undefined : text('sponsorCode.hint')}
          placeholder={FORM}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          format={shownCode}
          value={shown}
          onType={code.type}
          onBlur={code.leave}
          // [P-SPONSOR-06] A button that is off lets no browser send the form.
          onKeyDown={({ key }) => key === 'Enter' && !canLookUp && !isLooking && code.lookUp()}
          error={problem && <MessageText message={problem} />}
        />
      }
      button={
        // [P-SPONSOR-07] During the lookup the button keeps the visitor's focus.
        <Button submit busy={isLooking} aria-disabled={isLooking} disabled={!canLookUp && !isLooking}>
          {text('sponsorCode.check')}
        </Button>
      }
    >
      <div role="status" className={styles.notice}>
        {status === 'ready' && (
          <StatusBox type="success" title={text('sponsorCode.valid')}>
            {company}
          </StatusBox>
        )}
      </div>
    </LineForm>
  );
}

/** How a code is written, and no company's code. */
const FORM = shownCode('X'.repeat(SPONSOR_CODE.longest));
