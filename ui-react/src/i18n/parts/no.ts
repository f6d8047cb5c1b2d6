import { masterCatalog } from '../catalog.ts';

/** The words of fields with many choices, dates and files. */
export const no = masterCatalog({
  'combobox.hits_one': '{{count}} treff. Velg med piltastene.',
  'combobox.hits_other': '{{count}} treff. Velg med piltastene.',
  'combobox.none': 'Ingen treff på «{{words}}»',
  'combobox.seeking': 'Søker',
  'combobox.again': 'Søk igjen',
  'combobox.list': 'Treff',
  'date.notWhole': 'Skriv hele datoen, eller velg den i kalenderen.',
  'files.choose': 'Velg filer',
  'files.drop': 'eller slipp dem her',
  'files.list': 'Filer',
  'files.sending': '{{sent}} av {{size}} · {{percent}} %',
  'files.left_one': 'ca. {{count}} sekund igjen',
  'files.left_other': 'ca. {{count}} sekunder igjen',
  'files.leftMinutes': 'ca. {{minutes}} min igjen',
  'files.done': '{{size}} · sendt',
  'files.stop': 'Avbryt {{name}}',
  'files.remove': 'Fjern {{name}}',
  'files.retry': 'Prøv {{name}} igjen',
  'fraction.words': '{{done}} av {{of}}',
  'fraction.none': 'Ingen ennå',
  'upload.empty': 'Filen er tom. Ingenting er sendt.',
  'upload.tooLarge': 'Filen er større enn {{most}}. Ingenting er sendt.',
  'upload.kind': 'Denne filtypen tas ikke imot. Ingenting er sendt.',
  'upload.notPhoto': 'Bare bilder tas imot her. Ingenting er sendt.',
  'upload.notItsKind': 'Filen er ikke det navnet sier. Ingenting er sendt.',
  'upload.unreadable': 'Filen kunne ikke leses. Velg den på nytt.',
  'upload.unclear':
    'Vi kunne ikke fjerne stedet der bildet er tatt, så det er ikke sendt. Lagre det som JPEG eller PNG, og velg det på nytt.',
});
