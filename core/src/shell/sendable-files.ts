// Which files can be sent, and under which names.

import type { NamedFile } from '../shared/file.ts';
import type { MessageOf, NoParams } from '../shared/messages.ts';
import { cleanPhoto } from './photos/clean-photo.ts';
import { sizeInWords } from './uploads.ts';

/** The size limit (bytes). */
export const LARGEST_UPLOAD = 25_000_000;

const LONGEST_NAME = 120;

const ZIP = [0x50, 0x4b];

/** By the name's extension: the type, and the first bytes if they are known. */
const KINDS: Readonly<Record<string, { readonly type: string; readonly begins: readonly number[] }>> = {
  pdf: { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46] },
  png: { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  jpg: { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  jpeg: { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  webp: { type: 'image/webp', begins: [0x52, 0x49, 0x46, 0x46] },
  gif: { type: 'image/gif', begins: [0x47, 0x49, 0x46, 0x38] },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', begins: ZIP },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', begins: ZIP },
  pptx: { type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', begins: ZIP },
  zip: { type: 'application/zip', begins: ZIP },
  dwg: { type: 'image/vnd.dwg', begins: [0x41, 0x43] },
  ifc: { type: 'application/x-step', begins: [0x49, 0x53, 0x4f] },
  csv: { type: 'text/csv', begins: [] },
  txt: { type: 'text/plain', begins: [] },
};

/** Why a file was not sent. The client finds these before any request. */
export interface UploadMessages {
  'upload.empty': NoParams;
  'upload.tooLarge': { readonly most: string };
  'upload.kind': NoParams;
  'upload.notPhoto': NoParams;
  /** The first bytes do not match the extension. */
  'upload.notItsKind': NoParams;
  'upload.unreadable': NoParams;
  /** The personal data cannot be removed. */
  'upload.unclear': NoParams;
}

/** The problem of one chosen file, beside its name. */
export type UploadMessage = MessageOf<UploadMessages>;

/** The extensions of files that can be sent, as a file field lists them. */
export const SENDABLE = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(',');

/** Photos that must be redrawn as a JPEG before they are sent. */
const isDrawnAnew = (name: string): boolean => /\.hei[cf]$/i.test(name);

const kindOf = (name: string) => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
};

/** The extension of a type; null for a type that cannot be sent. */
export const endingOfType = (type: string): string | null =>
  Object.entries(KINDS).find(([, kind]) => kind.type === type)?.[0] ?? null;

/** Why a file cannot be sent, before it is read; null if it may be. */
export function problemOfFile({ name, size }: { readonly name: string; readonly size: number }): UploadMessage | null {
  if (size === 0) return { key: 'upload.empty', params: {} };
  if (size > LARGEST_UPLOAD) return { key: 'upload.tooLarge', params: { most: sizeInWords(LARGEST_UPLOAD) } };
  return kindOf(name) || isDrawnAnew(name) ? null : { key: 'upload.kind', params: {} };
}

/** The extensions of photos that can be sent, as a file field lists them. */
export const SENDABLE_PHOTOS = '.jpg,.jpeg,.png,.webp,.gif,.heic,.heif';

/** For a field that accepts only photos. */
export function problemOfPhoto(file: { readonly name: string; readonly size: number }): UploadMessage | null {
  const isPhoto = SENDABLE_PHOTOS.split(',').some((ending) => file.name.toLowerCase().endsWith(ending));
  return problemOfFile(file) ?? (isPhoto ? null : { key: 'upload.notPhoto', params: {} });
}

/** The type that a file has by its name; null for one that cannot be sent. */
export const typeOfName = (name: string): string | null => kindOf(name)?.type ?? null;

/** The type of a file by its name; null if its first bytes do not match. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const kind = kindOf(name);
  return kind?.begins.every((byte, at) => bytes[at] === byte) ? kind.type : null;
}

/** The file without personal data. A photo that cannot be cleaned is redrawn as a JPEG, or is not sent. */
export async function sendableFile(
  given: string,
  bytes: Uint8Array,
  redraw: () => Promise<Uint8Array | null>,
): Promise<NamedFile | UploadMessage> {
  const name = safeFileName(given);
  const type = typeOfFile(name, bytes);
  const photo = cleanPhoto(bytes);
  if (type === null && !(isDrawnAnew(name) && photo.kind === 'unclear'))
    return { key: 'upload.notItsKind', params: {} };
  if (type !== null && photo.kind !== 'unclear')
    return { name, type, bytes: photo.kind === 'clean' ? photo.bytes : bytes };
  const drawn = cleanPhoto((await redraw().catch(() => null)) ?? new Uint8Array());
  if (drawn.kind !== 'clean') return { key: 'upload.unclear', params: {} };
  return { name: name.replace(/\.\w+$/, '.jpg'), type: 'image/jpeg', bytes: drawn.bytes };
}

/** A file's name for others: without a path, line breaks, or characters that turn or hide text. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  const [ending = ''] = /\.\w{1,8}$/.exec(plain) ?? [];
  const stem = plain.slice(0, plain.length - ending.length);
  // Cutting may leave half a character.
  const whole = stem.slice(0, LONGEST_NAME - ending.length).replace(/\p{Cs}/gu, '');
  return `${whole || 'fil'}${ending}`;
}
