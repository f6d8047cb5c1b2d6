import '../../i18n/catalogs/chat.ts';

import { mapLoad } from '@felles/core';
import { answerStaleness } from '@felles/core/data';
import { CHAT_MODES, unreadIn } from '@felles/core/workspace/chat';
import type { Project } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useQuery } from '../../react/use-store.ts';
import { conversationsOfProject } from '../paths.ts';
import { useArea } from '../services.ts';
import { Block } from './Block.tsx';
import styles from './Lines.module.css';

/** How much is not read in the conversations about a project: of the public ones and of the internal ones, each by itself. */
export function Unread({ project }: { readonly project: Project }) {
  const { ofNode } = useArea('chat');
  const [query, answer] = useQuery(() => ofNode(project.structure_node_id ?? project.id));
  const text = useText();
  return (
    <Block
      title={text('chat.unreadOfProject')}
      to={{ address: conversationsOfProject(project.id), words: text('chat.everyOfProject') }}
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
                  <PageLink className={textStyles.link} to={conversationsOfProject(project.id, mode)}>
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
