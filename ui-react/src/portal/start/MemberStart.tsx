import '../../i18n/catalogs/member-links.ts';
import '../../i18n/catalogs/member-start.ts';

import { useCallback } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { NewsSection } from '../news/NewsSection.tsx';
import { StorePart } from '../parts/StorePart.tsx';
import { paths } from '../paths.ts';
import linkStyles from '../profile/MemberLinks.module.css';
import { CardRow, MessagesLink, UnpaidLink } from '../profile/MemberLinks.tsx';
import startStyles from '../screens/StartScreen.module.css';
import { type MemberStartProps, usePortal } from '../services.ts';
import styles from './MemberStart.module.css';
import { NextClassLoading, NextClassPart } from './NextClassPart.tsx';

/** The additions of a service that have a part here. */
const PARTS = ['bookings', 'member-invoices', 'member-card', 'member-notices', 'news'];
/** Those that are a row. */
const ROWS = ['member-invoices', 'member-card', 'member-notices'];

/** [P-MEMBER-62] The start page of a member: each part is there only for a service that has it, and fails alone. */
export function MemberStart({ timetable, profile, terms }: MemberStartProps) {
  const { center, offers, bookings, others } = usePortal();
  const text = useText();
  const invoices = useCallback(async () => (await others()).invoices(), [others]);
  const notices = useCallback(async () => (await others()).notices(), [others]);
  const news = useCallback(async () => (await others()).news(), [others]);
  return (
    <div className={styles.content}>
      {offers('bookings') && <StorePart store={bookings} draw={NextClassPart} bare={<NextClassLoading />} />}
      <div className={startStyles.tiles}>
        {timetable}
        {profile}
      </div>
      {ROWS.some(offers) && (
        <nav className={`${linkStyles.links} ${styles.links}`} aria-label={text('memberStart.own')}>
          {offers('member-invoices') && <StorePart store={invoices} draw={UnpaidLink} bare={null} />}
          {offers('member-notices') && <StorePart store={notices} draw={MessagesLink} bare={null} />}
          {offers('member-card') && <CardRow />}
        </nav>
      )}
      {offers('news') && <StorePart store={news} draw={NewsSection} bare={null} />}
      {!PARTS.some(offers) && (
        <>
          {terms && (
            <nav className={startStyles.rows} aria-label={text('memberStart.more')}>
              {terms}
            </nav>
          )}
          {/* [P-SIGNUP-01] These are for another person on the same device. */}
          <nav className={styles.others} aria-label={text('memberStart.others')}>
            <span aria-hidden="true">{text('memberStart.others')}</span>
            <PageLink to={paths.member.of(center.code)}>{text('memberStart.member')}</PageLink>
            <PageLink to={paths.login.of(center.code)}>{text('memberStart.login')}</PageLink>
            <PageLink to={paths.newProfile.of(center.code)}>{text('memberStart.newProfile')}</PageLink>
          </nav>
        </>
      )}
    </div>
  );
}
