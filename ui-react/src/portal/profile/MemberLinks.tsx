import '../../i18n/catalogs/bookings.ts';
import '../../i18n/catalogs/member-head.ts';
import '../../i18n/catalogs/member-links.ts';

import { firstOfMonth, instantOf, kroner } from '@felles/core';
import { whenMessage } from '@felles/core/portal/bookings';
import type { InvoicesStore } from '@felles/core/portal/invoices';
import type { NoticesStore } from '@felles/core/portal/notices';
import type { VisitsStore } from '@felles/core/portal/visits';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { CARD, RECEIPT, VISIT } from '../../kit/shapes.ts';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen, useStore } from '../../react/use-store.ts';
import { memberPaths } from '../member-paths.ts';
import { LinkRow } from '../parts/LinkRow.tsx';
import { StorePart } from '../parts/StorePart.tsx';
import { paths } from '../paths.ts';
import { type BookingsPart, type OtherServices, usePortal } from '../services.ts';
import styles from './MemberLinks.module.css';

/** [P-MEMBER-53] The pages of a member that the service has, each with its figure. */
export function MemberLinks({ others }: { readonly others: OtherServices }) {
  const { offers, bookings } = usePortal();
  const text = useText();
  const links = [
    offers('bookings') && <StorePart key="bookings" store={bookings} draw={BookingsLink} bare={<BookingsRow />} />,
    offers('member-card') && <CardRow key="card" />,
    offers('member-invoices') && (
      <StorePart key="invoices" store={others.invoices} draw={InvoicesLink} bare={<InvoicesRow />} />
    ),
    offers('visits') && <StorePart key="visits" store={others.visits} draw={VisitsLink} bare={<VisitsRow />} />,
  ].filter(Boolean);
  if (links.length === 0) return null;
  return (
    <nav className={styles.links} aria-label={text('memberLinks.label')}>
      {links}
    </nav>
  );
}

/** The card has no figure; its code is fetched by its own page alone. */
export function CardRow() {
  const { center } = usePortal();
  const text = useText();
  return (
    <Row
      sign={<Shape path={CARD} />}
      to={paths.card.of(center.code)}
      title={text('memberLinks.card')}
      note={text('memberLinks.cardNote')}
    />
  );
}

function MessagesRow({ note, tag }: RowProps) {
  const { center } = usePortal();
  const text = useText();
  const to = memberPaths.messages.of(center.code);
  return <Row sign={<Icon name="mail" />} to={to} title={text('header.messages')} note={note} tag={tag} />;
}

/** [P-MEMBER-62] The messages, with the number of new ones. */
export function MessagesLink({ store }: { readonly store: NoticesStore }) {
  const [, fresh] = useStore(store.count);
  const text = useText();
  if (fresh.status === 'failed') return <MessagesRow note={text('memberLinks.failed')} />;
  if (fresh.status !== 'ready') return <MessagesRow />;
  const count = fresh.value;
  return (
    <MessagesRow
      note={text('memberLinks.messagesNote')}
      tag={count > 0 && <Tag type="INFO">{text('header.newMessages', { count })}</Tag>}
    />
  );
}

interface RowProps {
  readonly note?: string;
  readonly tag?: ReactNode;
}

function BookingsRow({ note, tag }: RowProps) {
  const { center } = usePortal();
  const text = useText();
  const to = paths.bookings.of(center.code);
  return <Row sign={<Icon name="calendar" />} to={to} title={text('memberLinks.bookings')} note={note} tag={tag} />;
}

function BookingsLink({ store: { page } }: { readonly store: BookingsPart }) {
  const view = useObservable(page.view$);
  const text = useText();
  useOpen(page);
  if (view.status === 'failed') return <BookingsRow note={text('memberLinks.failed')} />;
  if (view.status !== 'ready') return <BookingsRow />;
  const { next, placeCount } = view.lists;
  if (next === null) return <BookingsRow note={text('memberLinks.noClasses')} />;
  const title = next.tittel ?? next.grennavn;
  const when = text(whenMessage(instantOf(next.starts_at), view.now));
  return (
    <BookingsRow
      note={title ? `${when}, ${title}` : when}
      tag={<Tag type="SUCCESS">{text('memberLinks.places', { count: placeCount })}</Tag>}
    />
  );
}

function InvoicesRow({ note, tag }: RowProps) {
  const { center } = usePortal();
  const text = useText();
  const to = paths.invoices.of(center.code);
  return <Row sign={<Shape path={RECEIPT} />} to={to} title={text('memberLinks.invoices')} note={note} tag={tag} />;
}

/** The invoices as far as there is something to pay, or where that is not known. */
export const UnpaidLink = ({ store }: { readonly store: InvoicesStore }) => <InvoicesLink store={store} isOnlyUnpaid />;

interface InvoicesLinkProps {
  readonly store: InvoicesStore;
  readonly isOnlyUnpaid?: boolean;
}

function InvoicesLink({ store: { figure }, isOnlyUnpaid = false }: InvoicesLinkProps) {
  const unpaid = useObservable(figure.view$);
  const text = useText();
  useOpen(figure);
  if (unpaid.status === 'failed') return <InvoicesRow note={text('memberLinks.failed')} />;
  if (unpaid.status !== 'ready') return isOnlyUnpaid ? null : <InvoicesRow />;
  const { total, unknown, parts } = unpaid.value;
  if (isOnlyUnpaid && total <= 0 && unknown === 0) return null;
  const overdue = parts.find(({ kind }) => kind === 'overdue');
  return (
    <InvoicesRow
      note={
        total > 0
          ? text('memberLinks.toPay', { amount: kroner(total, ',') })
          : text(unknown > 0 ? 'memberLinks.noAmount' : 'memberLinks.nothingToPay')
      }
      tag={overdue && <Tag type="ERROR">{text('memberLinks.overdue', { count: overdue.count })}</Tag>}
    />
  );
}

function VisitsRow({ note }: RowProps) {
  const { center } = usePortal();
  const text = useText();
  return (
    <Row
      sign={<Shape path={VISIT} />}
      to={paths.visits.of(center.code)}
      title={text('memberLinks.visits')}
      note={note}
    />
  );
}

function VisitsLink({ store }: { readonly store: VisitsStore }) {
  const { visits, today } = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  if (visits.status === 'failed') return <VisitsRow note={text('memberLinks.failed')} />;
  if (visits.status !== 'ready') return <VisitsRow />;
  const month = visits.value.months.find(({ month: first }) => first === firstOfMonth(today));
  return <VisitsRow note={text('memberLinks.visitCount', { count: month?.visits.length ?? 0 })} />;
}

interface LinkedRow {
  readonly note: string | undefined;
  readonly tag?: ReactNode;
  readonly sign: ReactNode;
  readonly to: string;
  readonly title: string;
}

function Row({ note, tag, ...row }: LinkedRow) {
  const text = useText();
  return <LinkRow {...row} note={note ?? text('memberLinks.waiting')} side={tag} />;
}
