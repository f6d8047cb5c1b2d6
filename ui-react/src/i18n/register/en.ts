import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'register.offline': 'The device has no network. Nothing was saved.',
  'register.lost': 'The answer was lost. Look whether it is saved before you try again.',
  'register.refused': 'It was not saved: {{reason}}',
  'register.needsName': 'Write a name.',
  'register.wrongNumber': 'An organisation number has nine digits.',
  'register.wrongMail': 'Write one email address, like name@company.com.',
  'register.wrongPhone': 'Write a phone number in digits.',
  'register.wrongSite': 'Write an address that begins with https:// or http://.',
  'register.wrongDays': 'Write a whole number of days.',
  'register.wrongDay': 'There is no such day.',
  'register.leaving': 'What you have written will be lost. Close it?',
});
