import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'consent.link': 'Informasjonskapsler',
  'consent.title': 'Informasjonskapsler',
  'consent.ask.pixel':
    'Får vi måle hvordan siden brukes? Da lastes Meta-pikselen fra Meta (Facebook). Den legger en informasjonskapsel her, og Meta får vite hvilke steg du går gjennom.',
  'consent.ask.googleTag':
    'Får vi måle hvordan siden brukes? Da lastes Google-taggen fra Google. Den legger informasjonskapsler her, og Google får vite hvilke steg du går gjennom.',
  'consent.ask.tagManager':
    'Får vi måle hvordan siden brukes? Da lastes Google Tag Manager fra Google, som kan laste måleverktøy senteret har valgt. De får vite hvilke steg du går gjennom.',
  'consent.promise': 'Vi sender ingenting av det du skriver inn. Sier du nei, lastes ingenting, og alt virker likevel.',
  'consent.now.accepted': 'Du har sagt ja.',
  'consent.now.rejected': 'Du har sagt nei.',
  'consent.now.unknown': 'Du har ikke valgt ennå.',
  'consent.now.withdrawn':
    'Du har trukket tilbake samtykket. Ingenting mer sendes, og skriptet er borte neste gang siden lastes.',
  'consent.more': 'Les og velg',
  'consent.less': 'Skjul',
  'consent.accept': 'Ja, det er greit',
  'consent.reject': 'Nei takk',
  'consent.withdraw': 'Trekk tilbake',
  'consent.close': 'Lukk',
  'consent.noted': 'Valget ditt er lagret.',
});
