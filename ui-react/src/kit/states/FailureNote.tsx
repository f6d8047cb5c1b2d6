import '../../i18n/catalogs/lists.ts';

import { explainFailure, type Failure, isMissing, isNotOffered, isRetryable } from '@felles/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../Button.tsx';
import { Icon, Shape } from '../Icon.tsx';
import { RETRY } from '../shapes.ts';
import { StateNote } from './StateNote.tsx';

interface FailedProps {
  readonly failure: Failure;
  /** The name of the data, in the middle of a sentence and at its beginning; and the use of the page while it may come later. */
  readonly words: { readonly some: string; readonly all: string; readonly failed?: string };
  readonly again: () => void;
  /** A link to go on with, where the content does not exist or the user may not see it. */
  readonly onward?: ReactNode;
}

/** The failure, in the words of the request. Trying again is offered where that may help. */
export function FailureNote({ failure, words, again, onward }: FailedProps) {
  const text = useText();
  if (isNotOffered(failure)) return <StateNote title={text('load.notOffered', words)} />;
  const refusal = failure.kind === 'refused' ? failure.refusal : null;
  const within = { all: words.all.charAt(0).toLocaleLowerCase('nb') + words.all.slice(1) };
  return (
    <StateNote
      icon={<Icon name="alert" />}
      isBad
      title={
        refusal === 'forbidden'
          ? text('load.forbidden', within)
          : refusal === 'notFound'
            ? text('load.missing', within)
            : text('load.failed', words)
      }
      actions={
        isRetryable(failure) ? (
          <Button small onClick={again}>
            <Shape path={RETRY} />
            {text('load.again')}
          </Button>
        ) : (
          isMissing(failure) && onward
        )
      }
    >
      {refusal === 'notFound' ? text('load.missingWords') : text(explainFailure(failure))}
      {isRetryable(failure) && words.failed && ` ${words.failed}`}
    </StateNote>
  );
}
