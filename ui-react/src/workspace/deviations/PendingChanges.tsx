import { isRetryable } from '@felles/core';
import type { Entry } from '@felles/core/data';
import {
  conflictsOf,
  type Deviation,
  type DeviationSetup,
  type FieldConflict,
  isUnsent,
  recordOf,
} from '@felles/core/workspace/deviations';
import { conflictIn, isCreation, type SiteChange, siteItem } from '@felles/core/workspace/site-work';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { usePersons } from '../participants/use-persons.ts';
import { useArea } from '../services.ts';
import { ConflictForm } from '../site/ConflictForm.tsx';
import { RefusedText } from '../site/RefusedText.tsx';
import { refusalIn } from '../site/refusal-words.ts';
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
  const entries = useObservable(outbox.entries$).filter(({ input }) => input.record === recordOf(deviation));
  const refused = entries.filter(({ refusal }) => refusal !== null);
  const creation = entries.find(({ input }) => isCreation(input));
  return (
    <>
      {refused.map((entry) => {
        const conflicts = conflictsOf(entry.input, conflictIn(entry.refusal));
        return conflicts.length > 0 ? (
          <DeviationConflict
            key={entry.key}
            projectId={projectId}
            deviation={deviation}
            conflicts={conflicts}
            setup={setup}
            onSave={(choices) => outbox.resolve(entry.key, choices)}
          />
        ) : (
          <Refused key={entry.key} entry={entry} />
        );
      })}
      {isUnsent(deviation) && creation && creation.refusal === null && <Receipt entry={creation} />}
    </>
  );
}

interface DeviationConflictProps extends PendingChangesProps {
  readonly conflicts: readonly FieldConflict[];
  readonly onSave: ComponentProps<typeof ConflictForm>['onSave'];
}

/** [W-SITE-25] A choice for each field. */
function DeviationConflict({ projectId, deviation, setup, conflicts, onSave }: DeviationConflictProps) {
  const persons = usePersons(projectId);
  const text = useText();
  const wordsOf = (field: string, value: unknown): string => valueIn(text, { setup, persons }, deviation, field, value);
  return (
    <ConflictForm
      className={styles.conflict}
      conflicts={conflicts.map(({ field, by, theirs, mine }) => ({
        ...{ field, by },
        what: fieldIn(text, field).toLocaleLowerCase('nb'),
        theirs: wordsOf(field, theirs),
        mine: wordsOf(field, mine),
      }))}
      onSave={onSave}
    />
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

/** [W-SITE-26] A change that was not taken: the text of the user stays until the user drops it. */
function Refused({ entry: { key, refusal, input } }: EntryProps) {
  const { outbox } = useArea('deviations');
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  const { client_id: _, was: __, registered_at: ___, at: ____, ...fields } = input.body;
  const words = Object.entries(fields)
    .map(([field, value]) => `${fieldIn(text, field)}: ${String(value ?? '')}`)
    .join('\n');
  return (
    <StatusBox
      type="danger"
      title={
        <>
          {text('deviation.refused')}: {refusal && refusalIn(text, refusal, 'deviation')}
        </>
      }
      action={
        <span className={styles.calls}>
          <RefusedText label={input.title}>{words}</RefusedText>
          {refusal && isRetryable(refusal) && (
            <Button small onClick={() => outbox.retry(key)}>
              {text('outbox.again')}
            </Button>
          )}
          <Button small onClick={() => setAsked(true)}>
            {text(isCreation(input) ? 'deviation.dropNew' : 'deviation.dropChange')}
          </Button>
          {isAsked && (
            <DropQuestion entry={siteItem(input)} onDrop={() => outbox.drop(key)} onClose={() => setAsked(false)} />
          )}
        </span>
      }
    />
  );
}
