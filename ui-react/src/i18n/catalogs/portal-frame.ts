import { en as coreEn, no as coreNo } from '@felles/core/texts/center';
import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The words of the frame around every page of the portal. */
export const no = masterCatalog({
  'frame.cannotStart': 'Siden kan ikke vises',
  'frame.unknownCenter': 'Vi fant ikke senteret',
  'frame.unknownWhy':
    'Det finnes ikke noe senter på {{address}}. Se etter i e-posten eller på plakaten du kom fra, eller spør senteret om adressen.',
  'header.home': '{{name}} – tilbake til startsiden',
  'header.english': 'English',
  'header.norwegian': 'Norsk',
  'header.openMenu': 'Åpne meny',
  'header.closeMenu': 'Lukk meny',
  'header.mainMenu': 'Gå til hovedmeny',
  'start.terms': 'Betalingsvilkår',
  'frame.lost': 'Siden har mistet kontakten med tjenesten',
  'header.hideInformation': 'Skjul toppfelt',
  'header.logIn': 'Logg inn',
  'header.logOut': 'Logg ut',
  'header.profile': 'Min profil',
  'frame.toProduct': 'Til forsiden',
});

export const en = catalogLike(no)({
  'frame.cannotStart': 'The page cannot be shown',
  'frame.unknownCenter': 'We did not find the center',
  'frame.unknownWhy':
    'There is no center at {{address}}. Look in the email or on the poster that led you here, or ask the center for its address.',
  'header.home': '{{name}} – back to the start page',
  'header.english': 'English',
  'header.norwegian': 'Norsk',
  'header.openMenu': 'Open menu',
  'header.closeMenu': 'Close menu',
  'header.mainMenu': 'Go to main menu',
  'start.terms': 'Payment terms',
  'frame.lost': 'The page has lost contact with the service',
  'header.hideInformation': 'Hide header',
  'header.logIn': 'Log in',
  'header.logOut': 'Log out',
  'header.profile': 'My profile',
  'frame.toProduct': 'To the front page',
});

addTexts({ no: coreNo, en: coreEn });
addTexts({ no, en });
