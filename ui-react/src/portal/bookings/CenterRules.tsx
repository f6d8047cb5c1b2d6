import { instantOf } from '@felles/core';
import {
  type BookingRules,
  type BookingsPage,
  type BookingsPageStore,
  whenMessage,
} from '@felles/core/portal/bookings';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from './Bookings.module.css';
import { usePrice } from './use-price.ts';

interface RulesProps {
  readonly view: Extract<BookingsPage, { readonly status: 'ready' }>;
  readonly page: BookingsPageStore;
}

const HOUR = 60;
const WHOLE_DAY = 24 * HOUR;

/** Minutes as the largest unit that has them whole. */
const lengthOf = (text: Text, minutes: number): string => {
  if (minutes > 0 && minutes % WHOLE_DAY === 0) return text('bookings.days', { count: minutes / WHOLE_DAY });
  if (minutes > 0 && minutes % HOUR === 0) return text('bookings.hours', { count: minutes / HOUR });
  return text('bookings.minutes', { count: minutes });
};

/** [P-MEMBER-08] The rules of the center in plain figures, and a block with its end. A rule that is not told is left out. */
export function CenterRules({ view: { rules, now }, page }: RulesProps) {
  const text = useText();
  const priceOf = usePrice();
  if (rules.status === 'failed')
    return (
      <section className={styles.part}>
        <h2>{text('bookings.rules')}</h2>
        <StatusBox
          type="danger"
          title={text('bookings.rulesFailed')}
          action={<Button onClick={page.reload}>{text('retry')}</Button>}
        />
      </section>
    );
  if (rules.status !== 'ready') return null;
  const rows = rowsOf(text, rules.value, priceOf);
  const { blocked_until: until } = rules.value;
  return (
    <>
      {until && (
        <div role="status">
          <StatusBox type="danger" title={text('bookings.blocked', { when: text(whenMessage(instantOf(until), now)) })}>
            {text('bookings.blockedWhy')}
          </StatusBox>
        </div>
      )}
      {rows.length > 0 && (
        <section className={styles.part}>
          <h2>{text('bookings.rules')}</h2>
          <dl className={styles.rules}>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function rowsOf(
  text: Text,
  rules: BookingRules,
  priceOf: (amount: number) => string,
): readonly (readonly [string, string])[] {
  const before = (minutes: number) => text('bookings.before', { time: lengthOf(text, minutes) });
  const atMost = (count: number) => text('bookings.atMost', { count });
  const days = (count: number) => text('bookings.days', { count });
  const { no_show_limit: limit, no_show_days: within, block_days: block } = rules;
  const row = (name: string, value: number | null | undefined, write: (value: number) => string) =>
    typeof value === 'number' ? [[name, write(value)] as const] : [];
  return [
    ...row(text('bookings.rule.opens'), rules.opens_before_min, before),
    ...row(text('bookings.rule.closes'), rules.closes_before_min, before),
    ...row(text('bookings.rule.cancel'), rules.cancel_before_min, before),
    ...row(text('bookings.rule.perDay'), rules.max_per_day, atMost),
    ...row(text('bookings.rule.perWeek'), rules.max_per_week, atMost),
    ...row(text('bookings.rule.waiting'), rules.max_waiting, atMost),
    ...row(text('bookings.rule.price'), rules.late_price, priceOf),
    ...(limit && within && block
      ? [
          [
            text('bookings.rule.missed'),
            text('bookings.missed', { limit, days: days(within), block: days(block) }),
          ] as const,
        ]
      : []),
  ];
}
