import '../../i18n/catalogs/handbook.ts';

import { type Handbook, type HandbookBuilding, versionOfHandbook } from '@felles/core/workspace/handbook';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { ChoiceCard } from '../../kit/ChoiceCard.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import layout from '../../kit/Layout.module.css';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './handbook.module.css';

interface ChooseHandbookProps {
  readonly building: HandbookBuilding;
  readonly onClose: () => void;
}

/** The handbooks that a project can have, of which one is chosen. */
export function ChooseHandbook({ building, onClose }: ChooseHandbookProps) {
  const { handbooks } = useArea('handbook');
  const [all] = useState(handbooks);
  const [picked, pick] = useState<string | null>(null);
  const { load } = useObservable(all.answer$);
  const { handbook, choosing } = useObservable(building.view$);
  const text = useText();
  useOpen(all);
  const used = handbook.status === 'ready' ? (handbook.value.handbook_id ?? '') : '';
  const chosen = picked ?? used;
  return (
    <Dialog
      title={text('handbook.choose')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={choosing.isSending}
          aria-disabled={picked === null || picked === used || undefined}
          onClick={() => {
            if (picked !== null && picked !== used) building.choose(picked, onClose);
          }}
        >
          {text('handbook.use')}
        </Button>
      }
    >
      <LoadedContent
        load={load}
        words={{ some: text('handbook.books'), all: text('handbook.theBooks') }}
        again={all.reload}
        isEmpty={(books) => books.length === 0}
        empty={<StateNote title={text('handbook.noBooks')} />}
      >
        {(books) => (
          <div className={layout.stack2}>
            {books.map((book) => {
              const id = book.handbook_id;
              return (
                <ChoiceCard
                  key={id}
                  title={book.title || text('handbook.untitledBook')}
                  chosen={id === chosen}
                  locked={choosing.isSending}
                  onChoose={() => pick(id)}
                  facts={factsOf(book, text)}
                  mark={id === used && <Tag>{text('handbook.isUsed')}</Tag>}
                />
              );
            })}
          </div>
        )}
      </LoadedContent>
      <p className={styles.words}>{text('handbook.chooseWords')}</p>
      {choosing.failure && (
        <div role="alert">
          <StatusBox type="danger" title={<MessageText message={choosing.failure} />} />
        </div>
      )}
    </Dialog>
  );
}

function factsOf(book: Handbook, text: Text): string {
  const { template_count: count, owner } = book;
  const version = versionOfHandbook(book);
  return [
    version !== '' && text('handbook.version', { version }),
    typeof count === 'number' && text('handbook.count', { count }),
    owner,
  ]
    .filter(Boolean)
    .join(' · ');
}
