import { masterCatalog } from '../catalog.ts';

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
