import type { Entry } from '@felles/core/data';
import { CHAT_ADDRESS } from '@felles/core/internal/workspace/chat/rules';
import type { ChatEdit, ChatFilter, ChatStore, ChatView } from '@felles/core/workspace/chat';
import { type RefObject, useEffect, useRef } from 'react';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { SearchField } from '../../kit/list/SearchField.tsx';
import { LOCK, PEN, SPEECH } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { PageEnds } from '../shell/Page.tsx';
import styles from './ConversationList.module.css';
import { ConversationRows } from './ConversationRows.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

interface ConversationListProps {
  readonly view: ChatView;
  readonly store: ChatStore;
  readonly unsent: readonly Entry<ChatEdit>[];
  /** Null for a user who may not begin one. */
  readonly onNew: (() => void) | null;
}

/** [W-CHAT-08] The conversations by agreement, narrowed by mode, status and words. */
export function ConversationList({ view, store, unsent, onNew }: ConversationListProps) {
  const { question, mode, unread, total, chosenId, groups, old } = view;
  const rows = useRowFocus(chosenId);
  const text = useText();
  const search = searchOf(CHAT_ADDRESS.write({ ...question, mode }));
  return (
    <section className={styles.list} aria-label={text('chat.page')} data-mode={mode}>
      <header className={styles.head}>
        <div className={styles.first}>
          <span className={styles.title} aria-hidden="true">
            {text('chat.page')}
          </span>
          <PageEnds />
          {onNew && (
            <IconButton size="small" aria-label={text('chat.new')} title={text('chat.new')} onClick={onNew}>
              <Shape path={PEN} />
            </IconButton>
          )}
        </div>
        <ModeSwitch mode={mode} unread={unread} onChoose={store.switchTo} />
        {mode === 'INTERNAL' && (
          <p className={styles.internal}>
            <Shape path={LOCK} />
            <span>
              <b className={textStyles.strong}>{text('chat.internal')}</b>{' '}
              {text('chat.internalWords', { provider: providersOf(view) || text('chat.ownCompany') })}
            </span>
          </p>
        )}
        <SearchField
          label={text('chat.search')}
          value={question.text}
          onType={(words) => store.narrow({ text: words })}
        />
      </header>
      <fieldset className={styles.filters}>
        <legend>
          <HiddenText>{text('chat.filter')}</HiddenText>
        </legend>
        {FILTERS.map((filter) => (
          <button
            key={filter}
            type="button"
            className={styles.filter}
            aria-pressed={question.filter === filter}
            onClick={() => store.narrow({ filter })}
          >
            {text(`chat.filter.${filter}`)}
            {filter === 'UNREAD' && unread[mode] > 0 && <span className={styles.count}> {unread[mode]}</span>}
          </button>
        ))}
      </fieldset>
      <section ref={rows} className={styles.rows} aria-label={text('chat.list')}>
        <LoadedContent
          load={groups}
          words={{ some: text('chat.some'), all: text('chat.all') }}
          again={store.retry}
          isEmpty={(found) => found.length === 0}
          empty={
            <StateNote
              icon={<Shape path={SPEECH} />}
              title={text('chat.none')}
              actions={
                onNew && (
                  <Button kind="primary" small onClick={onNew}>
                    <Shape path={PEN} />
                    {text('chat.new')}
                  </Button>
                )
              }
            >
              {text(onNew ? 'chat.noneWords' : 'chat.noneReadOnly')}
            </StateNote>
          }
          filter={
            total === 0
              ? null
              : {
                  words: filterWords(view, text),
                  onReset: () =>
                    store.narrow({ filter: CHAT_ADDRESS.standard.filter, text: CHAT_ADDRESS.standard.text }),
                }
          }
          old={old}
        >
          {(found) =>
            found.map(({ of, conversations }) => (
              <section key={of.agreement.id} aria-label={of.agreement.name ?? ''}>
                <h2 className={styles.agreement} dir="auto">
                  {of.agreement.name}
                </h2>
                <div className={styles.conversations}>
                  <ConversationRows
                    conversations={conversations}
                    mode={mode}
                    search={search}
                    chosenId={chosenId}
                    unsent={unsent}
                  />
                </div>
              </section>
            ))
          }
        </LoadedContent>
      </section>
    </section>
  );
}

/** [W-CHAT-09] In the order of the screen. */
const FILTERS: readonly ChatFilter[] = ['ALL', 'UNREAD', 'READ', 'CLOSED'];

/** The readers of an internal conversation: the companies that provide the agreements. */
const providersOf = ({ agreements }: ChatView): string =>
  [...new Set(agreements.flatMap(({ agreement: { provider } }) => provider?.name || []))].join(', ');

const filterWords = ({ question, mode }: ChatView, text: Text): string =>
  [
    question.text.trim() && text('chat.hit', { words: question.text.trim() }),
    text(`chat.of.${mode}`),
    question.filter !== CHAT_ADDRESS.standard.filter && text(`chat.filter.${question.filter}`),
  ]
    .filter(Boolean)
    .join(' · ');

/** Where a conversation took the focus along when it was left, its row has it next: on a phone the list was out of sight. */
function useRowFocus(chosenId: string | null): RefObject<HTMLElement | null> {
  const rows = useRef<HTMLElement>(null);
  const left = useRef(chosenId);
  useEffect(() => {
    const before = left.current;
    left.current = chosenId;
    if (chosenId !== null || before === null || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(before)}"] a`)?.focus();
  }, [chosenId]);
  return rows;
}
