import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'newProfile.title': 'Create a profile',
  'newProfile.person': 'Personal information',
  'newProfile.chooseCenter': 'Choose a center',
  'newProfile.chooseCenterWhy': 'The profile has to belong to a center. Everything else you have filled in is kept.',
  'newProfile.create': 'Create profile',
  'newProfile.creating': 'Creating your profile',
  'newProfile.already': 'You have a profile already',
  'newProfile.alreadyWhy': 'You are logged in. Log out to create a profile for somebody else.',
  'newProfile.toProfile': 'To my profile',
  'created-user-success': 'Your profile has been created',
  'newProfile.next': 'To log in you need a password. You can get one by text message.',
  'newProfile.password': 'Get a password by text message',
  'newProfile.start': 'To the front page',
});
