import { type Addition, fieldsIn, wholeCalls } from '../additions.ts';

const SHOWN_TERMS = [
  'which terms the visitor had before them, and when; the service refuses terms that have changed',
  'the service knows only that its terms were approved',
] as const;
const SHOWN_PRICE = [
  'the price that was shown; the service refuses a price that has changed',
  'the invoice shows the price',
] as const;
const UNCOUNTED = ['private sign-ups are not counted', 'they are counted as the others are'] as const;

const AT_THE_CENTER = 'members end and pause their agreements at the center';
const NO_INVOICES = 'members find their invoices in their letters, and pay by the links there';

const IN_LETTERS = 'the center tells it by SMS and e-mail alone';

const NO_BOOKING = 'the timetable is to read alone; members book at the center';

/** Everything that the portal asks of a service beyond its specification. */
export const PORTAL_ADDITIONS: readonly Addition[] = [
  ...fieldsIn('answer', 'center.manifest', {
    additions: [
      'what of this list the service knows is sent to it, by its name there',
      'nothing is sent beyond the specification',
    ],
    allowed_hosts: ['the only hosts that a page is left for', 'any https address that the service gives is followed'],
    checkout_hosts: [
      'the only hosts whose script shows a checkout inside the page',
      'an https script that the service names is loaded, as far as the page’s policy lets it',
    ],
    sign_in_flow: ['staff sign in by the token flow where it says `token`', 'they sign in by the code flow'],
  }),
  ...fieldsIn('answer', 'center.center', {
    'tracking.omitPrivateSignups': UNCOUNTED,
    has_logo: [
      'a logo is not asked for where there is none',
      'it is asked for, and the title stands where none is found',
    ],
  }),
  ...fieldsIn('answer', 'terms.conditionUrl', {
    has_document: [
      'a document of terms is not asked for where there is none',
      'it is asked for, and there are no terms where none is found',
    ],
  }),
  ...fieldsIn('answer', 'tracking.marketingTracking', { omitPrivateSignups: UNCOUNTED }),
  ...fieldsIn('answer', 'profile.profile', {
    'avtaler.unpaid_invoice': [
      'an agreement that waits for its payment leads there',
      'the member pays by the link of the e-mail',
    ],
    'avtaler.waits_for': [
      'an agreement says that it waits for a signature or for the bank',
      'the agreement is shown as not active',
    ],
  }),
  ...fieldsIn('answer', 'profile.profile', {
    'avtaler.clips_left': ['an agreement says how many clips are left', 'the center says it'],
    'avtaler.clips_until': ['an agreement says until when its clips can be used', 'the center says it'],
  }),
  ...fieldsIn('answer', 'timetable.classes', {
    cancel_until: ['a class says until when it can be cancelled free of charge', NO_BOOKING],
    opens_at: ['a class that cannot be booked yet says from when', NO_BOOKING],
    late_words: ['the price of a late cancellation stands above the button', NO_BOOKING],
    late_price: ['the button of a late cancellation names its price', NO_BOOKING],
    promoted_at: ['a place from the queue says when it came', NO_BOOKING],
    class_cancelled: ['a class that the center has cancelled stays, and says so', 'it is not in the timetable'],
    waiting: ['a full class says how many wait', NO_BOOKING],
  }),
  ...wholeCalls({
    'agreement.terms': ['the member reads what ending, pausing and withdrawing mean', AT_THE_CENTER],
    'agreement.end': ['the member ends an agreement, or asks its payer to', AT_THE_CENTER],
    'agreement.takeBack': ['an ending is taken back until the last day', AT_THE_CENTER],
    'agreement.withdraw': ['the member withdraws from a new agreement where it was made', AT_THE_CENTER],
    'agreement.preview': ['the member reads the sums and dates of a pause before it is made', AT_THE_CENTER],
    'agreement.freeze': ['the member pauses an agreement', AT_THE_CENTER],
    'agreement.endFreeze': ['a pause is taken back, or ends early', AT_THE_CENTER],
  }),
  ...wholeCalls({
    'bookings.booked': ['the member sees the own places and spots', NO_BOOKING],
    'bookings.rules': ['the member sees the rules of booking, and the end of a block', NO_BOOKING],
    'bookings.book': ['the member books a class, or waits for a place', NO_BOOKING],
    'bookings.cancel': ['the member cancels a place, or leaves a queue', NO_BOOKING],
  }),
  ...wholeCalls({
    'invoices.unpaid': ['the member sees what is to be paid, and when', NO_INVOICES],
    'consents.save': ['a member changes the consents to SMS and e-mail', 'the center changes them'],
    'memberCard.card': ['the member has a card with a code for the door', 'members show their card of plastic'],
    'memberVisits.visits': ['the member sees the own visits, month by month', 'the center tells them'],
    'memberNotices.list': ['the member reads what the center has told, and how much of it is new', IN_LETTERS],
    'memberNotices.seen': ['a message that was read is no longer new', IN_LETTERS],
    'news.news': ['the member reads the news of the center', 'the center tells it elsewhere'],
    'invoices.paid': ['the member sees what has been paid, month by month', NO_INVOICES],
  }),
  ...fieldsIn('answer', 'sponsor.lookUpCode', { navn: ['the code shows whose it is', 'the code is shown as valid'] }),
  ...fieldsIn('answer', 'sponsor.sponsored', {
    agreement: [
      'the payer reads what is paid for and what it costs',
      'the payer reads that it is not known here, and finds it in the agreement that is signed',
    ],
  }),
  ...fieldsIn('behaviour', 'sponsor.sponsored', {
    'a link to accept is asked about too': [
      'the payer reads for whom they accept, and is led on to sign where that is missing',
      'the link is accepted as it is opened, and the payer reads for whom it was',
    ],
  }),
  ...fieldsIn('body', 'signup.createMember', { acceptedTerms: SHOWN_TERMS, shownPrice: SHOWN_PRICE }),
  ...fieldsIn('body', 'signup.createContract', {
    acceptedTerms: SHOWN_TERMS,
    shownPrice: SHOWN_PRICE,
    is_privately_sponsored: [
      'the service knows of a known member that another pays, and sends them no invoice',
      'the service learns it when the payer is asked',
    ],
  }),
  ...fieldsIn('behaviour', 'signup.createContract', {
    'another choice takes the place of the one before': [
      'the invoice before is void, and the same choice again makes nothing new',
      'the center has both agreements, of which one is neither signed nor paid',
    ],
  }),
  ...fieldsIn('answer', 'payment.paymentState', {
    open_until: [
      'the page says until when a payment that was begun elsewhere can still be made',
      'the page waits as long as the specification says',
    ],
  }),
  ...fieldsIn('body', 'payment.startPayment', {
    amount: ['the sum that was shown; the service refuses a sum that has changed', 'the provider shows the sum'],
    replaces: [
      'what was begun elsewhere ends before another payment begins',
      'the provider keeps an invoice from being paid twice',
    ],
  }),
];
