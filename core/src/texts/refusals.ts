import type { RefusalMessages } from '../shared/messages.ts';
import type { TextsOf } from './text-of.ts';

/** The workspace's own words for a refusal, by its status. */
export const no = {
  'refusal.notOffered': 'Denne tjenesten tilbyr ikke dette.',
  'refusal.signedOut': 'Du er ikke logget inn lenger. Logg inn på nytt.',
  'refusal.forbidden': 'Du har ikke tilgang til dette. Den som styrer tilgangene, kan gi deg det.',
  'refusal.missing': 'Det finnes ikke lenger.',
  'refusal.changed': 'Det går ikke slik det er nå. Last inn siden på nytt, og prøv en gang til.',
  'refusal.large': 'Det er for stort til å sendes.',
  'refusal.fileType': 'Denne filtypen tas ikke imot.',
  'refusal.tooMany': 'Tjenesten har for mye å gjøre. Vent litt og prøv igjen.',
  'refusal.server': 'Noe gikk galt i tjenesten ({{status}}). Prøv igjen om litt.',
  'refusal.other': 'Tjenesten tok ikke imot dette ({{status}}).',
} as const satisfies TextsOf<RefusalMessages>;

/** In English. */
export const en = {
  'refusal.notOffered': 'This service does not offer this.',
  'refusal.signedOut': 'You are not signed in any more. Sign in again.',
  'refusal.forbidden': 'You have no access to this. The person who manages access can give it to you.',
  'refusal.missing': 'It is not there any more.',
  'refusal.changed': 'This cannot be done as things are. Load the page again, and try once more.',
  'refusal.large': 'It is too large to be sent.',
  'refusal.fileType': 'Files of this type are not accepted.',
  'refusal.tooMany': 'The service is too busy. Wait a moment and try again.',
  'refusal.server': 'Something went wrong in the service ({{status}}). Try again in a moment.',
  'refusal.other': 'The service did not accept this ({{status}}).',
} as const satisfies TextsOf<RefusalMessages>;
