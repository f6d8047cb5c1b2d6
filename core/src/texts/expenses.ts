import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The form of an expense, and its approval. */
export const no = {
  'expenses.needsTitle': 'Skriv hva som er kjøpt.',
  'expenses.needsLines': 'Velg minst én artikkel.',
  'expenses.manyLines': 'En utgift har høyst {{most}} artikler.',
  'expenses.wrongCount': 'Skriv et helt antall fra 1 til {{most}}.',
  'expenses.needsPrice': 'Artikkelen har ingen pris. Skriv den inn.',
  'expenses.wrongPrice': 'Skriv prisen i kroner, med høyst to desimaler og høyst {{most}}.',
  'expenses.wrongRate': 'Velg en mva-sats.',
  'expenses.wrongDay': 'Velg en dag som finnes.',
  'expenses.noOrder': 'Prosjektet har ingen slik ordrelinje.',
  'expenses.needsReason': 'Skriv hva som må rettes.',
  'expenses.leavingReason': 'Grunnen du har skrevet, er ikke sendt. Vil du lukke?',
  'expenses.preparing': 'En kvittering gjøres klar. Utgiften lagres straks den er det.',
  'expenses.kept': 'Utgiften står fortsatt her.',
  'expenses.approvalOffline': 'Godkjenning krever nett. Ingenting er sendt.',
  'expenses.approvalLost': 'Svaret kom ikke frem. Noen av utgiftene kan være behandlet likevel.',
  'expenses.approvalRefused': 'Ingen utgifter ble endret. {{reason}}',
  'expenses.leaving':
    'Det du har skrevet, er ikke lagret. Du finner det igjen under Påbegynt på denne enheten. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'expenses.needsTitle': 'Write what was bought.',
  'expenses.needsLines': 'Choose at least one article.',
  'expenses.manyLines': 'An expense has at most {{most}} articles.',
  'expenses.wrongCount': 'Write a whole count from 1 to {{most}}.',
  'expenses.needsPrice': 'The article has no price. Write it.',
  'expenses.wrongPrice': 'Write the price in kroner, with at most two decimals and at most {{most}}.',
  'expenses.wrongRate': 'Choose a rate of VAT.',
  'expenses.wrongDay': 'Choose a day that exists.',
  'expenses.noOrder': 'The project has no such order line.',
  'expenses.needsReason': 'Write what must be corrected.',
  'expenses.leavingReason': 'The reason that you have written is not sent. Do you want to close?',
  'expenses.preparing': 'A receipt is being made ready. The expense is saved as soon as it is.',
  'expenses.kept': 'The expense is still here.',
  'expenses.approvalOffline': 'An approval needs a network. Nothing was sent.',
  'expenses.approvalLost': 'The answer was lost. Some of the expenses may be done all the same.',
  'expenses.approvalRefused': 'No expense was changed. {{reason}}',
  'expenses.leaving':
    'What you have written is not saved. You find it again under Begun on this device. Do you want to close?',
} as const satisfies TextsOf<ExpenseMessages>;

/** The problems of an expense, and the question before its input is left. */
export type ExpenseMessages = MessagesOf<typeof no>;

/** A problem of an expense. */
export type ExpenseMessage = MessageOf<ExpenseMessages>;
