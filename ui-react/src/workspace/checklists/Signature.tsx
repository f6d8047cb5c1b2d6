import {
  type Answering,
  type Checklist,
  checkpointsOf,
  isSigned,
  maySign,
  REOPEN_FORM,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { formatMoment } from '../format.ts';
import { useWorkspace } from '../services.ts';
import styles from './checklists.module.css';
import { useChecklistRights, type Writing } from './use-checklist.ts';

interface SignatureProps {
  readonly list: Checklist;
  readonly writing: Writing;
  /** The user has signed it on this page. */
  readonly isSignedHere: boolean;
  readonly onSigned: () => void;
}

/** [W-SITE-18] The signature of a checklist, or the way to it: only what is sent can be signed. */
export function Signature({ list, writing: { signing, isUnsent }, isSignedHere, onSigned }: SignatureProps) {
  const { isSending, failure } = useObservable(signing.view$);
  const name = useObservable(useWorkspace().shell.me.me$)?.name ?? '';
  const [isAsked, setAsked] = useState(false);
  const rights = useChecklistRights();
  const text = useText();
  const sign = () => isUnsent || signing.run({ checklistId: list.checklist_id, signed: true }, onSigned);
  const lock = useRef<HTMLParagraphElement>(null);
  const takesFocus = isSignedHere && isSigned(list);
  useEffect(() => {
    // The button that was pressed is gone.
    if (takesFocus && document.activeElement === document.body) lock.current?.focus();
  }, [takesFocus]);
  const answers = checkpointsOf(list).map(statusOfCheckpoint).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is of the answers that the list had then
  useEffect(signing.inputChanged, [answers, isUnsent]);
  if (isSigned(list))
    return (
      <div className={styles.lock}>
        <p ref={lock} tabIndex={-1}>
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
      <p role="status">
        <b>{text('checklists.mayBeSigned')}</b> {text(isUnsent ? 'checklists.signingWaits' : 'checklists.signingLocks')}
      </p>
      <Button kind="primary" busy={isSending} aria-disabled={isUnsent || undefined} onClick={sign}>
        {text('checklists.signAs', { name })}
      </Button>
      <LiveRegion role="alert">{failure && text(failure)}</LiveRegion>
    </div>
  );
}

interface ReopeningProps extends Pick<SignatureProps, 'list'> {
  readonly signing: Answering['signing'];
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
