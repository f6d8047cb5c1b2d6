import { sizeInWords } from '@felles/core/internal/shell/uploads';
import {
  actionsOf,
  type FullDocument,
  formatsOf,
  type OtherFormat,
  ownerOf,
  projectOfDocument,
  versionsOf,
} from '@felles/core/workspace/documents';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatDay, formatMoment } from '../format.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useMayChange } from '../services.ts';
import styles from './DocumentFacts.module.css';
import { FilePreview, isShownInPlace } from './FilePreview.tsx';
import { NewVersion } from './NewVersion.tsx';

interface DocumentFactsProps {
  readonly document: FullDocument;
  /** Opens the title and the folder of the document for a change. */
  readonly onChange: (id: string) => void;
  /** Called with the document after a new version was sent. */
  readonly onTaken: (document: FullDocument) => void;
  /** The user's reason to open it, as the service calls that. */
  readonly wanted: string;
}

/** The shown file: the document itself, another format, or an earlier version. */
type Shown = 'own' | OtherFormat | { readonly version: string };

/** [W-DOCUMENTS-05] A document: its file where a page can show it, its facts, and its versions. */
export function DocumentFacts({ document, wanted, onChange, onTaken }: DocumentFactsProps) {
  const [shown, setShown] = useState<Shown>('own');
  const mayChange = useMayChange();
  const { has } = useOffers();
  const text = useText();
  const mayBeChanged = mayChange && !document.away && has('document-changes');
  const { file_name: name, size, mtime, content_type: type, file_exists: exists, path } = document;
  const isThere = exists !== false;
  // The box above has the action that the user came for.
  const others = actionsOf(document).filter(({ name: action }) => action !== wanted);
  const id = document.doc_id;
  return (
    <div className={styles.place}>
      <div className={styles.file}>
        {document.away && (
          <StatusBox type="warning" title={text('documents.isAway')}>
            {text('documents.isAwayWords')}
          </StatusBox>
        )}
        {wanted !== '' && <Wanted document={document} action={wanted} />}
        {!isThere && <Tag type="ERROR">{text('documents.missing')}</Tag>}
        {isThere && shown === 'own' && !isShownInPlace(type) && <StateNote title={text('documents.notShown')} />}
        {isThere && (shown !== 'own' || isShownInPlace(type)) && (
          <FilePreview
            key={`${JSON.stringify(shown)} ${mtime}`}
            id={id}
            name={name ?? text('documents.name')}
            type={type}
            {...previewOf(shown)}
          />
        )}
        {isThere && (
          <p className={layout.wrap2}>
            {shown !== 'own' && <Button onClick={() => setShown('own')}>{text('documents.current')}</Button>}
            {formatsOf(document).map((format) => (
              <Button key={format} onClick={() => setShown(format)}>
                {text('documents.openAs', { format: format.toUpperCase() })}
              </Button>
            ))}
          </p>
        )}
      </div>
      <div className={layout.start4}>
        <h2 className={textStyles.strong}>{text('documents.about')}</h2>
        <dl className={styles.list}>
          <Fact name={text('documents.fileName')}>{name}</Fact>
          <Fact name={text('documents.owner')}>{ownerOf(document)}</Fact>
          <Fact name={text('documents.changed')}>{formatDay(mtime)}</Fact>
          <Fact name={text('documents.size')}>{typeof size === 'number' && sizeInWords(size)}</Fact>
          {projectOfDocument(document) === null && (
            <Fact name={text('documents.place')}>
              {(path ?? [])
                .map(({ node_title: title }) => title)
                .filter(Boolean)
                .join(' › ')}
            </Fact>
          )}
        </dl>
        {mayBeChanged && <Button onClick={() => onChange(id)}>{text('documents.change')}</Button>}
        {others.length > 0 && (
          <ul className={layout.stack3}>
            {others.map(({ name: action, address }) => (
              <li key={action}>
                <a className={textStyles.link} href={address} target="_blank" rel="noopener noreferrer">
                  {textOfAction(action, text)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <h2 className={textStyles.strong}>{text('documents.versions')}</h2>
        <ol className={layout.stack3}>
          {versionsOf(document).map(({ version, version_id: versionId, date, user }, at) => (
            <li key={String(versionId ?? at)} className={layout.row3}>
              <span className={styles.number} data-current={at === 0 || undefined}>
                {version}
              </span>
              <span>{[user, formatMoment(date)].filter(Boolean).join(' · ')}</span>
              {at === 0 && <Tag type="INFO">{text('documents.isCurrent')}</Tag>}
              {isThere && has('document-changes') && at > 0 && versionId !== null && versionId !== undefined && (
                <Button
                  small
                  kind="ghost"
                  aria-label={text('documents.openVersion', { version: version ?? versionId })}
                  onClick={() => setShown({ version: versionId })}
                >
                  {text('documents.open')}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {mayBeChanged && (
          <>
            <h2 className={textStyles.strong}>{text('documents.newVersion')}</h2>
            <NewVersion document={document} onTaken={onTaken} />
          </>
        )}
        {mayChange && !has('document-changes') && <p className={textStyles.quiet}>{text('documents.noChanges')}</p>}
      </div>
    </div>
  );
}

const previewOf = (shown: Shown): Pick<ComponentProps<typeof FilePreview>, 'format' | 'version'> => {
  if (typeof shown === 'object') return { format: null, version: shown.version };
  return { format: shown === 'own' ? null : shown };
};

/** The words for an action on a document elsewhere: ours where we know it. */
const textOfAction = (action: string, text: Text): string => {
  const known = KNOWN_ACTIONS.find((name) => name === action);
  return known === undefined ? action : text(`documents.action.${known}`);
};

const KNOWN_ACTIONS = ['edit', 'edit_webfolder'] as const;

/** [W-SHELL-26] The action that the user came for, as the main thing of the page: no page here has it, so this names the place. */
function Wanted({ document, action }: { readonly document: FullDocument; readonly action: string }) {
  const text = useText();
  const address = actionsOf(document).find(({ name }) => name === action)?.address;
  if (address === undefined)
    return (
      <StatusBox type="warning" title={text('documents.editElsewhere')}>
        {text('documents.noEditLink')}
      </StatusBox>
    );
  return (
    <StatusBox
      type="primary"
      title={text('documents.editElsewhere')}
      action={
        <a className={textStyles.link} href={address} target="_blank" rel="noopener noreferrer">
          {textOfAction(action, text)}
        </a>
      }
    >
      {text('documents.editLink')}
    </StatusBox>
  );
}

/** An unknown fact is left out. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
