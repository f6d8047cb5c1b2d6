import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'start.welcome': 'Velkommen til {{name}}',
  'start.hello': 'Hei, {{name}}',
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

export const en = catalogLike(no)({
  'start.welcome': 'Welcome to {{name}}',
  'start.hello': 'Hello, {{name}}',
  'start.lead': 'Become a member in a few minutes, or see what is on at the center this week.',
  'start.timetable': 'Timetable',
  'start.timetableLead': 'All group classes in week {{number}}.',
  'start.more': 'More',
  'start.login': 'Previous member',
  'start.loginLead': 'Member now or before? Log in and see your agreement',
  'start.termsLead': 'Read the terms for direct debit and card',
  'start.profileLead': 'See your agreement and your details',
  'start.member': 'Become a member',
  'start.memberLead': 'Choose a center and a membership, and join in a few minutes.',
  'start.company': 'Company agreement',
  'start.companyLead': 'Your employer covers all or part of the price',
  'start.private': 'Under 18',
  'start.privateLead': 'An adult pays, and confirms by SMS',
  'start.newProfile': 'Create a profile',
  'start.newProfileLead': 'Without a membership – for punch cards and drop-in',
});

addTexts({ no, en });
