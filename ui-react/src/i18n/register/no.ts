import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'register.offline': 'Enheten er uten nett. Ingenting ble lagret.',
  'register.lost': 'Svaret kom ikke. Se om endringen er lagret, før du prøver igjen.',
  'register.refused': 'Det ble ikke lagret: {{reason}}',
  'register.needsName': 'Skriv et navn.',
  'register.wrongNumber': 'Et organisasjonsnummer har ni sifre.',
  'register.wrongMail': 'Skriv én e-postadresse, som navn@firma.no.',
  'register.wrongPhone': 'Skriv et telefonnummer med sifre.',
  'register.wrongSite': 'Skriv en adresse som begynner med https:// eller http://.',
  'register.wrongDays': 'Skriv antall dager som et helt tall.',
  'register.wrongDay': 'Denne datoen finnes ikke.',
  'register.leaving': 'Det du har skrevet, blir borte. Vil du lukke?',
});
