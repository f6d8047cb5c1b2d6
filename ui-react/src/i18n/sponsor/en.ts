import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'sponsor.codeMissing': 'Enter a code',
  'sponsor.phoneMissing': 'Enter the phone number of the person who is to pay',
  'sponsor.phoneWrong': 'Write eight digits, or a foreign number such as 0046123456789',
  'sponsor.notReady': 'Choose a center and fill in your information first.',
  'sponsor.offline': 'You are offline, so no SMS was sent. Try again when you are online.',
  'sponsor.notSigned': 'The payer has not signed yet',
  'sponsor.signed': 'The payer has signed',
  'sponsor.unknown': 'We do not understand the answer about the payer. Talk to the center before you go on.',
  'sponsor.illegal': 'the person you tried to assign cannot act as your sponsor',
  'sponsor.uncertain': 'We do not know whether the SMS was sent',
  'sponsor.exists': 'The member already exists',
  'avtalegiro-not-signed': 'Avtalegiro was not signed',
  'accept.title': 'Paying for somebody else',
  'accept.loading': 'We are registering your answer …',
  'accept.done': 'Your answer is registered',
  'accept.doneFor': 'You now pay for {{name}}',
  'accept.doneWords': 'There is nothing more to do. The payment is drawn by AvtaleGiro.',
  'accept.sign': 'Sign the agreement first, by the link in the SMS you got. Then try again.',
  'accept.noLink': 'The link is not whole. Open it again from the message you got.',
});
