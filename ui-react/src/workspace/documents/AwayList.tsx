import { type Day, osloDay } from '@felles/core';
import { type AwayDocument, type DocumentsStore, daysLeft, folderChoices } from '@felles/core/workspace/documents';
import { useId, useState } from 'react';
import { clock } from '../../browser/surroundings.ts';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { SelectField } from '../../kit/SelectField.tsx';
import { RETRY } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { formatMoment } from '../format.ts';
import { documentIn } from '../paths.ts';
import { FileTile } from './FileTile.tsx';
import styles from './files.module.css';

interface AwayListProps {
  readonly store: DocumentsStore;
  readonly projectId: string;
}

/** [W-PLAN-17] The documents that are put away, each with a button to take it back. */
export function AwayList({ store, projectId }: AwayListProps) {
  const [today] = useState(() => osloDay(clock.now()));
  const { list } = store.putAway;
  const { load } = useObservable(list.answer$);
  const text = useText();
  return (
    <>
      <ResultLine count={load.status === 'ready' && text('documents.awayCount', { count: load.value.length })} />
      <p className={`${styles.lead} ${textStyles.quiet}`}>{text('documents.awayWords')}</p>
      <LoadedContent
        load={load}
        words={{ some: text('documents.some'), all: text('documents.all') }}
        again={list.reload}
        isEmpty={(all) => all.length === 0}
        empty={<StateNote title={text('documents.noneAway')} />}
      >
        {(all) => (
          <ul className={layout.plainList}>
            {all.map((document) => (
              <AwayRow key={document.document_id} document={document} {...{ store, projectId, today }} />
            ))}
          </ul>
        )}
      </LoadedContent>
    </>
  );
}

function AwayRow({
  document,
  store,
  projectId,
  today,
}: AwayListProps & { readonly document: AwayDocument; readonly today: Day }) {
  const [command] = useState(store.putAway.act);
  const [isChoosing, setChoosing] = useState(false);
  const { isSending, failure } = useObservable(command.view$);
  const text = useText();
  const title = document.title ?? '';
  const isGone = document.away?.is_folder_gone === true;
  const takeBack = (folder?: string | null) =>
    command.run({ document, away: false, ...(folder !== undefined && { folder }) }, () => {});
  return (
    <li className={styles.away}>
      <FileTile {...document} />
      <span className={styles.about}>
        <PageLink className={styles.toDocument} to={documentIn(projectId, document.document_id)}>
          {title}
        </PageLink>
        <small className={textStyles.quietSmall}>{aboutOf(document, today, text)}</small>
        {failure && (
          <small role="alert" className={styles.failure}>
            <MessageText message={failure} />
          </small>
        )}
      </span>
      <Button
        small
        busy={isSending}
        aria-label={text(isGone ? 'documents.chooseFor' : 'documents.takeBackOne', { title })}
        onClick={() => (isGone ? setChoosing(true) : takeBack())}
      >
        {!isGone && !isSending && <Shape path={RETRY} />}
        {text(isGone ? 'documents.chooseFolder' : 'documents.takeBack')}
      </Button>
      {isChoosing && (
        <FolderQuestion
          title={title}
          store={store}
          onClose={() => setChoosing(false)}
          onChoose={(folder) => {
            setChoosing(false);
            takeBack(folder);
          }}
        />
      )}
    </li>
  );
}

function aboutOf(document: AwayDocument, today: Day, text: Text): string {
  const { by, at, folder, is_folder_gone: isGone } = document.away ?? {};
  const left = daysLeft(document, today);
  return [
    [by, formatMoment(at)].filter(Boolean).join(' '),
    isGone ? text('documents.folderGone') : folder && text('documents.wasIn', { folder }),
    left !== null && text('documents.daysLeft', { count: left }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface FolderQuestionProps {
  readonly title: string;
  readonly store: DocumentsStore;
  readonly onClose: () => void;
  readonly onChoose: (folder: string | null) => void;
}

/** A document whose folder is gone is taken back to another one. */
function FolderQuestion({ title, store, onClose, onChoose }: FolderQuestionProps) {
  const { folders } = useObservable(store.view$);
  const [chosen, setChosen] = useState('');
  const id = useId();
  const text = useText();
  return (
    <Dialog
      title={text('documents.takeBackOne', { title })}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {text('documents.cancel')}
          </Button>
          <Button kind="primary" onClick={() => onChoose(chosen || null)}>
            {text('documents.takeBack')}
          </Button>
        </>
      }
    >
      <p>{text('documents.folderGoneWords')}</p>
      <Field id={`${id}note`} controlId={id} label={text('documents.folder')}>
        <SelectField
          id={id}
          value={chosen}
          placeholder={text('documents.noFolder')}
          options={folderChoices(folders).map(({ id: folder, way }) => ({ value: folder, label: way }))}
          onChoose={setChosen}
          canBeEmptied
        />
      </Field>
    </Dialog>
  );
}
