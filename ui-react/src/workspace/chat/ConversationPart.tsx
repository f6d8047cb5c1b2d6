import { explainFailure, isRetryable } from '@felles/core';
import type { ChatStore, ChatView, Composer, ConversationStore } from '@felles/core/workspace/chat';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { Drawer } from '../../kit/panels/Drawer.tsx';
import { RETRY, SPEECH } from '../../kit/shapes.ts';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useMedia } from '../../react/use-media.ts';
import { paths } from '../paths.ts';
import type { ChatServices } from '../services.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationPane, usePanelWord } from './ConversationPane.tsx';
import styles from './pages.module.css';
import { Relations } from './Relations.tsx';

interface ConversationPartProps {
  readonly view: ChatView;
  readonly store: ChatStore;
  readonly conversationStore: ConversationStore;
  readonly composer: Composer;
  readonly services: ChatServices;
  /** Null for a user who may not change it. */
  readonly onRename: (() => void) | null;
}

/** The chosen conversation with its agreement beside it; or why there is none. */
export function ConversationPart({
  view,
  store,
  conversationStore,
  composer,
  services,
  onRename,
}: ConversationPartProps) {
  const { chosen } = view;
  const [shown, show] = usePanelWord();
  const isBeside = useMedia(BESIDE);
  const text = useText();
  if (chosen === null) return <NoConversation view={view} store={store} />;
  const { mode, conversation, of } = chosen;
  const id = conversation.id;
  return (
    <div className={styles.part}>
      <section
        className={styles.conversation}
        data-mode={mode}
        aria-label={conversation.title || text('chat.untitled')}
      >
        <ConversationHead
          key={`head ${id}`}
          chosen={chosen}
          services={services}
          onRename={onRename}
          onAbout={isBeside ? null : () => show(ABOUT)}
        />
        <ConversationPane
          key={`${mode} ${id}`}
          chosen={chosen}
          conversationStore={conversationStore}
          composer={composer}
          services={services}
          mayChange={onRename !== null}
        />
      </section>
      {isBeside ? (
        <aside className={styles.about} aria-label={text('chat.about')}>
          <Relations of={of} mode={mode} />
        </aside>
      ) : (
        shown === ABOUT && (
          <Drawer title={text('chat.about')} back={text('chat.toConversation')} onClose={() => show(null)}>
            <Relations of={of} mode={mode} />
          </Drawer>
        )
      )}
    </div>
  );
}

/** From here on there is room for the agreement beside its conversation. */
const BESIDE = '(width > 1100px)';

/** The word for the agreement in the address. */
const ABOUT = 'agreement';

/** Gives the reason why there is no conversation, and the possible actions. */
function NoConversation({ view, store }: Pick<ConversationPartProps, 'view' | 'store'>) {
  const { groups, chosenId, missing, question } = view;
  const text = useText();
  const back = (
    <PageButton small to={paths.chat + searchOf({ mode: question.mode === 'INTERNAL' ? 'internal' : undefined })}>
      {text('chat.back')}
    </PageButton>
  );
  return (
    <section className={styles.none} aria-label={text('chat.notChosen')}>
      {note()}
    </section>
  );

  function note() {
    if (groups.status === 'failed')
      return (
        <StateNote icon={<Shape path={SPEECH} />} title={text('chat.notChosen')} actions={chosenId !== null && back}>
          {text('chat.notChosenWords')}
        </StateNote>
      );
    if (chosenId === null)
      return (
        <StateNote icon={<Shape path={SPEECH} />} title={text('chat.choose')}>
          {text('chat.chooseWords')}
        </StateNote>
      );
    if (missing === null || missing.kind === 'asking') return <Skeleton rows={3} />;
    if (missing.kind === 'failed')
      return (
        <StateNote
          icon={<Icon name="alert" />}
          isBad
          title={text('load.failed', { all: text('chat.theOne') })}
          actions={
            isRetryable(missing.failure) && (
              <Button small onClick={store.retry}>
                <Shape path={RETRY} />
                {text('load.again')}
              </Button>
            )
          }
        >
          {text(explainFailure(missing.failure))}
        </StateNote>
      );
    if (missing.kind === 'gone')
      return (
        <StateNote icon={<Icon name="alert" />} isBad title={text('chat.gone')} actions={back}>
          {text('chat.goneWords')}
        </StateNote>
      );
    return (
      <StateNote title={text('chat.elsewhere')} actions={back}>
        {text('chat.elsewhereWords', { title: missing.conversation.title || text('chat.untitled') })}
      </StateNote>
    );
  }
}
