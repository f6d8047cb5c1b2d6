import type { DocumentEntry, DocumentsStore } from '@felles/core/workspace/documents';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { DOTS } from '../../kit/shapes.ts';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { UndoButton } from '../../kit/UndoButton.tsx';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import styles from './files.module.css';

interface OfDocument {
  readonly document: DocumentEntry;
  readonly store: Pick<DocumentsStore, 'putAway'>;
}

/** [W-PLAN-17] The moves of one row. Undoing stands in their place for a while. */
export function DocumentActs({
  document,
  store: { putAway },
  onChange,
}: OfDocument & { readonly onChange: (() => void) | null }) {
  const [command] = useState(putAway.act);
  const { isSending, failure } = useObservable(command.view$);
  const note = useObservable(putAway.notes$).get(document.document_id);
  const text = useText();
  const title = document.title ?? '';
  const place = useRef<HTMLSpanElement>(null);
  useLostFocus(
    useCallback(() => place.current?.querySelector<HTMLElement>('button') ?? null, []),
    note ? 'undo' : 'menu',
  );
  const move = (away: boolean) => command.run({ document, away }, () => {});
  return (
    <span ref={place} className={styles.acts}>
      {failure && (
        <span role="alert" className={styles.failure}>
          <MessageText message={failure} />
        </span>
      )}
      {note ? (
        <UndoButton small busy={isSending} title={title} left={note.left} onUndo={() => move(false)} />
      ) : (
        <Menu
          label={text('documents.choices', { title })}
          opener={(opener) => (
            <Button kind="ghost" small busy={isSending} aria-label={text('documents.choices', { title })} {...opener}>
              <Shape path={DOTS} />
            </Button>
          )}
          items={[
            ...(onChange ? [{ id: 'change', label: text('documents.change'), onPress: onChange }] : []),
            { id: 'away', label: text('documents.putAway'), onPress: () => move(true) },
          ]}
        />
      )}
    </span>
  );
}

/** The title of a row; it says so where its document was put away just now. */
export function DocumentTitle({ document, store: { putAway } }: OfDocument) {
  const note = useObservable(putAway.notes$).get(document.document_id);
  const text = useText();
  const title = <TwoLines isName first={document.title ?? ''} />;
  if (!note) return title;
  return (
    <span className={layout.stackHalf}>
      <s>{title}</s>
      <small className={textStyles.quietSmall}>{text('documents.awayNow')}</small>
    </span>
  );
}
