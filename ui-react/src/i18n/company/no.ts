import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'company.title': 'Bli medlem gjennom en bedrift',
  'company.code': 'Kode',
  'company.agreement': 'Avtale',
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
