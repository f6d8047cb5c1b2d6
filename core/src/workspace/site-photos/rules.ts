import type { NamedFile } from '../../shared/file.ts';
import { LARGEST_UPLOAD } from '../../shell/sendable-files.ts';
import { sizeInWords } from '../../shell/uploads.ts';
import type { SitePhotoMessage } from '../../texts/site-photos.ts';
import type { PhotoFault } from './prepare.ts';

/** [W-SITE-36] The most photos of one record. */
export const MOST_PHOTOS = 20;

/** [W-SITE-36] The name of the n-th photo of a record; `day` is a day of the wire. */
export const nameOfPhoto = (day: string, n: number): string => `avvik-${day}-${n}.jpg`;

/** The number in such a name; 0 in another one. */
export const numberOfPhoto = ({ name }: Pick<NamedFile, 'name'>): number =>
  Number(/-(\d{1,4})\.jpg$/.exec(name)?.[1] ?? 0);

/** The problem that is known before a photo is read. */
export const problemOfSize = (n: number, size: number): SitePhotoMessage | null =>
  size > LARGEST_UPLOAD ? { key: 'photos.tooLarge', params: { n, most: sizeInWords(LARGEST_UPLOAD) } } : null;

/** [W-SITE-40] Each photo has its own problem. */
export const problemOfFault = (n: number, fault: PhotoFault): SitePhotoMessage => ({
  key: `photos.${fault}`,
  params: { n },
});

/** Why there is no camera in the page, by the name of the browser's error; the phone's own is offered in its place. */
export function cameraProblem(error: string): SitePhotoMessage {
  if (error === 'NotFoundError' || error === 'OverconstrainedError') return { key: 'camera.missing', params: {} };
  if (error === 'NotReadableError' || error === 'AbortError') return { key: 'camera.busy', params: {} };
  return { key: 'camera.refused', params: {} };
}
