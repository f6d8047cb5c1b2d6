import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'sponsor.codeMissing': 'Kode må fylles ut',
  'sponsor.phoneMissing': 'Skriv telefonnummeret til den som skal betale',
  'sponsor.phoneWrong': 'Skriv åtte sifre, eller et utenlandsk nummer som 0046123456789',
  'sponsor.notReady': 'Velg senter og fyll ut opplysningene dine først.',
  'sponsor.offline': 'Du er uten nett, så ingen SMS er sendt. Prøv igjen når du har nett.',
  'sponsor.notSigned': 'Betaleren har ikke signert ennå',
  'sponsor.signed': 'Betaleren har signert',
  'sponsor.unknown': 'Vi forstår ikke svaret om betaleren. Snakk med senteret før du går videre.',
  'sponsor.illegal': 'Personen du prøvde å legge til, kan ikke være sponsoren din',
  'sponsor.uncertain': 'Vi vet ikke om SMS-en ble sendt',
  'sponsor.exists': 'Medlem eksisterer allerede',
  'avtalegiro-not-signed': 'Avtalegiro ble ikke signert',
  'accept.title': 'Betale for en annen',
  'accept.loading': 'Vi registrerer svaret ditt …',
  'accept.done': 'Svaret ditt er registrert',
  'accept.doneFor': 'Du betaler nå for {{name}}',
  'accept.doneWords': 'Du trenger ikke gjøre noe mer. Betalingen trekkes med AvtaleGiro.',
  'accept.sign': 'Signer avtalen først, med lenken du fikk på SMS. Prøv så igjen.',
  'accept.noLink': 'Lenken er ikke hel. Åpne den på nytt fra meldingen du fikk.',
});
