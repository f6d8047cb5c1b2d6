import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The page with a member’s messages. */
export const no = masterCatalog({
  'messages.title': 'Meldinger',
  'messages.loading': 'Henter meldingene dine',
  'messages.today': 'I dag',
  'messages.new': 'Ny',
  'messages.PROMOTED': 'Du fikk plass',
  'messages.PLACE_FREE': 'Det er en ledig plass',
  'messages.CLASS_CANCELLED': 'Timen er avlyst',
  'messages.CLASS_MOVED': 'Timen er flyttet',
  'messages.INVOICE_DUE': 'En faktura forfaller',
  'messages.AGREEMENT_ENDING': 'Avtalen din slutter',
  'messages.NEWS': 'Nytt fra senteret',
  'messages.other': 'Melding fra senteret',
  'messages.empty': 'Du har ingen meldinger',
  'messages.emptyWhy': 'Her kommer det senteret forteller deg om timer, fakturaer og avtalen din.',
  'messages.failed': 'Meldingene kunne ikke hentes',
  'messages.failedWhy': 'Det betyr ikke at du ikke har noen.',
  'messages.stale': 'Meldingene er fra kl. {{time}}, og kunne ikke hentes på nytt',
});

/** In English. */
export const en = catalogLike(no)({
  'messages.title': 'Messages',
  'messages.loading': 'Fetching your messages',
  'messages.today': 'Today',
  'messages.new': 'New',
  'messages.PROMOTED': 'You got a place',
  'messages.PLACE_FREE': 'There is a free place',
  'messages.CLASS_CANCELLED': 'The class is cancelled',
  'messages.CLASS_MOVED': 'The class is moved',
  'messages.INVOICE_DUE': 'An invoice is due',
  'messages.AGREEMENT_ENDING': 'Your agreement ends',
  'messages.NEWS': 'News from the center',
  'messages.other': 'A message from the center',
  'messages.empty': 'You have no messages',
  'messages.emptyWhy': 'What the center tells you of classes, invoices and your agreement comes here.',
  'messages.failed': 'The messages could not be fetched',
  'messages.failedWhy': 'It does not mean that you have none.',
  'messages.stale': 'The messages are from {{time}}, and could not be fetched again',
});

addTexts({ no, en });
