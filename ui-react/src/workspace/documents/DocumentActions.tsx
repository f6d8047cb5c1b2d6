import type { FullDocument } from '@felles/core/workspace/documents';
import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { DOWNLOAD, LINK } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { documentOf, ROOT } from '../paths.ts';
import { useArea } from '../services.ts';

/** Copies the address of a document, and saves its file. */
export function DocumentActions({ document }: { readonly document: FullDocument }) {
  return (
    <>
      <Share id={document.doc_id} />
      {/* A new version is another file. */}
      <Save key={document.mtime} document={document} />
    </>
  );
}

/** The address names neither the host around the page nor the state of a list. */
function Share({ id }: { readonly id: string }) {
  const text = useText();
  return (
    <CopyButton
      small
      text={window.location.origin + ROOT + documentOf(id)}
      label={text('documents.share')}
      results={{ copied: text('documents.isCopied'), notCopied: text('documents.isNotCopied') }}
      shape={LINK}
    />
  );
}

/** The file is fetched when it is wanted. */
function Save({ document: { doc_id: id, file_name: name } }: { readonly document: FullDocument }) {
  const documents = useArea('documents');
  const [content] = useState(() => documents.content(id));
  const [isWanted, setWanted] = useState(false);
  const { load } = useObservable(content.answer$);
  const text = useText();
  useOpen(content, isWanted);
  useEffect(() => {
    if (!isWanted || load.status !== 'ready') return;
    saveFile(name ?? text('documents.name'), load.value.type, load.value.bytes);
    setWanted(false);
  }, [isWanted, load, name, text]);
  const isFailed = isWanted && load.status === 'failed';
  return (
    <>
      {isFailed && <span role="alert">{text('documents.notSaved')}</span>}
      <Button
        small
        kind="primary"
        aria-busy={(isWanted && !isFailed) || undefined}
        onClick={() => (isFailed ? content.reload() : setWanted(true))}
      >
        <Shape path={DOWNLOAD} />
        {text(isFailed ? 'retry' : 'document.download')}
      </Button>
    </>
  );
}
