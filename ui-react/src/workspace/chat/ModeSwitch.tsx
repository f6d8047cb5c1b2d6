import { CHAT_MODES, type ChatMode, type ChatView } from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { Switch } from '../../kit/parts/Switch.tsx';
import { LOCK, PEOPLE } from '../../kit/shapes.ts';
import { useSeeing } from '../services.ts';
import styles from './ModeSwitch.module.css';

interface ModeSwitchProps {
  readonly mode: ChatMode;
  readonly unread: ChatView['unread'];
  readonly onChoose: (mode: ChatMode) => void;
}

/** [W-CHAT-15] The mode of the conversations: by word, picture and colour. It also shows the unread ones of the other mode. */
export function ModeSwitch({ mode, unread, onChoose }: ModeSwitchProps) {
  const text = useText();
  const hasInternal = useSeeing()('internal') !== 'hidden';
  // An address may have chosen the other mode.
  if (!hasInternal && mode === 'PUBLIC') return null;
  return (
    <Switch
      label={text('chat.who')}
      chosen={mode}
      onChoose={onChoose}
      choices={CHAT_MODES.map((one) => ({
        value: one,
        isWarn: one === 'INTERNAL',
        words: (
          <>
            <Shape path={SHAPES[one]} />
            {text(`chat.mode.${one}`)}
            {one !== mode && unread[one] > 0 && (
              <span className={styles.count}>
                <span aria-hidden="true">{unread[one]}</span>
                <HiddenText> {text('chat.unread', { count: unread[one] })}</HiddenText>
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}

const SHAPES = { PUBLIC: PEOPLE, INTERNAL: LOCK } as const;
