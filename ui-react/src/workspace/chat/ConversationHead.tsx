import { isOn } from '@felles/core';
import { type ChosenConversation, companiesOf } from '@felles/core/workspace/chat';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchOf } from '../../browser/address.ts';
import { useText } from '../../i18n/text.ts';
import { LiveRegion } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import iconButton from '../../kit/IconButton.module.css';
import { IconButton } from '../../kit/IconButton.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LOCK, PEN, PEOPLE } from '../../kit/shapes.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { formatDay } from '../format.ts';
import { paths } from '../paths.ts';
import type { ChatServices } from '../services.ts';
import styles from './ConversationHead.module.css';

interface ConversationHeadProps {
  readonly chosen: ChosenConversation;
  readonly services: ChatServices;
  /** Null for a user who may not change it. */
  readonly onRename: (() => void) | null;
  /** Null where the agreement is shown beside it. */
  readonly onAbout: (() => void) | null;
}

/** The title of a conversation, its agreement, its readers, and its actions. */
export function ConversationHead({ chosen, services, onRename, onAbout }: ConversationHeadProps) {
  const { conversation, mode, of } = chosen;
  const [change] = useState(() => services.change(conversation.id));
  const { failure, isSending } = useObservable(change.view$);
  const { search } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  const isAlone = useMedia(ALONE);
  const text = useText();
  // The row that was pressed is out of sight.
  useEffect(() => {
    if (isAlone) title.current?.focus({ preventScroll: true });
  }, [isAlone]);
  const isClosed = isOn(conversation.closed);
  const begun = formatDay(conversation.created_at);
  return (
    <>
      <header className={styles.head} data-mode={mode}>
        <PageLink
          to={paths.chat + searchOf({ show: undefined, mode: mode === 'INTERNAL' ? 'internal' : undefined }, search)}
          className={`${iconButton.button} ${styles.back}`}
          data-size="small"
          aria-label={text('chat.back')}
        >
          <Icon name="back" />
        </PageLink>
        <div className={layout.grow}>
          <h2 ref={title} className={styles.title} dir="auto" tabIndex={-1}>
            {conversation.title?.trim() || text('chat.untitled')}
          </h2>
          <p className={`${layout.ellipsis} ${styles.of}`}>
            <span className={styles.who}>
              {isClosed ? text('chat.closed') : text(`chat.mode.${mode}`)}
              {' · '}
            </span>
            {[of.agreement.name, ...companiesOf(of), begunWords(begun)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className={styles.tag} data-mode={isClosed ? undefined : mode}>
          <Shape path={mode === 'INTERNAL' || isClosed ? LOCK : PEOPLE} />
          {isClosed ? text('chat.closed') : text(`chat.mode.${mode}`)}
        </span>
        {onAbout && (
          <IconButton size="small" aria-label={text('chat.about')} onClick={onAbout}>
            <Icon name="information" />
          </IconButton>
        )}
        {onRename && (
          <Menu
            label={text('chat.more')}
            items={[
              { id: 'rename', label: text('chat.rename'), icon: <Shape path={PEN} />, onPress: onRename },
              {
                id: 'close',
                label: text(isClosed ? 'chat.reopen' : 'chat.close'),
                ...(!isClosed && { hint: text('chat.closeHint') }),
                icon: <Shape path={LOCK} />,
                isOff: isSending,
                onPress() {
                  // To reopen a conversation that was just closed is no double click: the menu was opened again for it.
                  change.inputChanged();
                  change.run({ closed: !isClosed }, () => undefined);
                },
              },
            ]}
            opener={(props) => (
              <IconButton size="small" aria-label={text('chat.more')} {...props}>
                <Shape path={DOTS} />
              </IconButton>
            )}
          />
        )}
      </header>
      {failure && (
        <LiveRegion>
          <div className={styles.failure}>
            <StatusBox type="danger" title={<MessageText message={failure} />} />
          </div>
        </LiveRegion>
      )}
    </>
  );

  function begunWords(day: string): string {
    return day === '' ? '' : text('chat.begun', { day });
  }
}

/** The list is not beside it. */
const ALONE = '(width <= 900px)';

/** Three dots. */
const DOTS =
  'M5.500 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M11.500 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M17.500 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0';
