import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The consents of a member to SMS and e-mail. */
export const no = masterCatalog({
  'consents.title': 'Tilbud og nyheter fra senteret',
  'consents.sms_ok': 'På SMS',
  'consents.mail_ok': 'På e-post',
  'consents.needed': 'Beskjed om avlyste timer, plasser og fakturaer får du uansett.',
  'consents.saving': 'Lagrer …',
  'consents.saved': 'Lagret',
  'consents.notSaved': 'Samtykket er ikke endret',
  'consents.uncertain': 'Vi vet ikke om samtykket ble endret',
});

/** In English. */
export const en = catalogLike(no)({
  'consents.title': 'Offers and news of the center',
  'consents.sms_ok': 'By SMS',
  'consents.mail_ok': 'By email',
  'consents.needed': 'You are told of cancelled classes, places and invoices in any case.',
  'consents.saving': 'Saving …',
  'consents.saved': 'Saved',
  'consents.notSaved': 'The consent is not changed',
  'consents.uncertain': 'We do not know whether the consent was changed',
});

addTexts({ no, en });
