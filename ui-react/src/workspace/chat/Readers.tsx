import type { ChatMode } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { LOCK, PEOPLE } from '../../kit/shapes.ts';
import styles from './Readers.module.css';

interface ReadersProps {
  readonly mode: ChatMode;
  /** Empty where they are not known. */
  readonly names: string;
}

/** [W-CHAT-15] Who reads what is written here: by colour, sign and words. */
export function Readers({ mode, names }: ReadersProps) {
  const text = useText();
  const isInternal = mode === 'INTERNAL';
  const [known, unknown] = isInternal
    ? (['talk.readByOnly', 'talk.readByOwn'] as const)
    : (['talk.readBy', 'talk.readByAll'] as const);
  return (
    <p className={styles.readers} data-mode={mode}>
      <Shape path={isInternal ? LOCK : PEOPLE} />
      <span>
        <b>{text(isInternal ? 'talk.internal' : 'talk.public')}</b>{' '}
        {names === '' ? text(unknown) : text(known, { names })}
      </span>
    </p>
  );
}
