import type { Entry } from '@felles/core/data';
import { isUnsent, recordOf } from '@felles/core/internal/workspace/deviations/changes';
import { siteItem } from '@felles/core/internal/workspace/site-work/item';
import { isChangeOf, refusedChanges } from '@felles/core/internal/workspace/site-work/refusals';
import { isCreation } from '@felles/core/internal/workspace/site-work/rules';
import type { Deviation, DeviationSetup } from '@felles/core/workspace/deviations';
import type { SiteChange } from '@felles/core/workspace/site-work';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { usePersons } from '../participants/use-persons.ts';
import { useArea } from '../services.ts';
import { SiteRefusals } from '../site/SiteRefusals.tsx';
import { fieldIn } from './DeviationLog.tsx';
import styles from './deviations.module.css';
import { valueIn } from './value-words.ts';

interface PendingChangesProps {
  readonly projectId: string;
  readonly deviation: Deviation;
  readonly setup: DeviationSetup | null;
}

/** [W-SITE-25] [W-SITE-26] The changes of a deviation that need the user, and the receipt of one that is not sent. */
export function PendingChanges({ projectId, deviation, setup }: PendingChangesProps) {
  const { outbox } = useArea('deviations');
  const entries = useObservable(outbox.entries$);
  const record = recordOf(deviation);
  const refused = refusedChanges(entries, 'deviation', projectId).filter((one) =>
    isChangeOf(one, record, deviation.deviation_id),
  );
  const creation = entries.find(({ input }) => input.record === record && isCreation(input));
  const persons = usePersons(projectId, refused.length > 0);
  const text = useText();
  return (
    <>
      <SiteRefusals
        area="deviation"
        refused={refused}
        outbox={outbox}
        fieldIn={(field) => fieldIn(text, field)}
        valueIn={(field, value) => valueIn(text, { setup, persons }, deviation, field, value)}
      />
      {isUnsent(deviation) && creation && creation.refusal === null && <Receipt entry={creation} />}
    </>
  );
}

interface EntryProps {
  readonly entry: Entry<SiteChange>;
}

/** A deviation that is only on this device. */
function Receipt({ entry: { key, state, input } }: EntryProps) {
  const { outbox } = useArea('deviations');
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  return (
    <>
      <StatusBox
        type="info"
        title={text('deviation.unsent')}
        action={
          <span className={styles.calls}>
            {state === 'lost' && (
              <Button small onClick={() => outbox.retry(key)}>
                {text('deviation.sendNow')}
              </Button>
            )}
            {state === 'waiting' && (
              <Button small onClick={() => setAsked(true)}>
                {text('deviation.drop')}
              </Button>
            )}
          </span>
        }
      />
      {isAsked && (
        <DropQuestion entry={siteItem(input)} onDrop={() => outbox.drop(key)} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
