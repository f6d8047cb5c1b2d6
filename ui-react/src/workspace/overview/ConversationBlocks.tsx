import '../../i18n/catalogs/chat.ts';

import { mapLoad } from '@felles/core';
import type { Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { type AgreementConversations, CHAT_MODES, conversationsOf, unreadIn } from '@felles/core/workspace/chat';
import type { Project } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { conversationsOfProject, progressOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { Block } from './Block.tsx';
import { ComingFirst } from './ComingFirst.tsx';
import { Customer } from './Customer.tsx';
import { FirstConversations } from './FirstConversation.tsx';
import styles from './Lines.module.css';
import type { Blocks } from './use-blocks.ts';

interface ConversationBlocksProps extends Pick<Blocks, 'participants'> {
  readonly project: Project;
}

/** The blocks that need the conversations about a project. */
export function ConversationBlocks({ project, participants }: ConversationBlocksProps) {
  const { ofNode } = useArea('chat');
  const [query] = useQuery(() => ofNode(project.structure_node_id ?? project.id));
  const { load } = useObservable(query.answer$);
  const { has, hasPage } = useOffers();
  const isSilent =
    load.status === 'ready' &&
    load.value.every((of) => of.project?.id !== project.id || conversationsOf(of, 'PUBLIC').length === 0);
  return (
    <>
      {has('agreements') && (
        <>
          <Customer projectId={project.id} participants={participants} conversations={query} />
          <FirstConversations project={project} query={query} />
          {isSilent && hasPage(progressOf(project.id)) && <ComingFirst projectId={project.id} />}
        </>
      )}
      <Unread projectId={project.id} query={query} />
    </>
  );
}

interface UnreadProps {
  readonly projectId: string;
  readonly query: Query<string, readonly AgreementConversations[]>;
}

/** How much is not read in the conversations about a project: of the public ones and of the internal ones, each by itself. */
function Unread({ projectId, query }: UnreadProps) {
  const answer = useObservable(query.answer$);
  const text = useText();
  return (
    <Block
      title={text('chat.unreadOfProject')}
      to={{ address: conversationsOfProject(projectId), words: text('chat.everyOfProject') }}
    >
      <LoadedContent
        load={mapLoad(answer.load, (agreements) =>
          CHAT_MODES.map((mode) => ({ mode, count: unreadIn(agreements, mode) })).filter(({ count }) => count > 0),
        )}
        words={{ some: text('chat.someOfProject'), all: text('chat.allOfProject') }}
        again={query.reload}
        isEmpty={(modes) => modes.length === 0}
        empty={<p className={textStyles.quiet}>{text('chat.allRead')}</p>}
        old={answerStaleness(answer)}
      >
        {(modes) => (
          <ul className={layout.plainList}>
            {modes.map(({ mode, count }) => (
              <li key={mode} className={styles.line}>
                <span className={styles.words}>
                  <PageLink className={textStyles.link} to={conversationsOfProject(projectId, mode)}>
                    {text(`chat.of.${mode}`)}
                  </PageLink>
                </span>
                <span className={styles.count}>{text('chat.unread', { count })}</span>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </Block>
  );
}
