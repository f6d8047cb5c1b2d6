import type { MessagesOf, TextsOf } from './text-of.ts';

/** A payment that could not be started, or whose checkout does not appear. */
export const no = {
  'payment.wentWrong': 'Noe gikk galt!',
  'payment.unknownAnswer': 'Ukjent svar fra serveren',
  'payment.notAllowed': 'Betalingssiden ble ikke åpnet, fordi adressen ikke er en vi kjenner',
  'payment.notAsked': 'Vi fikk ikke sjekket om fakturaen alt er betalt, så vi har ikke startet noen betaling',
  'payment.amountChanged': 'Beløpet er endret. Se over det nye beløpet før du betaler',
  'payment.notToBePaid': 'Senteret sier at det ikke er noe å betale på denne fakturaen',
  'payment.notClosed': 'Den forrige betalingen er ikke avsluttet hos betalingsleverandøren ennå. Vent et par minutter',
  'payment.cutOff': 'Du er uten nett, så betalingssiden ble ikke åpnet',
  'payment.scriptFailed': 'Betalingssiden åpnet seg ikke',
  'payment.frameBlocked': 'Betalingssiden åpnet seg ikke. Nettleseren eller nettverket kan ha stoppet den',
  'payment.checkoutIncomplete': 'Betalingsvinduet kunne ikke vises',
} as const;

/** In English. */
export const en = {
  'payment.wentWrong': 'Something went wrong!',
  'payment.unknownAnswer': 'Unknown response from the server',
  'payment.notAllowed': 'The payment page was not opened, because its address is not one we know',
  'payment.notAsked': 'We could not check whether the invoice is paid already, so we have started no payment',
  'payment.amountChanged': 'The amount has changed. Look at the new amount before you pay',
  'payment.notToBePaid': 'The center says that there is nothing to pay on this invoice',
  'payment.notClosed': 'The payment provider has not closed the former payment yet. Wait a couple of minutes',
  'payment.cutOff': 'You are offline, so the payment page was not opened',
  'payment.scriptFailed': 'Failed to load script',
  'payment.frameBlocked': 'The payment page did not open. The browser or the network may have stopped it',
  'payment.checkoutIncomplete': 'The payment window could not be shown',
} as const satisfies TextsOf<MessagesOf<typeof no>>;
