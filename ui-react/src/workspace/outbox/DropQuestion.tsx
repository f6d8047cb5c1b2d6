import '../../i18n/catalogs/outbox.ts';

import { hasOnlyPhotos, type UnsentEntry } from '@felles/core/workspace/outboxes';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Question } from '../../kit/Question.tsx';
import { titleOf } from './OutboxRow.tsx';

interface DropQuestionProps {
  readonly entry: Pick<UnsentEntry, 'kind' | 'title' | 'files'>;
  /** The place of the one photo that goes, from 1; null where the whole entry goes. */
  readonly photo?: number | null;
  readonly onDrop: () => void;
  /** After any answer. */
  readonly onClose: () => void;
}

/** [W-SITE-26] Asks before an unsent entry is dropped, and names the loss. */
export function DropQuestion({ entry, photo = null, onDrop, onClose }: DropQuestionProps) {
  const text = useText();
  return (
    <Question
      title={text('outbox.dropTitle')}
      onAnswer={(isYes) => {
        if (isYes) onDrop();
        onClose();
      }}
    >
      {dropWords(entry, photo, text)}
    </Question>
  );
}

function dropWords(entry: DropQuestionProps['entry'], photo: number | null, text: Text): string {
  const title = titleOf(entry, text);
  if (photo !== null) return text('outbox.dropPhoto', { photo, title });
  if (entry.files === 0) return text('outbox.dropWords', { title });
  return text(hasOnlyPhotos(entry) ? 'outbox.dropPhotos' : 'outbox.dropFiles', { title, count: entry.files });
}
