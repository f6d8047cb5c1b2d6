import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

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
  'consent.necessary': 'Bare nødvendige informasjonskapsler er på.',
  'consent.fine': 'Greit',
  'consent.accept': 'Ja, det er greit',
  'consent.reject': 'Nei takk',
  'consent.withdraw': 'Trekk tilbake',
  'consent.close': 'Lukk',
  'consent.noted': 'Valget ditt er lagret.',
});

export const en = catalogLike(no)({
  'consent.link': 'Cookies',
  'consent.title': 'Cookies',
  'consent.ask.pixel':
    'May we measure how the page is used? Then the Meta pixel is loaded from Meta (Facebook). It sets a cookie here, and Meta learns which steps you go through.',
  'consent.ask.googleTag':
    'May we measure how the page is used? Then the Google tag is loaded from Google. It sets cookies here, and Google learns which steps you go through.',
  'consent.ask.tagManager':
    'May we measure how the page is used? Then Google Tag Manager is loaded from Google, which can load measuring tools the center has chosen. They learn which steps you go through.',
  'consent.promise': 'We send nothing of what you type. If you say no, nothing is loaded, and everything still works.',
  'consent.now.accepted': 'You have said yes.',
  'consent.now.rejected': 'You have said no.',
  'consent.now.unknown': 'You have not chosen yet.',
  'consent.now.withdrawn':
    'You have withdrawn your consent. Nothing more is sent, and the script is gone the next time the page loads.',
  'consent.more': 'Read and choose',
  'consent.necessary': 'Only necessary cookies are on.',
  'consent.fine': 'Fine',
  'consent.accept': 'Yes, that is fine',
  'consent.reject': 'No thanks',
  'consent.withdraw': 'Withdraw consent',
  'consent.close': 'Close',
  'consent.noted': 'Your choice is saved.',
});

addTexts({ no, en });
