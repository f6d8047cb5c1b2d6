import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

/** The links from the profile to a member's other pages, with a figure of each. */
export const no = masterCatalog({
  'memberLinks.label': 'Medlemskapet ditt',
  'memberLinks.bookings': 'Mine timer',
  'memberLinks.noClasses': 'Du har ingen timer',
  'memberLinks.places_one': '{{count}} plass',
  'memberLinks.places_other': '{{count}} plasser',
  'memberLinks.card': 'Medlemskort',
  'memberLinks.cardNote': 'Kode for døren',
  'memberLinks.messagesNote': 'Beskjeder fra senteret',
  'memberLinks.invoices': 'Fakturaer',
  'memberLinks.visits': 'Besøk',
  'memberLinks.waiting': 'Henter …',
  'memberLinks.failed': 'Kunne ikke hentes nå',
  'memberLinks.toPay': '{{amount}} å betale',
  'memberLinks.nothingToPay': 'Ingenting å betale',
  'memberLinks.noAmount': 'Du har ubetalte fakturaer',
  'memberLinks.overdue_one': '{{count}} forfalt',
  'memberLinks.overdue_other': '{{count}} forfalt',
  'memberLinks.visitCount_one': '{{count}} besøk denne måneden',
  'memberLinks.visitCount_other': '{{count}} besøk denne måneden',
});

/** In English. */
export const en = catalogLike(no)({
  'memberLinks.label': 'Your membership',
  'memberLinks.bookings': 'My classes',
  'memberLinks.noClasses': 'You have no classes',
  'memberLinks.places_one': '{{count}} place',
  'memberLinks.places_other': '{{count}} places',
  'memberLinks.card': 'Membership card',
  'memberLinks.cardNote': 'Code for the door',
  'memberLinks.messagesNote': 'What the center has told you',
  'memberLinks.invoices': 'Invoices',
  'memberLinks.visits': 'Visits',
  'memberLinks.waiting': 'Fetching …',
  'memberLinks.failed': 'Could not be fetched now',
  'memberLinks.toPay': '{{amount}} to pay',
  'memberLinks.nothingToPay': 'Nothing to pay',
  'memberLinks.noAmount': 'You have unpaid invoices',
  'memberLinks.overdue_one': '{{count}} overdue',
  'memberLinks.overdue_other': '{{count}} overdue',
  'memberLinks.visitCount_one': '{{count}} visit this month',
  'memberLinks.visitCount_other': '{{count}} visits this month',
});

addTexts({ no, en });
