import { type Answering, type Checklist, isSigned, maySign, REOPEN_FORM } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { formatMoment } from '../format.ts';
import { useWorkspace } from '../services.ts';
import styles from './checklists.module.css';
import { useChecklistRights } from './use-checklist.ts';

interface SignatureProps {
  readonly list: Checklist;
  readonly signing: Answering['signing'];
}

/** [W-SITE-18] The signature of a checklist, or the way to it. */
export function Signature({ list, signing }: SignatureProps) {
  const { isSending, failure } = useObservable(signing.view$);
  const name = useObservable(useWorkspace().shell.me.me$)?.name ?? '';
  const [isAsked, setAsked] = useState(false);
  const rights = useChecklistRights();
  const text = useText();
  const sign = () => signing.run({ checklistId: list.checklist_id, signed: true }, () => undefined);
  if (isSigned(list))
    return (
      <div className={styles.lock}>
        <p>
          <b>
            {text('checklists.signedBy', {
              name: list.signed_by?.person_name ?? '',
              time: formatMoment(list.signed_at),
            })}
          </b>{' '}
          {text('checklists.isLocked')}
        </p>
        {rights.includes('reopen') && <Button onClick={() => setAsked(true)}>{text('checklists.reopen')}</Button>}
        {isAsked && <Reopening list={list} signing={signing} onClose={() => setAsked(false)} />}
      </div>
    );
  if (!maySign(list) || !rights.includes('sign')) return null;
  return (
    <div className={styles.lock}>
      <p>
        <b>{text('checklists.mayBeSigned')}</b> {text('checklists.signingLocks')}
      </p>
      <Button kind="primary" busy={isSending} onClick={sign}>
        {text('checklists.signAs', { name })}
      </Button>
      <LiveRegion role="alert">{failure && text(failure)}</LiveRegion>
    </div>
  );
}

interface ReopeningProps extends SignatureProps {
  readonly onClose: () => void;
  readonly onReopened?: () => void;
}

/** [W-SITE-18] Opens a signed checklist again, for a reason. */
export function Reopening({ list, signing, onClose, onReopened }: ReopeningProps) {
  const { isSending, failure } = useObservable(signing.view$);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const text = useText();
  const problem = REOPEN_FORM.problemsOf({ reason }).reason;
  return (
    <Dialog
      title={text('checklists.reopen')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={isSending}
          onClick={() => {
            setTried(true);
            if (problem === undefined)
              signing.run({ checklistId: list.checklist_id, signed: false, reason: reason.trim() }, () => {
                onReopened?.();
                onClose();
              });
          }}
        >
          {text('checklists.reopen')}
        </Button>
      }
    >
      <LongTextField
        label={text('checklists.reopenWhy')}
        value={reason}
        onType={(typed) => {
          signing.inputChanged();
          setReason(typed);
        }}
        error={isTried && problem ? text(problem) : null}
      />
      <LiveRegion role="alert">{failure && text(failure)}</LiveRegion>
    </Dialog>
  );
}
