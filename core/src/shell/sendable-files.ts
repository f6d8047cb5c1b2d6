// Which files can be sent, and what they are called on the way.

import type { NamedFile } from '../shared/file.ts';
import type { MessageOf, NoParams } from '../shared/messages.ts';
import { cleanPhoto } from './photos/clean-photo.ts';
import { sizeInWords } from './uploads.ts';

/** The largest file that is sent (bytes). */
export const LARGEST_UPLOAD = 25_000_000;

const LONGEST_NAME = 120;

const ZIP = [0x50, 0x4b];

/** By the ending of the name: the type, and how the file begins where that is known. */
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

export interface UploadMessages {
  'upload.empty': NoParams;
  'upload.tooLarge': { readonly most: string };
  'upload.kind': NoParams;
  'upload.notPhoto': NoParams;
  /** It begins as no file of its ending does. */
  'upload.notItsKind': NoParams;
  'upload.unreadable': NoParams;
  /** What it says beside its picture, where it was taken say, cannot be taken out. */
  'upload.unclear': NoParams;
}

export type UploadMessage = MessageOf<UploadMessages>;

/** The endings of the files that can be sent, as a field for files names them. */
export const SENDABLE = Object.keys(KINDS)
  .map((ending) => `.${ending}`)
  .join(',');

/** Photos that are only sent as another one, which a browser draws from them where it can. */
const isDrawnAnew = (name: string): boolean => /\.hei[cf]$/i.test(name);

const kindOf = (name: string) => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
};

/** The ending of files of a type; null for a type that cannot be sent. */
export const endingOfType = (type: string): string | null =>
  Object.entries(KINDS).find(([, kind]) => kind.type === type)?.[0] ?? null;

/** Why a file is not even read; null for one that may be sent. */
export function problemOfFile({ name, size }: { readonly name: string; readonly size: number }): UploadMessage | null {
  if (size === 0) return { key: 'upload.empty', params: {} };
  if (size > LARGEST_UPLOAD) return { key: 'upload.tooLarge', params: { most: sizeInWords(LARGEST_UPLOAD) } };
  return kindOf(name) || isDrawnAnew(name) ? null : { key: 'upload.kind', params: {} };
}

/** The endings of the photos that can be sent, as a field for files names them. */
export const SENDABLE_PHOTOS = '.jpg,.jpeg,.png,.webp,.gif,.heic,.heif';

/** The same for a place that takes photos alone. */
export function problemOfPhoto(file: { readonly name: string; readonly size: number }): UploadMessage | null {
  const isPhoto = SENDABLE_PHOTOS.split(',').some((ending) => file.name.toLowerCase().endsWith(ending));
  return problemOfFile(file) ?? (isPhoto ? null : { key: 'upload.notPhoto', params: {} });
}

/** The type of a file by its name; null where it begins as no file of that type does. */
export function typeOfFile(name: string, bytes: Uint8Array): string | null {
  const kind = kindOf(name);
  return kind?.begins.every((byte, at) => bytes[at] === byte) ? kind.type : null;
}

/**
 * A file as it may leave the device: a photo without what is written beside its picture, where it was taken say. One of which the
 * picture cannot be told from the rest is drawn anew, as a JPEG, or is not sent.
 */
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

/** What a file is called by those who get it: no path, no line break, nothing that turns or hides letters. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim();
  const [ending = ''] = /\.\w{1,8}$/.exec(plain) ?? [];
  const stem = plain.slice(0, plain.length - ending.length);
  // A cut may leave half a character, as a hostile name may.
  const whole = stem.slice(0, LONGEST_NAME - ending.length).replace(/\p{Cs}/gu, '');
  return `${whole || 'fil'}${ending}`;
}
