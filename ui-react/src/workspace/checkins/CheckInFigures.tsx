import { type Day, dayMonth, hourMinute } from '@felles/core';
import type { Staleness } from '@felles/core/data';
import { admittedCount, type Counts, type Figures, otherDay, SPANS, type Span } from '@felles/core/workspace/checkins';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Shape } from '../../kit/Icon.tsx';
import { CLOCK } from '../../kit/shapes.ts';
import { Strip } from '../../kit/states/Strip.tsx';
import textStyles from '../../kit/Text.module.css';
import { DASH } from '../format.ts';
import styles from './CheckInFigures.module.css';

interface AgeStripProps {
  readonly old: Staleness | null;
  readonly today: Day;
  readonly again: () => void;
}

/** [W-CHECKIN-01] Since when the list may be out of date, for the user who counts people after an alarm. */
export function AgeStrip({ old, today, again }: AgeStripProps) {
  const text = useText();
  const at = old?.at ?? null;
  return (
    <Strip
      news={
        at === null
          ? []
          : [
              {
                kind: 'stale',
                what: whenOf(at, today, text, UPDATED),
                since: text('checkin.away'),
                action: { label: text('load.again'), onPress: again },
              },
            ]
      }
    />
  );
}

const UPDATED = { today: 'checkin.updated', earlier: 'checkin.updatedOn' } as const;
const AS_OF = { today: 'checkin.asOf', earlier: 'checkin.asOfDay' } as const;

/** When it was, in words; with the day, where that is not today. */
function whenOf(at: number, today: Day, text: Text, words: typeof UPDATED | typeof AS_OF): string {
  const day = otherDay(at, today);
  const time = hourMinute(at);
  return day === null ? text(words.today, { time }) : text(words.earlier, { day: dayMonth(day), time });
}

const NUMBERS = new Intl.NumberFormat('nb-NO');
const written = (count: number | null): string => (count === null ? DASH : NUMBERS.format(count));

interface CheckInFiguresProps {
  readonly figures: Figures;
  readonly old: Staleness | null;
  readonly today: Day;
  /** [W-PLAN-10] How many of those on the site were let in by a decision. */
  readonly letIn?: number;
}

/** [W-CHECKIN-05] How many are on the site now, and how many came today, yesterday and in the last thirty days. */
export function CheckInFigures({ figures, old, today, letIn = 0 }: CheckInFiguresProps) {
  const text = useText();
  const at = old?.at ?? null;
  return (
    <dl className={styles.figures} aria-label={text('checkin.figures')} data-old={at !== null || undefined}>
      {SPANS.map((span) => (
        <div key={span} className={styles.figure} data-span={span}>
          <dt className={textStyles.quietSmall}>{text(`checkin.${span}`)}</dt>
          <dd className={styles.number}>{written(admittedCount(figures[span]))}</dd>
          <dd className={styles.parts}>
            {span === 'now' && at !== null && (
              <span className={styles.age}>
                <Shape path={CLOCK} />
                {whenOf(at, today, text, AS_OF)}
              </span>
            )}
            <Parts counts={figures[span]} span={span} letIn={span === 'now' ? letIn : 0} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface PartsProps {
  readonly counts: Counts;
  readonly span: Span;
  readonly letIn: number;
}

/** The parts of a figure, and the refused apart. An unknown number is left out, not shown as zero. */
function Parts({ counts: { ok, guest, failed }, span, letIn }: PartsProps) {
  const text = useText();
  return (
    <>
      {ok !== null && <span>{text('checkin.ok', { count: written(ok - letIn) })}</span>}
      {letIn > 0 && <span>{text('checkin.ofLetIn', { count: written(letIn) })}</span>}
      {guest !== null && <span>{text('checkin.guest', { count: guest, number: written(guest) })}</span>}
      {failed !== null && (
        <span className={styles.failed} data-some={failed > 0 || undefined}>
          {text(span === 'now' ? 'checkin.refused' : 'checkin.failed', { count: written(failed) })}
        </span>
      )}
    </>
  );
}
