import { sizeInWords } from '@felles/core';
import {
  actionsOf,
  type FullDocument,
  formatsOf,
  type OtherFormat,
  ownerOf,
  type RegisterEntry,
  versionsOf,
} from '@felles/core/workspace';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { EYE } from '../../kit/shapes.ts';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import textLink from '../../kit/TextLink.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useMayChange } from '../services.ts';
import { written } from '../written.ts';
import styles from './DocumentFacts.module.css';
import { FilePreview } from './FilePreview.tsx';
import { NewVersion } from './NewVersion.tsx';

interface DocumentFactsProps {
  readonly entry: RegisterEntry;
  /** The level of its headings: below that of the window or the page around it. */
  readonly heading: 'h2' | 'h3';
  /** The way on where there is no such document. */
  readonly onward?: ReactNode;
  /** Opens the title and the folder of the document for a change. */
  readonly onChange: (id: string) => void;
  /** What the user came to do with it elsewhere, as the service calls that. */
  readonly wanted?: string;
}

/** A document: its file on demand, what is known of it, and its versions. */
export function DocumentFacts({ entry, heading, onward, onChange, wanted = '' }: DocumentFactsProps) {
  const documents = useArea('documents');
  const [one] = useState(() => documents.one(entry));
  const { load } = useObservable(one.answer$);
  const text = useText();
  useOpen(one);
  return (
    <Loaded
      load={load}
      words={{ some: text('documents.one'), all: text('documents.theOne') }}
      again={one.reload}
      onward={onward}
    >
      {(document) => (
        <Facts
          document={document}
          heading={heading}
          wanted={wanted}
          onChange={onChange}
          onTaken={(taken) => one.update((before) => ({ ...before, ...taken }))}
        />
      )}
    </Loaded>
  );
}

interface FactsProps extends Pick<DocumentFactsProps, 'heading' | 'onChange'> {
  readonly document: FullDocument;
  readonly wanted: string;
  readonly onTaken: (document: FullDocument) => void;
}

/** What is shown of the file: nothing, the file itself, another format, or an earlier version. */
type Shown = 'own' | OtherFormat | { readonly version: string } | null;

function Facts({ document, heading: Heading, wanted, onChange, onTaken }: FactsProps) {
  const [shown, setShown] = useState<Shown>(null);
  const mayChange = useMayChange();
  const { has } = useOffers();
  const text = useText();
  const mayBeChanged = mayChange && has('document-changes');
  const { file_name: name, size, mtime, content_type: type, file_exists: exists, path } = document;
  const isThere = exists !== false;
  const id = document.doc_id;
  return (
    <div className={layout.start4}>
      {wanted !== '' && <Wanted document={document} action={wanted} />}
      {isThere ? (
        <p className={layout.wrap2}>
          <Button kind="primary" onClick={() => setShown('own')}>
            <Shape path={EYE} />
            {text('documents.open')}
          </Button>
          {formatsOf(document).map((format) => (
            <Button key={format} onClick={() => setShown(format)}>
              {text('documents.openAs', { format: format.toUpperCase() })}
            </Button>
          ))}
          {mayBeChanged && <Button onClick={() => onChange(id)}>{text('documents.change')}</Button>}
        </p>
      ) : (
        <Tag type="ERROR">{text('documents.missing')}</Tag>
      )}
      {shown !== null && (
        <FilePreview key={JSON.stringify(shown)} id={id} name={name ?? id} type={type} {...previewOf(shown)} />
      )}
      <dl className={styles.list}>
        <Fact name={text('documents.fileName')}>{name}</Fact>
        <Fact name={text('documents.owner')}>{ownerOf(document)}</Fact>
        <Fact name={text('documents.changed')}>{written(mtime)}</Fact>
        <Fact name={text('documents.size')}>{typeof size === 'number' && sizeInWords(size)}</Fact>
        <Fact name={text('documents.place')}>
          {(path ?? [])
            .map(({ node_title: title }) => title)
            .filter(Boolean)
            .join(' › ')}
        </Fact>
      </dl>
      {actionsOf(document).length > 0 && (
        <ul className={layout.stack3}>
          {actionsOf(document).map(({ name: action, address }) => (
            <li key={action}>
              <a className={textLink.link} href={address} target="_blank" rel="noopener noreferrer">
                {textOfAction(action, text)}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Heading className={styles.heading}>{text('documents.versions')}</Heading>
      <ol className={layout.stack3}>
        {versionsOf(document).map(({ version, version_id: versionId, date, user }, at) => (
          <li key={String(versionId ?? at)} className={layout.row3}>
            <span className={styles.number} data-current={at === 0 || undefined}>
              {version}
            </span>
            <span>{[user, written(date)].filter(Boolean).join(' · ')}</span>
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
          <Heading className={styles.heading}>{text('documents.newVersion')}</Heading>
          <NewVersion document={document} onTaken={onTaken} />
        </>
      )}
      {mayChange && !mayBeChanged && <p className={textStyles.quiet}>{text('documents.noChanges')}</p>}
    </div>
  );
}

const previewOf = (shown: Exclude<Shown, null>): Pick<ComponentProps<typeof FilePreview>, 'format' | 'version'> => {
  if (typeof shown === 'object') return { format: null, version: shown.version };
  return { format: shown === 'own' ? null : shown };
};

/** The words for an action on a document elsewhere: ours where we know it. */
const textOfAction = (action: string, text: Text): string => {
  const known = KNOWN_ACTIONS.find((name) => name === action);
  return known === undefined ? action : text(`documents.action.${known}`);
};

const KNOWN_ACTIONS = ['edit', 'edit_webfolder'] as const;

/** The action that the user came for: no page here has it, so this names the place. */
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
      type="info"
      title={text('documents.editElsewhere')}
      action={
        <a className={textLink.link} href={address} target="_blank" rel="noopener noreferrer">
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
