import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The forms of phases, milestones and budgets. */
export const no = {
  'phaseForm.needsReason': 'Skriv en grunn. Den står i historikken.',
  'phaseForm.wrongDay': 'Velg en dag som finnes.',
  'phaseForm.badStart': 'Fasen kan ikke starte i fremtiden, eller før prosjektet ({{day}}).',
  'phaseForm.badEnd': 'Fasen kan ikke være fullført i fremtiden, eller før den startet ({{day}}).',
  'phaseForm.needsTitle': 'Skriv hva som skal være nådd.',
  'phaseForm.needsWhy': 'Skriv hvorfor den ikke gjelder.',
  'phaseForm.doesNotApply': 'Milepælen gjelder ikke, og kan ikke nås.',
  'phaseForm.wrongHours': 'Skriv timer fra 0 til 100 000, med høyst to desimaler.',
  'phaseForm.badPlan': 'Siste dag kan ikke være før første dag.',
  'phaseForm.lateDeadline': 'En av fristene er forbi. Skriv en grunn, så kan den flyttes.',
  'phaseForm.offline': 'Du er ikke på nett. Alt er som det var.',
  'phaseForm.lost': 'Svaret kom ikke frem, så endringen kan være lagret. Prøv igjen.',
  'phaseForm.unchanged': 'Ikke endret. {{reason}}',
  'phaseForm.recounted': 'Det er noe annet som ikke er ferdig nå. Se på listen, og fullfør igjen.',
  'phaseForm.leaving': 'Det du har skrevet, er ikke lagret. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'phaseForm.needsReason': 'Write a reason. It stands in the history.',
  'phaseForm.wrongDay': 'Choose a day that exists.',
  'phaseForm.badStart': 'The phase cannot start in the future, or before the project ({{day}}).',
  'phaseForm.badEnd': 'The phase cannot be completed in the future, or before it started ({{day}}).',
  'phaseForm.needsTitle': 'Write what is to be reached.',
  'phaseForm.needsWhy': 'Write why it does not apply.',
  'phaseForm.doesNotApply': 'The milestone does not apply, and cannot be reached.',
  'phaseForm.wrongHours': 'Write hours from 0 to 100,000, with two decimals at most.',
  'phaseForm.badPlan': 'The last day cannot be before the first.',
  'phaseForm.lateDeadline': 'One of the deadlines has passed. Write a reason, and it can be moved.',
  'phaseForm.offline': 'You are offline. Everything is as it was.',
  'phaseForm.lost': 'The answer did not arrive, so the change may be saved. Try again.',
  'phaseForm.unchanged': 'Not changed. {{reason}}',
  'phaseForm.recounted': 'Other parts are open now. Look at the list, and complete it again.',
  'phaseForm.leaving': 'What you have written is not saved. Do you want to close?',
} as const satisfies TextsOf<PhaseFormMessages>;

/** The problems of the forms of phases, and the question before their input is left. */
export type PhaseFormMessages = MessagesOf<typeof no>;

/** A problem in a form of phases. */
export type PhaseFormMessage = MessageOf<PhaseFormMessages>;
