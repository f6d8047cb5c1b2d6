import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

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
  'consent.less': 'Hide',
  'consent.accept': 'Yes, that is fine',
  'consent.reject': 'No thanks',
  'consent.withdraw': 'Withdraw consent',
  'consent.close': 'Close',
  'consent.noted': 'Your choice is saved.',
});
