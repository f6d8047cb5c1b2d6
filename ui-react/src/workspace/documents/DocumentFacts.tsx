import { sizeInWords } from '@felles/core';
import {
  actionsOf,
  type Entry,
  type FullDocument,
  formatsOf,
  type OtherFormat,
  ownerOf,
  versionsOf,
} from '@felles/core/workspace';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { EYE } from '../../kit/shapes.ts';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/TextLink.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useWorkspace } from '../services.ts';
import { written } from '../written-day.ts';
import styles from './DocumentFacts.module.css';
import { FilePreview } from './FilePreview.tsx';

interface DocumentFactsProps {
  readonly entry: Entry;
  /** The level of its headings: below that of the window or the page it stands in. */
  readonly heading: 'h2' | 'h3';
  /** The way on where there is no such document. */
  readonly onward?: ReactNode;
}

/** A document: its file on demand, what is known of it, and its versions. */
export function DocumentFacts({ entry, heading, onward }: DocumentFactsProps) {
  const { documents } = useWorkspace();
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
      {(document) => <Facts document={document} heading={heading} />}
    </Loaded>
  );
}

interface FactsProps extends Pick<DocumentFactsProps, 'heading'> {
  readonly document: FullDocument;
}

function Facts({ document, heading: Heading }: FactsProps) {
  /** What is shown of the file: nothing, the file itself, or another format. */
  const [shown, setShown] = useState<'own' | OtherFormat | null>(null);
  const text = useText();
  const { file_name: name, size, mtime, content_type: type, file_exists: exists, path } = document;
  const isThere = exists !== false;
  const id = String(document.doc_id);
  return (
    <div className={styles.facts}>
      {isThere ? (
        <p className={styles.ways}>
          <Button kind="primary" onClick={() => setShown('own')}>
            <Shape path={EYE} />
            {text('documents.open')}
          </Button>
          {formatsOf(document).map((format) => (
            <Button key={format} onClick={() => setShown(format)}>
              {text('documents.openAs', { format: format.toUpperCase() })}
            </Button>
          ))}
        </p>
      ) : (
        <Tag type="ERROR">{text('documents.missing')}</Tag>
      )}
      {shown !== null && (
        <FilePreview key={shown} id={id} name={name ?? id} type={type} format={shown === 'own' ? null : shown} />
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
        <ul className={styles.versions}>
          {actionsOf(document).map(({ name: action, address }) => (
            <li key={action}>
              <a className={link.link} href={address} target="_blank" rel="noopener noreferrer">
                {action}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Heading className={styles.heading}>{text('documents.versions')}</Heading>
      <ol className={styles.versions}>
        {versionsOf(document).map(({ version, version_id: versionId, date, user }, at) => (
          <li key={String(versionId ?? at)} className={styles.version}>
            <span className={styles.number} data-current={at === 0 || undefined}>
              {version}
            </span>
            <span>{[user, written(date)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What is not known is not there. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
