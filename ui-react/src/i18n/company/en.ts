import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'company.title': 'Become a member through a company',
  'company.code': 'Code',
  'company.agreement': 'Agreement',
  'company.codeTitle': 'The code of your company',
  'company.noCode': 'Do you have no code?',
  'company.noCodeWords':
    'Contact the company you work for. It has the agreement with the center, and hands out the code.',
  'company.finish': 'Sign me up',
  'company.summary': 'Look over the sign-up',
  'company.summaryCode': 'Sponsor code',
  'company.summaryCompany': 'Company',
  'company.whoPays':
    'The price is the whole price of the membership. The company gets the invoice. If you are to pay a share yourself, the company knows how much.',
  'company.done': 'You are signed up',
  'company.created': 'The membership has been created, and the company is its sponsor',
  'company.createdWords':
    'The invoice goes to the company. If you pay a share yourself, you get your invoice by email.',
  'company.reportedWords':
    'The center can confirm it, and you see the membership in your profile once you log in. The invoice goes to the company. If you are to pay a part yourself, you get your invoice by email.',
  'company.failed': 'The sign-up was not completed',
  'company.failedWords': 'The membership was not created. Try again, or contact the center.',
});
