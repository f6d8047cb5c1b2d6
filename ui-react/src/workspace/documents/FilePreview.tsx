import { PDF } from '@felles/core';
import { isPicture } from '@felles/core/workspace/chat';
import type { OtherFormat } from '@felles/core/workspace/documents';
import { useArea } from '../services.ts';
import { OtherPreview, PdfPreview } from './Previews.tsx';

interface FilePreviewProps {
  readonly id: string;
  readonly name: string;
  readonly type: string | null | undefined;
  /** Another format than its own. */
  readonly format: OtherFormat | null;
  /** The id of an earlier version. */
  readonly version?: string;
}

/** Whether a page can show a file of this type. */
export const isShownInPlace = (type: string | null | undefined): boolean => type === PDF.type || isPicture(type);

/** The file itself, as far as a page can show it, and a way to keep it. */
export function FilePreview({ id, name, type, format, version }: FilePreviewProps) {
  const documents = useArea('documents');
  const isPdf = format === 'pdf' || (format === null && type === PDF.type);
  const fileName = format === null ? name : `${name}.${format}`;
  // The page itself has the way to keep the document as it is.
  const isOwn = format === null && version === undefined;
  return isPdf ? (
    <PdfPreview
      ask={() => (version === undefined ? documents.pdf(id, format ?? undefined) : documents.pdfOfVersion(id, version))}
      name={fileName}
      isOwn={isOwn}
    />
  ) : (
    <OtherPreview
      ask={() => (version === undefined ? documents.content(id, format ?? undefined) : documents.version(id, version))}
      name={fileName}
      isOwn={isOwn}
    />
  );
}

/** A photo in full, as every service has it. */
export function PhotoPreview({ id, name }: Pick<FilePreviewProps, 'id' | 'name'>) {
  const documents = useArea('documents');
  return <OtherPreview ask={() => documents.photo(id)} name={name} />;
}
