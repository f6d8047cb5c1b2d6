import '../../i18n/catalogs/chat.ts';
import '../../i18n/catalogs/days.ts';

import { type Behavior, createPanelStore, mapLoad, type Panel } from '@felles/core';
import { derive } from '@felles/core/internal/shared/behavior';
import { NO_CONVERSATION } from '@felles/core/internal/workspace/chat/form';
import { CHAT_ADDRESS } from '@felles/core/internal/workspace/chat/rules';
import type { ChatMode, ChatStore, ChatView, ConversationQuestion } from '@felles/core/workspace/chat';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useStore } from '../../react/use-store.ts';
import { ConversationList } from '../chat/ConversationList.tsx';
import { ConversationPart } from '../chat/ConversationPart.tsx';
import { NewConversation } from '../chat/NewConversation.tsx';
import styles from '../chat/pages.module.css';
import { Rename } from '../chat/Rename.tsx';
import { useFollow } from '../lists/address.ts';
import { conversationOf, paths } from '../paths.ts';
import { type ChatServices, useArea, useMayChange } from '../services.ts';
import { ConnectionNotice } from '../shell/ConnectionNotice.tsx';
import { usePageTitle, useSignedIn } from '../shell/Page.tsx';
import wideStyles from '../shell/WidePage.module.css';

/** [W-CHAT-01] The conversations of agreements, and the one that the address names. */
export function ChatScreen() {
  const { conversationId = null } = useParams();
  return <Chat services={useArea('chat')} conversationId={conversationId} />;
}

interface ChatProps {
  readonly services: ChatServices;
  readonly conversationId: string | null;
}

function Chat({ services, conversationId }: ChatProps) {
  const navigate = useNavigate();
  const going = useRef(navigate);
  const [store, view] = useStore(() =>
    services.list(conversationId, () =>
      going.current(paths.chat + searchOf({ show: undefined }, window.location.search)),
    ),
  );
  const [question$] = useState(() => questionIn(store));
  const [conversationStore] = useState(() => services.conversation(question$));
  const [composer] = useState(() => services.composer(question$));
  const [panels] = useState(() => createPanelStore<ChatPanel>({ panelAt: chatPanelAt }));
  const unsent = useObservable(services.unsent$);
  const mayChange = useMayChange();
  const { search } = useLocation();
  const text = useText();
  useLayoutEffect(() => {
    going.current = navigate;
    store.choose(conversationId);
  }, [navigate, store, conversationId]);
  useFollow(store);
  const title = view.chosen?.conversation.title ?? '';
  return (
    <WidePage title={text('chat.page')} about={title}>
      <div className={styles.levels} data-level={conversationId === null ? 'list' : 'talk'}>
        <ConversationList view={view} store={store} unsent={unsent} onNew={mayChange ? () => panels.open(NEW) : null} />
        <ConversationPart
          view={view}
          store={store}
          conversationStore={conversationStore}
          composer={composer}
          services={services}
          onRename={mayChange ? () => panels.open(TITLE) : null}
        />
      </div>
      <PanelHost
        panels={panels}
        titleOf={(panel) => text(panel === 'new' ? 'chat.new' : 'chat.rename')}
        draw={(panel) => {
          if (!mayChange) return <StateNote title={text('chat.readOnly')} />;
          if (panel === 'title') return <Rename services={services} store={store} />;
          return (
            <NewConversation
              services={services}
              agreements={mapLoad(view.groups, () => view.agreements)}
              start={{
                ...NO_CONVERSATION,
                mode: view.mode,
                agreement_id: agreementIn(view, new URLSearchParams(search)),
              }}
              again={store.retry}
              onCreated={(id, mode) => navigate(addressOf(id, mode), { replace: true })}
            />
          );
        }}
      />
    </WidePage>
  );
}

/** The conversation whose messages are shown. To know who reads along comes first: nothing is asked without that. */
function questionIn({ view$ }: ChatStore): Behavior<ConversationQuestion | null> {
  // The list is asked for again and again, and the question stays the same one.
  const mode$ = derive({ view: view$ }, ({ view: { chosen } }) => chosen?.mode ?? null);
  const id$ = derive({ view: view$ }, ({ view: { chosen } }) => (chosen === null ? null : chosen.conversation.id));
  return derive({ mode: mode$, id: id$ }, ({ mode, id }) =>
    mode === null || id === null ? null : { mode, conversationId: id },
  );
}

/** Where a conversation is shown among the others of its mode. */
const addressOf = (id: string, mode: ChatMode): string =>
  conversationOf(id) + searchOf(CHAT_ADDRESS.write({ ...CHAT_ADDRESS.standard, mode }));

/** The agreement of a new conversation, where known: of the link's project, or of the shown conversation. */
function agreementIn({ agreements, chosen }: ChatView, address: URLSearchParams): string {
  const ofProject = agreements.filter(({ project }) => project?.id && project.id === address.get('project'));
  const only = ofProject.length === 1 ? ofProject[0] : undefined;
  return (only ?? chosen?.of)?.agreement.id ?? '';
}

/** The panels of the page of conversations: a new conversation, and a new title for the chosen one. */
type ChatPanel = 'new' | 'title';

const NEW: Panel<ChatPanel> = { content: 'new', size: 'small', address: 'conversation.new' };
const TITLE: Panel<ChatPanel> = { content: 'title', size: 'extra-small', address: 'conversation.title' };

const chatPanelAt = (address: string): Panel<ChatPanel> | null =>
  [NEW, TITLE].find((panel) => panel.address === address) ?? null;

interface WidePageProps {
  readonly title: string;
  /** The part that is shown; empty where that is all of it. */
  readonly about: string;
  readonly children: ReactNode;
}

/** A page as high as the window, whose parts scroll each by itself. One of them has its `PageEnds`. */
function WidePage({ title, about, children }: WidePageProps) {
  usePageTitle(about === '' ? title : about, about === '' ? '' : title);
  return (
    <div className={wideStyles.page}>
      <h1>
        <HiddenText>{title}</HiddenText>
      </h1>
      {useSignedIn() && <ConnectionNotice />}
      <div className={wideStyles.parts}>{children}</div>
    </div>
  );
}
