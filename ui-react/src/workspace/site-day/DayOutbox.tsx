import '../../i18n/catalogs/outbox.ts';

import { hourMinute } from '@felles/core';
import { receiptOf, type SiteTarget } from '@felles/core/internal/workspace/site-day/rules';
import { type SentEntry, UNSENT_GROUPS, type UnsentEntry } from '@felles/core/workspace/outboxes';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { CHECK_ROUND } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { OutboxRow, titleOf } from '../outbox/OutboxRow.tsx';
import styles from '../outbox/outbox.module.css';
import { recordPath } from '../outbox/record-path.ts';
import { paths, siteFormOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { DaySection } from './DaySection.tsx';
import dayStyles from './site-day.module.css';

/** The page of the outbox has the others. */
const SHOWN = 3;

interface DayOutboxProps {
  readonly targets: readonly SiteTarget[];
  readonly projectId: string;
  /** When the page was opened (wall clock, milliseconds). */
  readonly since: number;
  /** A form lies above the page. */
  readonly isCovered: boolean;
}

/** The receipt of the last record that was made, and the changes that are not sent. */
export function DayOutbox({ targets, projectId, since, isCovered }: DayOutboxProps) {
  const { groups, sentEntries, isOnline } = useObservable(useArea('outbox').view$);
  const text = useText();
  const unsent = UNSENT_GROUPS.flatMap((group) => groups[group]);
  const receipt = receiptOf({ unsent: unsent.map(({ entry }) => entry), sent: sentEntries }, since);
  return (
    <>
      {receipt && (
        <Receipt
          entry={receipt}
          isOnline={isOnline}
          again={targets.includes('deviation') ? siteFormOf(projectId, 'deviation') : null}
          isCovered={isCovered}
        />
      )}
      {unsent.length > 0 && (
        <DaySection
          title={text('site.outbox')}
          count={unsent.length}
          way={{ to: paths.outbox, words: text('site.every', { count: unsent.length }) }}
        >
          <ul className={styles.rows}>
            {unsent.slice(0, SHOWN).map((thing) => (
              <OutboxRow key={thing.name} thing={thing} isOnline={isOnline} />
            ))}
          </ul>
        </DaySection>
      )}
    </>
  );
}

interface ReceiptProps {
  readonly entry: UnsentEntry | SentEntry;
  readonly isOnline: boolean;
  /** The form of one more deviation; null where the user may register none. */
  readonly again: string | null;
  readonly isCovered: boolean;
}

/** Stands on the page until the record is sent, as a note that goes by itself makes users wonder. */
function Receipt({ entry, isOnline, again, isCovered }: ReceiptProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind, at, files, record } = entry;
  // The record that was just made: its receipt takes the focus once the form is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new press is a new receipt
  useEffect(() => {
    if (!isCovered) heading.current?.focus();
  }, [at, isCovered]);
  const isSent = isOnline && !('state' in entry && entry.state === 'lost');
  const saved = text(isSent ? 'site.savedNow' : 'site.savedOffline');
  const about = [titleOf(entry, text), files > 0 && text('site.photos', { count: files }), at && hourMinute(at)];
  const see = recordPath(entry);
  const area = (['deviation', 'checklist', 'hours'] as const).find((one) => one === record?.area);
  return (
    <section className={dayStyles.receipt}>
      <span className={dayStyles.sign}>
        <Shape path={CHECK_ROUND} />
      </span>
      <div className={dayStyles.words}>
        <h2 ref={heading} tabIndex={-1}>
          {'sentAt' in entry ? text('site.sent', { time: hourMinute(entry.sentAt) }) : saved}
        </h2>
        <p dir="auto">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={dayStyles.acts}>
        {again !== null && kind === 'deviationCreate' && <PageButton to={again}>{text('site.again')}</PageButton>}
        {see !== null && area && (
          <PageButton kind="ghost" to={see}>
            {text(`site.see.${area}`)}
          </PageButton>
        )}
      </div>
    </section>
  );
}
