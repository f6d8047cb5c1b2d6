import type { MessageOf } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The form of a line of hours, and the warnings of the Working Environment Act. */
export const no = {
  'hours.noDay': 'Velg en dag.',
  'hours.closedDay': 'Timer kan føres fra {{first}} til {{last}}.',
  'hours.futureDay': 'Timer kan føres til {{last}}.',
  'hours.noProject': 'Velg et prosjekt.',
  'hours.noRight': 'Du kan ikke føre timer på dette prosjektet.',
  'hours.notQuarters': 'Skriv timer i kvarter, mer enn 0 og høyst 24.',
  'hours.notBetween': 'Fra–til gir {{hours}} timer. Skriv tider som gir hele kvarter, mer enn 0 og høyst 24.',
  'hours.noSuchTime': 'Klokken viser ikke denne tiden. Skriv en annen, som 07:00.',
  'hours.noEnd': 'Skriv både fra og til.',
  'hours.longPause': 'Pausen er like lang som tiden fra–til, eller lengre.',
  'hours.noPause': 'Skriv pausen i hele minutter, høyst 720.',
  'hours.needsReason': 'Skriv hva som må rettes.',
  'hours.overDay': '{{hours}} t {{day}}, mer enn {{most}} ({{law}})',
  'hours.overWeek': 'Over {{most}} t på sju dager ({{law}})',
  'hours.overtimeWeek': 'Over {{most}} t overtid på sju dager ({{law}})',
  'hours.overtimeWeeks': 'Over {{most}} t overtid på fire uker ({{law}})',
  'hours.kept': 'Timene står fortsatt her.',
  'hours.shown': 'Det som står her, er lagret.',
  'hours.approvalOffline': 'Godkjenning krever nett. Ingenting er sendt.',
  'hours.approvalLost': 'Svaret kom ikke frem. Noen av linjene kan være behandlet likevel.',
  'hours.approvalRefused': 'Ingen linjer ble endret. {{reason}}',
  'hours.leaving':
    'Det du har skrevet, er ikke lagret. Du finner det igjen under Påbegynt på denne enheten. Vil du lukke?',
} as const;

/** In English. */
export const en = {
  'hours.noDay': 'Choose a day.',
  'hours.closedDay': 'Hours can be written from {{first}} to {{last}}.',
  'hours.futureDay': 'Hours can be written until {{last}}.',
  'hours.noProject': 'Choose a project.',
  'hours.noRight': 'You cannot register hours at this project.',
  'hours.notQuarters': 'Write hours in quarters, more than 0 and at most 24.',
  'hours.notBetween':
    'The times give {{hours}} hours. Write times that give whole quarters, more than 0 and at most 24.',
  'hours.noSuchTime': 'The clock never shows this time. Write another one, such as 07:00.',
  'hours.noEnd': 'Write both from and to.',
  'hours.longPause': 'The break is as long as the time from–to, or longer.',
  'hours.noPause': 'Write the break in whole minutes, at most 720.',
  'hours.needsReason': 'Write what must be corrected.',
  'hours.overDay': '{{hours}} h {{day}}, more than {{most}} ({{law}})',
  'hours.overWeek': 'More than {{most}} h in seven days ({{law}})',
  'hours.overtimeWeek': 'More than {{most}} h of overtime in seven days ({{law}})',
  'hours.overtimeWeeks': 'More than {{most}} h of overtime in four weeks ({{law}})',
  'hours.kept': 'The hours are still here.',
  'hours.shown': 'The hours that you see are saved.',
  'hours.approvalOffline': 'An approval needs a network. Nothing was sent.',
  'hours.approvalLost': 'The answer was lost. Some of the lines may be done all the same.',
  'hours.approvalRefused': 'No line was changed. {{reason}}',
  'hours.leaving':
    'What you have written is not saved. You find it again under Begun on this device. Do you want to close?',
} as const satisfies TextsOf<HoursMessages>;

/** The problems and warnings of a line of hours, and the question before its input is left. */
export type HoursMessages = MessagesOf<typeof no>;

/** A problem of a line, or a warning beside its sum. */
export type HoursMessage = MessageOf<HoursMessages>;
