import '../../i18n/catalogs/conflicts.ts';

import { isRetryable } from '@felles/core';
import { siteItem } from '@felles/core/internal/workspace/site-work/item';
import { isCreation } from '@felles/core/internal/workspace/site-work/rules';
import type { ConflictChoice, RefusedSiteChange, SiteChange } from '@felles/core/workspace/site-work';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { ConflictForm } from './ConflictForm.tsx';
import { RefusedText } from './RefusedText.tsx';
import { refusalIn } from './refusal-words.ts';

interface SiteRefusalsProps {
  readonly area: 'expense' | 'task' | 'deviation';
  readonly refused: readonly RefusedSiteChange[];
  readonly outbox: {
    resolve(key: string, choices: Readonly<Record<string, ConflictChoice>>): void;
    retry(key: string): void;
    drop(key: string): void;
  };
  readonly fieldIn: (field: string) => string;
  readonly valueIn: (field: string, value: unknown, change: SiteChange) => string;
}

/** [W-SITE-25] [W-SITE-26] The changes that the service has refused: a choice for each field, or the reason and the ways out. */
export function SiteRefusals({ area, refused, outbox, fieldIn, valueIn }: SiteRefusalsProps) {
  const text = useText();
  return refused.map(({ key, change, failure, newer }) =>
    newer !== null ? (
      <section key={key} className={layout.stack2} aria-label={change.title}>
        <p role="alert">
          <b>{text('conflict.notChanged', { title: change.title })}</b>
        </p>
        <ConflictForm
          className={layout.stack3}
          conflicts={Object.entries(newer).map(([field, { value, by }]) => ({
            ...{ field, by },
            what: fieldIn(field).toLocaleLowerCase('nb'),
            theirs: valueIn(field, value, change),
            mine: valueIn(field, change.body[field], change),
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
            {text(isCreation(change) ? 'conflict.notMade' : 'conflict.notChanged', { title: change.title })}:{' '}
            {refusalIn(text, failure, area)}
          </span>
        }
        action={
          <span className={layout.wrap2}>
            <RefusedText label={change.title}>
              {Object.entries(change.body)
                .filter(([field]) => !UNTYPED.includes(field))
                .map(([field, value]) => `${fieldIn(field)}: ${valueIn(field, value, change)}`)
                .join('\n')}
            </RefusedText>
            {isRetryable(failure) && (
              <Button small onClick={() => outbox.retry(key)}>
                {text('outbox.again')}
              </Button>
            )}
            <DropChange change={change} onDrop={() => outbox.drop(key)} />
          </span>
        }
      />
    ),
  );
}

/** The parts of a change that no user has typed. */
const UNTYPED: readonly string[] = ['was', 'client_id', 'registered_at', 'at'];

interface DropChangeProps {
  readonly change: SiteChange;
  readonly onDrop: () => void;
}

function DropChange({ change, onDrop }: DropChangeProps) {
  const [isAsked, setAsked] = useState(false);
  const text = useText();
  return (
    <>
      <Button small onClick={() => setAsked(true)}>
        {text('outbox.drop')}
      </Button>
      {isAsked && <DropQuestion entry={siteItem(change)} onDrop={onDrop} onClose={() => setAsked(false)} />}
    </>
  );
}
