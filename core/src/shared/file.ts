/** The bytes of a file with their media type, as a response or a chosen file gives them. */
export interface FileContent {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file to send or to save on the device; the name is without a path. */
export interface NamedFile extends FileContent {
  readonly name: string;
}
