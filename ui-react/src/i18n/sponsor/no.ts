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
});
