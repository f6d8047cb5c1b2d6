import type { Day } from '@felles/core';
import { type CheckIn, type CheckInQuestion, kindOfCheckIn, reasonsOf } from '@felles/core/workspace/checkins';
import type { Text } from '../../i18n/texts.ts';
import { Tag } from '../../kit/Tag.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { DASH } from '../format.ts';
import { CardStatus, writtenTime } from './CheckInFacts.tsx';
import styles from './checkins.module.css';
import { calledIn, decisionIn } from './words.ts';

/** The person, the company, the time and the problems. Card number and birthday are in the panel. */
export const checkInColumns = (text: Text, today: Day, show: CheckInQuestion['show']): readonly Column<CheckIn>[] => [
  {
    id: 'name',
    head: text('checkin.name'),
    sortBy: 'name',
    least: 300,
    grows: 3,
    cell: (one) => <Who one={one} text={text} />,
  },
  {
    id: 'in',
    head: text('checkin.in'),
    isNamed: true,
    sortBy: 'in',
    least: 110,
    grows: 1,
    importance: 3,
    onCard: 'half',
    cell: ({ checkinTime }) => writtenTime(checkinTime, today, text) || DASH,
  },
  // Who is on the site has no time out.
  ...(show === 'left' || show === 'all'
    ? [
        {
          id: 'out',
          head: text('checkin.out'),
          isNamed: true,
          sortBy: 'out',
          least: 110,
          grows: 1,
          importance: 2,
          onCard: 'half' as const,
          cell: ({ checkoutTime }: CheckIn) => writtenTime(checkoutTime, today, text) || DASH,
        },
      ]
    : []),
  {
    id: 'card',
    head: text('checkin.card'),
    isNamed: true,
    least: 110,
    grows: 1,
    importance: 1,
    cell: (one) => <CardStatus checkIn={one} />,
  },
];

function Who({ one, text }: { readonly one: CheckIn; readonly text: Text }) {
  const kind = kindOfCheckIn(one);
  const reasons = reasonsOf(one);
  const decision = decisionIn(text, one);
  return (
    <span className={styles.who}>
      <span className={styles.name}>
        <TwoLines isName first={calledIn(text, one)} second={one.companyName ?? null} />
        {kind === 'guest' && <Tag type="INFO">{text('checkin.isGuest')}</Tag>}
        {kind === 'failed' && <Tag type="ERROR">{text('checkin.isFailed')}</Tag>}
      </span>
      {kind === 'failed' && (
        <span className={styles.columnsReasons} dir="auto">
          {reasons.join(' ') || text('checkin.noReason')}
        </span>
      )}
      {decision && (
        <span className={styles.decision} dir="auto">
          {decision}
        </span>
      )}
    </span>
  );
}
