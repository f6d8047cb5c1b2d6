import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'newProfile.title': 'Opprett profil',
  'newProfile.person': 'Personopplysninger',
  'newProfile.chooseCenter': 'Velg et senter',
  'newProfile.chooseCenterWhy': 'Profilen skal høre til et senter. Resten av det du har fylt ut, er tatt vare på.',
  'newProfile.create': 'Opprett profil',
  'newProfile.creating': 'Oppretter profilen din',
  'newProfile.already': 'Du har allerede en profil',
  'newProfile.alreadyWhy': 'Du er logget inn. Logg ut for å opprette en profil til noen andre.',
  'newProfile.toProfile': 'Til min profil',
  'created-user-success': 'Profilen din er opprettet',
  'newProfile.next': 'For å logge inn trenger du et passord. Det kan du få på SMS.',
  'newProfile.password': 'Få passord på SMS',
  'newProfile.start': 'Til forsiden',
});

export const en = catalogLike(no)({
  'newProfile.title': 'Create a profile',
  'newProfile.person': 'Personal information',
  'newProfile.chooseCenter': 'Choose a center',
  'newProfile.chooseCenterWhy': 'The profile has to belong to a center. Everything else you have filled in is kept.',
  'newProfile.create': 'Create profile',
  'newProfile.creating': 'Creating your profile',
  'newProfile.already': 'You have a profile already',
  'newProfile.alreadyWhy': 'You are logged in. Log out to create a profile for somebody else.',
  'newProfile.toProfile': 'To my profile',
  'created-user-success': 'Your profile has been created',
  'newProfile.next': 'To log in you need a password. You can get one by text message.',
  'newProfile.password': 'Get a password by text message',
  'newProfile.start': 'To the front page',
});

addTexts({ no, en });
