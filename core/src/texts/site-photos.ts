import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The photos of a record on site: each has its own problem. */
export const no = {
  'photos.unclear': 'Bilde {{n}} kunne ikke renses for skjulte opplysninger, og er ikke sendt.',
  'photos.notPhoto': 'Bilde {{n}} er ikke JPEG, PNG, WebP eller HEIC, og er ikke tatt med.',
  'photos.tooLarge': 'Bilde {{n}} er større enn {{most}}, og er ikke tatt med.',
  'photos.unreadable': 'Bilde {{n}} kunne ikke leses. Velg det på nytt.',
  'photos.tooMany': 'Antall bilder kan være høyst {{most}}. Ikke tatt med: {{left}}.',
  'camera.refused':
    'Siden får ikke bruke kameraet. Bruk telefonens eget, eller slå det på i nettleserens innstillinger.',
  'camera.missing': 'Siden finner ikke noe kamera. Velg fra bilder.',
  'camera.busy': 'Noe annet bruker kameraet. Bruk telefonens eget, eller prøv igjen.',
} as const;

/** In English. */
export const en = {
  'photos.unclear': 'Photo {{n}} could not be cleaned of hidden data, and has not been sent.',
  'photos.notPhoto': 'Photo {{n}} is not JPEG, PNG, WebP or HEIC, and is left out.',
  'photos.tooLarge': 'Photo {{n}} is larger than {{most}}, and is left out.',
  'photos.unreadable': 'Photo {{n}} could not be read. Choose it again.',
  'photos.tooMany': 'The number of photos can be {{most}} at most. Left out: {{left}}.',
  'camera.refused':
    'The page may not use the camera. Use that of the phone, or allow it in the settings of the browser.',
  'camera.missing': 'The page finds no camera. Choose among your photos.',
  'camera.busy': 'Something else uses the camera. Use that of the phone, or try again.',
} as const satisfies TextsOf<SitePhotoMessages>;

/** The problems of photos, and of the camera in the page. */
export type SitePhotoMessages = MessagesOf<typeof no>;

export type SitePhotoMessage = MessageOf<SitePhotoMessages>;
