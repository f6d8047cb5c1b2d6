import '../../i18n/catalogs/conflicts.ts';

import { isRetryable } from '@felles/core';
import { isCreation, type SiteChange, siteItem } from '@felles/core/workspace/site-work';
import { personsOfTask, type RefusedTask, type Task } from '@felles/core/workspace/tasks';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { useArea } from '../services.ts';
import { ConflictForm } from '../site/ConflictForm.tsx';
import { RefusedText } from '../site/RefusedText.tsx';
import { refusalIn } from '../site/refusal-words.ts';
import { fieldIn, valueIn } from './plan-words.ts';

interface TaskRefusalsProps {
  readonly refused: readonly RefusedTask[];
  /** Whose persons are known by name. */
  readonly tasks: readonly Task[];
}

/** [W-SITE-25] [W-SITE-26] The changes of tasks that the service has refused: a choice for each field, or the reason. */
export function TaskRefusals({ refused, tasks }: TaskRefusalsProps) {
  const { outbox } = useArea('tasks');
  const text = useText();
  const persons = tasks.flatMap(personsOfTask);
  const wordsOf = (field: string, value: unknown): string =>
    valueIn(text, { persons, phases: new Map() }, field, value);
  return refused.map(({ key, change, failure, newer }) =>
    newer !== null ? (
      <section key={key} className={layout.stack2} aria-label={change.title}>
        <p role="alert">
          <b>{text('task.refused', { title: change.title })}</b>
        </p>
        <ConflictForm
          className={layout.stack3}
          conflicts={Object.entries(newer).map(([field, { value, by }]) => ({
            ...{ field, by },
            what: fieldIn(text, field).toLocaleLowerCase('nb'),
            theirs: wordsOf(field, value),
            mine: wordsOf(field, change.body[field]),
          }))}
          onSave={(choices) => outbox.resolve(key, choices)}
        />
      </section>
    ) : (
      <StatusBox
        key={key}
        type="danger"
        title={
          <span role="alert">
            {text(isCreation(change) ? 'task.notMade' : 'task.refused', { title: change.title })}:{' '}
            {refusalIn(text, failure, 'task')}
          </span>
        }
        action={
          <span className={layout.wrap2}>
            <RefusedText label={change.title}>
              {Object.entries(change.body)
                .filter(([field]) => field !== 'was' && field !== 'client_id')
                .map(([field, value]) => `${fieldIn(text, field)}: ${wordsOf(field, value)}`)
                .join('\n')}
            </RefusedText>
            {isRetryable(failure) && (
              <Button small onClick={() => outbox.retry(key)}>
                {text('outbox.again')}
              </Button>
            )}
            <DropTask change={change} onDrop={() => outbox.drop(key)} />
          </span>
        }
      />
    ),
  );
}

interface DropTaskProps {
  readonly change: SiteChange;
  readonly onDrop: () => void;
}

function DropTask({ change, onDrop }: DropTaskProps) {
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  return (
    <>
      <Button small onClick={() => setAsked(true)}>
        {text('task.drop')}
      </Button>
      {isAsked && <DropQuestion entry={siteItem(change)} onDrop={onDrop} onClose={() => setAsked(false)} />}
    </>
  );
}
