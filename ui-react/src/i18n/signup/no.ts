import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'signup.notCreated': 'Medlemskapet ble ikke opprettet. Kontakt senteret',
  'signup.notAnswered':
    'Vi fikk ikke svar, og vet ikke om medlemskapet ble opprettet. Prøv igjen; ingenting blir opprettet to ganger.',
  'signup.whoUnknown': 'Vent litt, vi henter opplysningene dine.',
  'signup.whoNotLoaded': 'Vi fikk ikke hentet opplysningene dine. Prøv igjen.',
  'signup.hasActiveAgreement': 'Du har allerede et aktivt medlemskap, og kan ikke melde deg inn en gang til.',
  'signup.hasSponsor': 'Noen andre betaler for medlemskapet ditt, så du kan ikke tegne et nytt.',
  'signup.departmentMissing': 'Velg et senter.',
  'signup.membershipMissing': 'Velg et medlemskap.',
  'signup.membershipIsTest': 'Prøvemedlemskap er for nye medlemmer. Velg et annet medlemskap.',
  'signup.priceChanged': 'Prisen er endret siden du valgte. Godta den nye prisen, eller velg et annet medlemskap.',
  'signup.listIsEmpty': 'Ingen medlemskap passer med filtrene. Fjern et filter, eller velg et annet senter.',
  'signup.codeMissing': 'Skriv inn sponsorkoden.',
  'signup.codeNotChecked': 'Sjekk sponsorkoden før du går videre.',
  'signup.personIncomplete': 'Fyll ut alle feltene.',
  'signup.alreadyMember': 'Du er allerede medlem hos oss.',
  'signup.earlierMember':
    'Du er eller har vært medlem hos oss. Logg inn for å fortsette, eller bruk et annet telefonnummer.',
  'signup.sponsoredUnknown': 'Vi fant ikke den du skal betale for. Åpne lenken i SMS-en på nytt.',
  'signup.linkMissing': 'Signeringen er ikke tilgjengelig nå. Kontakt senteret.',
  'signup.sending': 'Vent litt, vi sender opplysningene.',
});
