import { hourMinute, hourMinuteSecond, instantOf, kroner, osloDay, parseIsoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { AgreementReceipt, AgreementTerms, LostBooking } from '@felles/core/portal/agreement';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import textStyles from '../../kit/Text.module.css';
import { agreementPath } from '../member-paths.ts';
import { MemberPage, monthName } from '../parts/MemberPage.tsx';
import { usePortal } from '../services.ts';
import styles from './Agreement.module.css';

/** Kroner as on the other pages of the portal. */
export const sum = (amount: number): string => kroner(amount, ',');

interface PageProps {
  readonly title: string;
  /** Of a step: it leads back to the agreement, and names it. */
  readonly terms?: AgreementTerms;
  readonly children: ReactNode;
}

/** The page of an agreement, or of one of its steps. */
export function AgreementPage({ title, terms, children }: PageProps) {
  const { center } = usePortal();
  const text = useText();
  if (!terms)
    return (
      <MemberPage title={title} isLoggedOut={false}>
        {children}
      </MemberPage>
    );
  const back = { to: agreementPath.of(center.code, terms.contract_id), name: text('agreement.title') };
  return (
    <MemberPage title={title} isLoggedOut={false} back={back}>
      <p className={textStyles.quiet}>{nameOf(text, terms)}</p>
      {children}
    </MemberPage>
  );
}

/** The title of an agreement with its number. */
function nameOf(text: Text, { title, number }: AgreementTerms): string {
  const name = title?.trim() || text('agreement.untitled');
  return number ? text('agreement.which', { title: name, number }) : name;
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
export const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.heading}>{title}</h2>
    {children}
  </section>
);

interface RowProps {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

/** A line of a list of facts: a label and its value. */
export const Row = ({ label, note, isTotal, children }: RowProps) => (
  <div className={styles.row} data-total={isTotal || undefined}>
    <dt>
      {label}
      {note && <small>{note}</small>}
    </dt>
    <dd>{children}</dd>
  </div>
);

/** The number, the time and the address of a receipt. */
export function ReceiptRows({ receipt, label }: { readonly receipt: AgreementReceipt; readonly label: string }) {
  const text = useText();
  return (
    <>
      <Row label={text('agreement.receipt')}>{receipt.number}</Row>
      <Row label={label}>{receiptTime(text, receipt)}</Row>
      {receipt.sent_to && <Row label={text('agreement.sentTo')}>{receipt.sent_to}</Row>}
    </>
  );
}

export function receiptTime(text: Text, { at }: AgreementReceipt): string {
  const instant = instantOf(at);
  return text('agreement.at', { date: dayMonthYear(osloDay(instant)), time: hourMinuteSecond(instant) });
}

/** The values of a text about a booking that falls away. */
export function bookingFacts(text: Text, { title, starts_at }: LostBooking) {
  const at = instantOf(starts_at);
  return { title: title ?? text('agreement.class'), date: dayMonthYear(osloDay(at)), time: hourMinute(at) };
}

/** The letters of a month's name that a card has room for. */
const SHORT = 3;

/** 'Januar 2027' of '2027-01'. */
export function monthWords(text: Text, month: string): string {
  const day = parseIsoDate(`${month}-01`);
  return day === null ? month : monthName(text, day);
}

/** 'Jan' of '2027-01'. */
export const shortMonth = (text: Text, month: string): string => monthWords(text, month).slice(0, SHORT);
