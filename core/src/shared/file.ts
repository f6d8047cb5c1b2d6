/** A file as it came over the wire: its type and its bytes. */
export interface FileContent {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file that is sent: what it is called goes with it. */
export interface NamedFile extends FileContent {
  readonly name: string;
}
