import type { UploadMessages } from '../shell/sendable-files.ts';
import type { TextsOf } from './text-of.ts';

/** Why a chosen file was not sent. */
export const no = {
  'upload.empty': 'Filen er tom. Ingenting er sendt.',
  'upload.tooLarge': 'Filen er større enn {{most}}. Ingenting er sendt.',
  'upload.kind': 'Denne filtypen tas ikke imot. Ingenting er sendt.',
  'upload.notPhoto': 'Bare bilder tas imot her. Ingenting er sendt.',
  'upload.notItsKind': 'Filen er ikke det navnet sier. Ingenting er sendt.',
  'upload.unreadable': 'Filen kunne ikke leses. Velg den på nytt.',
  'upload.unclear':
    'Vi kunne ikke fjerne stedet der bildet er tatt, så det er ikke sendt. Lagre det som JPEG eller PNG, og velg det på nytt.',
} as const satisfies TextsOf<UploadMessages>;

/** In English. */
export const en = {
  'upload.empty': 'The file is empty. Nothing has been sent.',
  'upload.tooLarge': 'The file is larger than {{most}}. Nothing has been sent.',
  'upload.kind': 'This type of file is not taken. Nothing has been sent.',
  'upload.notPhoto': 'Only photos are taken here. Nothing has been sent.',
  'upload.notItsKind': 'The file is not what its name says. Nothing has been sent.',
  'upload.unreadable': 'The file could not be read. Choose it again.',
  'upload.unclear':
    'We could not remove where the photo was taken, so it has not been sent. Save it as JPEG or PNG, and choose it again.',
} as const satisfies TextsOf<UploadMessages>;
