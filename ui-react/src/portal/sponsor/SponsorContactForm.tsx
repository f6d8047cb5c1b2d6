import '../../i18n/catalogs/sponsor.ts';

import { FORMATS } from '@felles/core/portal/person';
import type { ContactStatus, SponsorContactStore } from '@felles/core/portal/sponsor';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useLedToLost } from '../../react/use-rejections.ts';
import { FormattedField } from '../person/FormattedField.tsx';
import { LineForm } from './LineForm.tsx';
import styles from './Sponsor.module.css';

interface SponsorContactFormProps {
  readonly contact: SponsorContactStore;
  /** The consequences of the outcome, read together with it. */
  readonly children?: ReactNode;
}

/** [P-SPONSOR-14] Asks one person by SMS to pay. Enter does the same as the button, and neither does it twice. */
export function SponsorContactForm({ contact, children }: SponsorContactFormProps) {
  const { phone, problem, isSending, canSend, status, rejections } = useObservable(contact.view$);
  const text = useText();
  const said = useRef<HTMLDivElement>(null);
  const wasSending = useRef(isSending);
  useEffect(() => {
    // The pressed button may be disabled by now, so the result takes the focus.
    if (wasSending.current && !isSending && said.current) {
      said.current.focus({ preventScroll: true });
      // The browser takes an element below the bar at the foot of the page as visible, but it is not.
      said.current.scrollIntoView({ block: 'center' });
    }
    wasSending.current = isSending;
  }, [isSending]);
  useLedToLost(isSending);
  return (
    <LineForm
      rejections={rejections}
      sending={isSending ? text('sponsorContact.sending') : null}
      onSend={contact.send}
      field={
        <FormattedField
          label={text('sponsorContact.phone')}
          hint={text('sponsorContact.hint')}
          autoComplete="off"
          inputMode="tel"
          required
          readOnly={isSending}
          format={FORMATS.phone_number}
          value={phone}
          onType={contact.type}
          onBlur={contact.leave}
          error={problem && text(problem)}
        />
      }
      button={
        // [P-SPONSOR-21] While it is sending, the button keeps the visitor's focus.
        <Button kind="primary" submit busy={isSending} aria-disabled={isSending} disabled={!canSend && !isSending}>
          {text('sponsorContact.send')}
        </Button>
      }
    >
      {status && (
        <div ref={said} className={styles.said} role={status.type === 'danger' ? 'alert' : 'status'} tabIndex={-1}>
          <StatusBox inVain={IN_VAIN.includes(status.kind)} type={status.type} {...wordsOf(status, text)} />
          {children}
        </div>
      )}
    </LineForm>
  );
}

const IN_VAIN: readonly ContactStatus['kind'][] = ['failed', 'uncertain'];

function wordsOf({ kind, words, reason }: ContactStatus, text: Text): { title: string; children?: ReactNode } {
  switch (kind) {
    case 'failed':
      return { title: text('sponsorContact.failed'), children: <MessageText message={words} /> };
    case 'uncertain':
      return {
        title: text(words),
        children: (
          <>
            {reason && <MessageText message={reason} />}
            {reason && (isSentence(text(reason)) ? ' ' : '. ')}
            {text('sponsorContact.uncertain')}
          </>
        ),
      };
    case 'unknown':
      return { title: text(words) };
    default:
      return { title: text(words), children: text(`sponsorContact.${kind}`) };
  }
}

/** Whether another sentence can follow these words, which others have written. */
const isSentence = (words: string): boolean => /[.!?…]\s*$/.test(words);
