export interface FileContent {
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface NamedFile extends FileContent {
  readonly name: string;
}
