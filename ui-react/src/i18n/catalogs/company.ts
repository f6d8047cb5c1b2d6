import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'company.title': 'Bli medlem gjennom en bedrift',
  'company.codeTitle': 'Koden fra bedriften',
  'company.noCode': 'Har du ikke fått en kode?',
  'company.noCodeWords':
    'Kontakt bedriften du jobber i. Det er de som har avtalen med senteret, og som deler ut koden.',
  'company.finish': 'Meld meg inn',
  'company.summary': 'Se over innmeldingen',
  'company.summaryCode': 'Sponsorkode',
  'company.summaryCompany': 'Bedrift',
  'company.whoPays':
    'Prisen er hele prisen for medlemskapet. Bedriften får fakturaen. Skal du betale en del selv, vet bedriften hvor mye.',
  'company.done': 'Du er meldt inn',
  'company.created': 'Medlemskapet er opprettet, og bedriften er sponsor',
  'company.createdWords': 'Fakturaen går til bedriften. Skal du betale en del selv, får du fakturaen din på e-post.',
  'company.reportedWords':
    'Senteret kan bekrefte det, og du ser medlemskapet på profilen din når du logger inn. Fakturaen går til bedriften. Skal du betale en del selv, får du fakturaen din på e-post.',
  'company.failed': 'Innmeldingen ble ikke fullført',
  'company.failedWords': 'Medlemskapet ble ikke opprettet. Prøv igjen, eller kontakt senteret.',
});

export const en = catalogLike(no)({
  'company.title': 'Become a member through a company',
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

addTexts({ no, en });
