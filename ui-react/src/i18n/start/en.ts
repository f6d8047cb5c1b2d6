import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'start.welcome': 'Welcome to {{name}}',
  'start.lead': 'Become a member in a few minutes, or see what is on at the center this week.',
  'start.timetable': 'Timetable',
  'start.timetableLead': 'All group classes in week {{number}}.',
  'start.more': 'More',
  'start.login': 'Previous member',
  'start.loginLead': 'Member now or before? Log in and see your agreement',
  'start.termsLead': 'Read the terms for direct debit and card',
  'start.profileLead': 'See your agreement and your details',
  'start.member': 'Become a member',
  'start.memberLead': 'Choose a center and a membership, and join in a few minutes.',
  'start.company': 'Company agreement',
  'start.companyLead': 'Your employer covers all or part of the price',
  'start.private': 'Under 18',
  'start.privateLead': 'An adult pays, and confirms by SMS',
  'start.newProfile': 'Create a profile',
  'start.newProfileLead': 'Without a membership – for punch cards and drop-in',
});
