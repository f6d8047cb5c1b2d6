import '../../i18n/catalogs/chat.ts';
import '../../i18n/catalogs/days.ts';

import { mapLoad } from '@felles/core';
import type { Entry, Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { CHAT_ADDRESS } from '@felles/core/internal/workspace/chat/rules';
import {
  type AgreementConversations,
  type ChatEdit,
  type ChatMode,
  groupsOf,
  unreadIn,
} from '@felles/core/workspace/chat';
import type { Project } from '@felles/core/workspace/projects';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { SPEECH } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery } from '../../react/use-store.ts';
import { ConversationRows } from '../chat/ConversationRows.tsx';
import { ModeSwitch } from '../chat/ModeSwitch.tsx';
import styles from '../chat/pages.module.css';
import { useAddressWord } from '../lists/address.ts';
import { newConversationOf, paths } from '../paths.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** [W-CHAT-27] The conversations about a project: public ones, or internal ones, and never both. */
export function ConversationsScreen() {
  const { id, load, store } = useProjectOfPage();
  const project = useProject();
  const text = useText();
  if (project !== null) return <Conversations key={id} project={project} />;
  return (
    <Page title={text('chat.page')}>
      <LoadedContent
        load={load}
        words={{ some: text('chat.someOfProject'), all: text('chat.allOfProject') }}
        again={() => store?.reload()}
      >
        {() => null}
      </LoadedContent>
    </Page>
  );
}

function Conversations({ project }: { readonly project: Project }) {
  const services = useArea('chat');
  const [query, { load }] = useQuery(() => services.ofNode(project.structure_node_id ?? project.id));
  const [word, write] = useAddressWord('mode');
  const mode: ChatMode = word === 'internal' ? 'INTERNAL' : 'PUBLIC';
  const unsent = useObservable(services.unsent$);
  const mayChange = useMayChange();
  const text = useText();
  const agreements = load.status === 'ready' ? load.value : [];
  const isOfAgreement = agreements.some(({ project: of }) => of?.id === project.id);
  return (
    <Page
      title={text('chat.page')}
      actions={
        mayChange &&
        isOfAgreement && (
          <PageButton kind="primary" small to={newConversationOf(project.id, mode)}>
            {text('chat.new')}
          </PageButton>
        )
      }
    >
      <div className={styles.place}>
        <div className={styles.mode}>
          <ModeSwitch
            mode={mode}
            unread={{ PUBLIC: unreadIn(agreements, 'PUBLIC'), INTERNAL: unreadIn(agreements, 'INTERNAL') }}
            onChoose={(chosen) => write(chosen === 'INTERNAL' ? 'internal' : '')}
          />
        </div>
        <List query={query} mode={mode} unsent={unsent} />
      </div>
    </Page>
  );
}

interface ListProps {
  readonly query: Query<string, readonly AgreementConversations[]>;
  readonly mode: ChatMode;
  readonly unsent: readonly Entry<ChatEdit>[];
}

function List({ query, mode, unsent }: ListProps) {
  const answer = useObservable(query.answer$);
  const text = useText();
  const question = { ...CHAT_ADDRESS.standard, mode };
  return (
    <LoadedContent
      load={mapLoad(answer.load, (agreements) => groupsOf(agreements, question))}
      words={{ some: text('chat.someOfProject'), all: text('chat.allOfProject') }}
      again={query.reload}
      isEmpty={(groups) => groups.length === 0}
      empty={
        <StateNote
          icon={<Shape path={SPEECH} />}
          title={text('chat.noneOfProject')}
          actions={
            <PageButton small to={paths.chat}>
              {text('chat.toChat')}
            </PageButton>
          }
        />
      }
      old={answerStaleness(answer)}
    >
      {(groups) =>
        groups.map(({ of, conversations }) => (
          <section key={of.agreement.id} className={styles.agreement} data-mode={mode}>
            <h2 className={styles.name} dir="auto">
              {of.agreement.name}
            </h2>
            <ConversationRows
              conversations={conversations}
              mode={mode}
              search={searchOf(CHAT_ADDRESS.write(question))}
              unsent={unsent}
            />
          </section>
        ))
      }
    </LoadedContent>
  );
}
