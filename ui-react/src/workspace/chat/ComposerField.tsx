import type { Behavior, Upload } from '@felles/core';
import {
  type ChatMode,
  type ChosenConversation,
  type Composer,
  type ConversationStore,
  recipientsOf,
} from '@felles/core/workspace/chat';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react';
import { pickedForChat } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { UploadRows } from '../../kit/parts/UploadRows.tsx';
import { LOCK, PEOPLE, SEND } from '../../kit/shapes.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { AddFiles } from './AddFiles.tsx';
import { ChosenFiles } from './ChosenFiles.tsx';
import styles from './ComposerField.module.css';

interface ComposerFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly chosen: ChosenConversation;
  readonly conversationStore: Pick<ConversationStore, 'sendAgain' | 'drop'>;
  readonly uploads: readonly Upload[];
  readonly composer: Composer;
  readonly online$: Behavior<boolean>;
}

/** [W-CHAT-24] The field for the next message. It names the readers before the user writes. */
export function ComposerField({ field, chosen, conversationStore, uploads, composer, online$ }: ComposerFieldProps) {
  const { text: typed, files, problem, maySend } = useObservable(composer.view$);
  const isOnline = useObservable(online$);
  const isTouched = useMedia('(pointer: coarse)');
  const text = useText();
  const id = useId();
  const isInternal = chosen.mode === 'INTERNAL';
  const names = readerWords(chosen, text);
  const label = isInternal
    ? text('conversation.writeInternal')
    : names === ''
      ? text('conversation.write')
      : text('conversation.writeTo', { names });

  function send(): void {
    composer.send();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // Enter also ends a word that is put together of several keys.
    if (event.key !== 'Enter' || event.shiftKey || isTouched || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function onPaste(event: ClipboardEvent): void {
    const pictures = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length === 0) return;
    event.preventDefault();
    composer.attach(pictures.map(pickedForChat));
  }

  return (
    <div className={styles.place} data-mode={chosen.mode}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <UploadRows
          label={text('conversation.uploads')}
          uploads={uploads}
          onStop={conversationStore.drop}
          onRetry={conversationStore.sendAgain}
        />
        <ChosenFiles files={files} onRemove={composer.remove} />
        <Readers mode={chosen.mode} names={names} />
        <label className={styles.label} htmlFor={id}>
          <HiddenText>{label}</HiddenText>
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          className={styles.text}
          placeholder={label}
          value={typed}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}problem`}
          onChange={({ target }) => composer.write(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <div role="alert">
          {problem && (
            <p id={`${id}problem`} className={styles.problem}>
              <MessageText message={problem} />
            </p>
          )}
        </div>
        <div className={styles.foot}>
          <AddFiles onFiles={composer.attach} />
          <small className={styles.keys}>{!isTouched && text('conversation.keys')}</small>
          <span className={styles.send}>
            <Button submit small kind={isInternal ? 'secondary' : 'primary'} aria-disabled={!maySend || undefined}>
              <Shape path={isInternal ? LOCK : SEND} />
              {text(
                !isOnline ? 'conversation.toOutbox' : isInternal ? 'conversation.sendInternal' : 'conversation.send',
              )}
            </Button>
          </span>
        </div>
      </form>
    </div>
  );
}

/** The companies that read along, in a few words; empty where they are not known. */
function readerWords({ of, mode }: Pick<ChosenConversation, 'of' | 'mode'>, text: Text): string {
  const [first, second, ...more] = recipientsOf(of, mode);
  if (first === undefined || second === undefined) return first ?? '';
  return more.length === 0
    ? text('conversation.two', { first, second })
    : text('conversation.more', { names: `${first}, ${second}`, count: more.length });
}

interface ReadersProps {
  readonly mode: ChatMode;
  /** Empty where they are not known. */
  readonly names: string;
}

/** [W-CHAT-15] The readers of this text: by colour, sign and words. */
function Readers({ mode, names }: ReadersProps) {
  const text = useText();
  const isInternal = mode === 'INTERNAL';
  const [known, unknown] = isInternal
    ? (['conversation.readByOnly', 'conversation.readByOwn'] as const)
    : (['conversation.readBy', 'conversation.readByAll'] as const);
  return (
    <p className={styles.readers} data-mode={mode}>
      <Shape path={isInternal ? LOCK : PEOPLE} />
      <span>
        <b>{text(isInternal ? 'conversation.internal' : 'conversation.public')}</b>{' '}
        {names === '' ? text(unknown) : text(known, { names })}
      </span>
    </p>
  );
}
