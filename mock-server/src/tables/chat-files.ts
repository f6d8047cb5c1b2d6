// The files that lie with messages: those of the demo are drawn, those of users are kept as they were sent.
import { type FileContent, type NamedFile, safeFileName } from '@felles/core';
import type { Attachment } from '@felles/core/workspace/chat';
import { pdfDocument } from '@felles/fixtures';
import { demoDrawingPicture, demoPhoto, isDrawing } from '@felles/fixtures/workspace/pictures';
import { typeOfSent } from '../files.ts';
import type { Service } from '../row.ts';
import { nextId } from '../world/ledger.ts';
import { type AttachmentRow, attachments, type MessageRow } from './chat-rows.ts';

const nameOf = (id: string): string => `attachment${id}`;

/** The file of a demo attachment. */
function drawn({ id, title, mime_type }: AttachmentRow): FileContent {
  const name = title.replace(/\.\w+$/, '');
  if (mime_type === 'application/pdf') return pdfDocument(name, [title]);
  return isDrawing(title) ? demoDrawingPicture(Number(id), name) : demoPhoto(Number(id), name);
}

export function openAttachments({ world, publish }: Pick<Service, 'world' | 'publish'>) {
  const rows = attachments(world, publish);

  const told = (row: AttachmentRow): Attachment => {
    const url = `/v1/attachments/${row.id}`;
    return {
      attachment_id: row.id,
      url,
      preview_url: row.mime_type.startsWith('image/') ? url : null,
      metadata: {
        title: row.title,
        mime_type: row.mime_type,
        size_in_bytes: row.size ?? drawn(row).bytes.length,
      },
    };
  };

  return {
    get: rows.get,
    of: ({ id }: MessageRow): readonly Attachment[] => rows.list(({ message_id }) => message_id === id).map(told),
    add({ id, conversation_id }: MessageRow, { name: given, bytes }: NamedFile): Attachment {
      const title = safeFileName(given);
      const mime_type = typeOfSent(title, bytes);
      const own = nextId(world, 1_000_000);
      world.files.put(nameOf(own), bytes);
      return told(rows.put({ id: own, message_id: id, conversation_id, title, mime_type, size: bytes.length }));
    },
    /** Null where the file has been lost. */
    async contentOf(row: AttachmentRow): Promise<FileContent | null> {
      if (row.size === undefined) return drawn(row);
      const bytes = await world.files.get(nameOf(row.id));
      return bytes && { type: row.mime_type, bytes };
    },
  };
}
