/** A file as it came over the wire: its type and its bytes. */
export interface FileContent {
  readonly type: string;
  readonly bytes: Uint8Array;
}
