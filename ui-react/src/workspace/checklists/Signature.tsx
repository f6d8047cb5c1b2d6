import {
  type Checklist,
  checkpointsOf,
  isSigned,
  maySign,
  statusOfCheckpoint,
} from '@felles/core/workspace/checklists';
import { type Ref, useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { formatMoment } from '../format.ts';
import { useMe } from '../services.ts';
import { placesIn } from './at-point.ts';
import styles from './checklists.module.css';
import { panelOf, useChecklistRights, type Writing } from './use-checklist.ts';

interface SignatureProps {
  readonly list: Checklist;
  readonly writing: Writing;
  /** Goes to the point at a place. */
  readonly onGo: (place: number) => void;
  /** The words of the signature: they get the focus that its button had. */
  readonly words: Ref<HTMLParagraphElement>;
}

/** [W-SITE-18] The signature of a checklist, or the way to it; it waits until all answers and photos are sent. */
export function Signature({ list, writing, onGo, words }: SignatureProps) {
  const { signing, isUnsent, refused, reload, panels } = writing;
  const { isSending, failure } = useObservable(signing.view$);
  const name = useMe()?.name ?? '';
  const rights = useChecklistRights();
  const text = useText();
  const sign = () => isUnsent || signing.run({ checklistId: list.checklist_id, signed: true }, reload);
  const answers = checkpointsOf(list).map(statusOfCheckpoint).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is of the answers that the list had then
  useEffect(signing.inputChanged, [answers, isUnsent]);
  if (isSigned(list))
    return (
      <div className={styles.lock}>
        <p ref={words} tabIndex={-1}>
          <b>
            {text('checklists.signedBy', {
              name: list.signed_by?.person_name ?? '',
              time: formatMoment(list.signed_at),
            })}
          </b>{' '}
          {text('checklists.isLocked')}
        </p>
        {rights.includes('reopen') && (
          <Button aria-haspopup="dialog" onClick={() => panels.open(panelOf('reopen'))}>
            {text('checklists.reopen')}
          </Button>
        )}
      </div>
    );
  if (!maySign(list) || !rights.includes('sign')) return null;
  const [first] = refused;
  const next = text(isUnsent ? 'checklists.signingWaits' : 'checklists.signingLocks');
  return (
    <div className={styles.lock}>
      <p role="status">
        <b>{text('checklists.mayBeSigned')}</b>{' '}
        {first === undefined ? next : text('checklists.signingRefused', { points: placesIn(refused) })}
      </p>
      {first !== undefined && (
        <Button onClick={() => onGo(first - 1)}>{text('checklists.toPoint', { at: first })}</Button>
      )}
      <Button kind="primary" busy={isSending} aria-disabled={isUnsent || undefined} onClick={sign}>
        {text('checklists.signAs', { name })}
      </Button>
      <LiveRegion role="alert">{failure && text(failure)}</LiveRegion>
    </div>
  );
}
