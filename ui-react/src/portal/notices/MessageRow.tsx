import { addressPart, hourMinute } from '@felles/core';
import type { NoticeKind, NoticeSubject, NoticeView } from '@felles/core/portal/notices';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { BELL, CLOCK, HOURGLASS, NOT, RECEIPT, SPEECH } from '../../kit/shapes.ts';
import { Tag } from '../../kit/Tag.tsx';
import { classAddress } from '../bookings/class-address.ts';
import { agreementPath, memberPaths } from '../member-paths.ts';
import { LinkRow } from '../parts/LinkRow.tsx';
import { paths } from '../paths.ts';
import { type PortalServices, usePortal } from '../services.ts';
import styles from './MessageRow.module.css';

/** A message, which leads to the page that it is about. */
export function MessageRow({ notice }: { readonly notice: NoticeView }) {
  const { kind, text: words, at, isNew, subject } = notice;
  const portal = usePortal();
  const text = useText();
  const to = subject && addressOf(subject, portal);
  const title = kind === null ? (words ?? text('messages.other')) : text(`messages.${kind}`);
  const side = (
    <span className={styles.side}>
      {isNew && <Tag type="INFO">{text('messages.new')}</Tag>} <time>{hourMinute(at)}</time>
    </span>
  );
  return (
    <li className={styles.message}>
      <LinkRow
        sign={kind === null ? <Icon name="mail" /> : <Sign kind={kind} />}
        to={to}
        title={title}
        note={kind !== null && words}
        side={side}
        isNew={isNew}
      />
    </li>
  );
}

const SHAPES: Readonly<Record<Exclude<NoticeKind, 'PROMOTED'>, string>> = {
  PLACE_FREE: BELL,
  CLASS_CANCELLED: NOT,
  CLASS_MOVED: CLOCK,
  INVOICE_DUE: RECEIPT,
  AGREEMENT_ENDING: HOURGLASS,
  NEWS: SPEECH,
};

const Sign = ({ kind }: { readonly kind: NoticeKind }) =>
  kind === 'PROMOTED' ? <Icon name="check" /> : <Shape path={SHAPES[kind]} />;

/** [P-MEMBER-02] Null where the service has no such page. */
function addressOf(subject: NoticeSubject, { center: { code }, offers }: PortalServices): string | null {
  switch (subject.kind) {
    case 'class':
      return offers('bookings') ? classAddress(paths.classes.of(code), subject) : null;
    case 'bookings':
      return offers('bookings') ? paths.bookings.of(code) : null;
    case 'invoice':
      return offers('member-invoices') ? `${paths.invoices.of(code)}?invoice=${addressPart(subject.id)}` : null;
    case 'agreement':
      return subject.id !== null && (offers('contract-end') || offers('contract-freeze'))
        ? agreementPath.of(code, subject.id)
        : paths.profile.of(code);
    case 'news':
      return offers('news') ? memberPaths.news.of(code) : null;
  }
}
