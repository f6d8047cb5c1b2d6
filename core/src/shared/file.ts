import * as z from 'zod/mini';

/** The bytes of a file with their media type, as a response or a chosen file gives them. */
export interface FileContent {
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The number of bytes, if they are stored elsewhere. */
  readonly size?: number | undefined;
  /** The key of the stored bytes. */
  readonly bytesKey?: string | undefined;
}

/** The size of a file, also if its bytes are stored elsewhere. */
export const sizeOf = ({ bytes, size }: FileContent): number => size ?? bytes.length;

/** A file to send or to save on the device; the name is without a path. */
export interface NamedFile extends FileContent {
  readonly name: string;
}

/** A file of an entry, as the device stores it. */
export const StoredFile: z.ZodMiniType<NamedFile, NamedFile> = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
  size: z.optional(z.number()),
  bytesKey: z.optional(z.string()),
});
