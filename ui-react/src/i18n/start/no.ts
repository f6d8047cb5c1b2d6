import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'start.welcome': 'Velkommen til {{name}}',
  'start.lead': 'Bli medlem på noen få minutter, eller se hva som skjer på senteret denne uka.',
  'start.timetable': 'Timeplan',
  'start.timetableLead': 'Alle gruppetimer i uke {{number}}.',
  'start.more': 'Flere valg',
  'start.login': 'Tidligere medlem',
  'start.loginLead': 'Medlem nå eller før? Logg inn og se avtalen din',
  'start.termsLead': 'Les vilkårene for avtalegiro og kort',
  'start.profileLead': 'Se avtalen og opplysningene dine',
  'start.member': 'Bli medlem',
  'start.memberLead': 'Velg senter og medlemskap, og bli med på noen minutter.',
  'start.company': 'Firmaavtale',
  'start.companyLead': 'Arbeidsgiveren din dekker hele eller deler av prisen',
  'start.private': 'Under 18 år',
  'start.privateLead': 'En voksen betaler og bekrefter på SMS',
  'start.newProfile': 'Opprett profil',
  'start.newProfileLead': 'Uten medlemskap – for klippekort og drop-in',
});
