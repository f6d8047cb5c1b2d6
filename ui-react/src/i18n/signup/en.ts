import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'signup.notCreated': 'The membership was not created. Please contact the center',
  'signup.notAnswered':
    'We got no answer, and do not know whether the membership was created. Try again; nothing is created twice.',
  'signup.whoUnknown': 'One moment, we are fetching your details.',
  'signup.whoNotLoaded': 'We could not fetch your details. Try again.',
  'signup.hasActiveAgreement': 'You already have an active membership, and cannot sign up again.',
  'signup.hasSponsor': 'Somebody else pays for your membership, so you cannot start a new one.',
  'signup.departmentMissing': 'Choose a center.',
  'signup.membershipMissing': 'Choose a membership.',
  'signup.membershipIsTest': 'Test memberships are for new members. Choose another membership.',
  'signup.priceChanged': 'The price has changed since you chose. Accept the new price, or choose another membership.',
  'signup.listIsEmpty': 'No memberships match the filters. Remove a filter, or choose another center.',
  'signup.codeMissing': 'Enter the sponsor code.',
  'signup.codeNotChecked': 'Check the sponsor code before you go on.',
  'signup.personIncomplete': 'Please fill in the required fields.',
  'signup.alreadyMember': 'You are already a member with us.',
  'signup.earlierMember': 'You are or have been a member with us. Log in to go on, or use another phone number.',
  'signup.sponsoredUnknown': 'We could not find the person you are to pay for. Open the link in the SMS again.',
  'signup.linkMissing': 'Signing is not available right now. Please contact the center.',
  'signup.sending': 'One moment, we are sending your details.',
});
