import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { DotMessages } from './connection-dot.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The page about the live connection: its steps, and the causes of breaks. */
export const no = {
  'connection.step.idle': 'Forbindelsen er ikke åpnet ennå.',
  'connection.step.connecting': 'Åpner en forbindelse og henter adgang.',
  'connection.step.authenticating': 'Logger på og venter på svar.',
  'connection.step.ready': 'Nyheter kommer så snart de skjer.',
  'connection.step.readyOffline': 'Forbindelsen står åpen, men enheten sier at den er uten nett.',
  'connection.step.waiting': 'Venter. Neste forsøk er senest kl. {{time}}.',
  'connection.step.abandoned':
    'Ga opp etter {{closes}} brudd på en halv time. Ingenting skjer før noen ber om det, eller nettet kommer tilbake.',
  'connection.step.closed': 'Forbindelsen er avsluttet.',
  'connection.followed.waits': 'Prøver igjen senest kl. {{time}}',
  'connection.followed.tries': 'Prøver igjen, etter {{after}}',
  'connection.followed.back': 'Tilkoblet igjen etter {{after}}',
  'connection.followed.failed': 'Prøvde igjen etter {{after}}, uten å lykkes',
  'connection.followed.nothing': 'Ingen nye forsøk',
  'connection.gaveUp': 'Ga opp etter {{closes}} brudd',
  'connection.ending.normal': 'Avsluttet som avtalt',
  'connection.ending.serverClosing': 'Tjenesten stengte',
  'connection.ending.cut': 'Brutt uten forvarsel, eller aldri åpnet',
  'connection.ending.tooLarge': 'Noe for stort ble sendt',
  'connection.ending.givenUp': 'Forsøket ble gitt opp',
  'connection.ending.silent': 'Linjen ble taus',
  'connection.ending.turnedAway': 'Tjenesten avviste oss',
  'connection.ending.other': 'Avsluttet av den andre enden',
  'connection.error.timedOut': 'Ingen svarte innen {{seconds}} sekunder. Vi vet ikke om det kom fram.',
  'connection.error.refused': 'Tjenesten sa nei ({{code}}).',
  'connection.error.refusedSilently': 'Tjenesten sa nei, uten å si hvorfor.',
  'connection.error.misunderstood': 'Svaret kunne ikke forstås.',
  'connection.error.notSent': 'Det ble ikke sendt, fordi forbindelsen er brutt.',
  'connection.error.unknownOutcome': 'Forbindelsen ble brutt. Vi vet ikke om det kom fram.',
  'connection.error.full': 'For mye venter på forbindelsen allerede ({{waiting}}).',
  'duration.milliseconds': '{{count}} ms',
  'duration.seconds': '{{count}} s',
  'duration.minutes': '{{count}} min',
} as const;

/** In English. */
export const en = {
  'connection.step.idle': 'The connection has not been opened yet.',
  'connection.step.connecting': 'Opening a connection and fetching a token.',
  'connection.step.authenticating': 'Logging in and waiting for an answer.',
  'connection.step.ready': 'News comes as soon as it happens.',
  'connection.step.readyOffline': 'The connection stands open, but the device says that it has no network.',
  'connection.step.waiting': 'Waiting. The next attempt is at {{time}} at the latest.',
  'connection.step.abandoned':
    'Gave up after {{closes}} breaks in half an hour. Nothing happens until somebody asks for it, or the network is back.',
  'connection.step.closed': 'The connection has been ended.',
  'connection.followed.waits': 'Trying again at {{time}} at the latest',
  'connection.followed.tries': 'Trying again, after {{after}}',
  'connection.followed.back': 'Connected again after {{after}}',
  'connection.followed.failed': 'Tried again after {{after}}, without success',
  'connection.followed.nothing': 'No more attempts',
  'connection.gaveUp': 'Gave up after {{closes}} breaks',
  'connection.ending.normal': 'Ended as agreed',
  'connection.ending.serverClosing': 'The service was closing',
  'connection.ending.cut': 'Cut without warning, or never opened',
  'connection.ending.tooLarge': 'Something too large was sent',
  'connection.ending.givenUp': 'The attempt was given up',
  'connection.ending.silent': 'The line went silent',
  'connection.ending.turnedAway': 'The service turned us away',
  'connection.ending.other': 'Ended by the other end',
  'connection.error.timedOut': 'Nobody answered within {{seconds}} seconds. We do not know whether it arrived.',
  'connection.error.refused': 'The service said no ({{code}}).',
  'connection.error.refusedSilently': 'The service said no without saying why.',
  'connection.error.misunderstood': 'The answer could not be understood.',
  'connection.error.notSent': 'It was not sent, because the connection is broken.',
  'connection.error.unknownOutcome': 'The connection broke. We do not know whether it arrived.',
  'connection.error.full': 'Too much waits for the connection already ({{waiting}}).',
  'duration.milliseconds': '{{count}} ms',
  'duration.seconds': '{{count}} s',
  'duration.minutes': '{{count}} min',
} as const satisfies TextsOf<ConnectionMessages>;

/** Its details, for the page about it. */
export type ConnectionMessages = MessagesOf<typeof no>;

/** A text about the live connection, for the dot, the notice and the page about it. */
export type ConnectionMessage = MessageOf<SharedMessages & DotMessages & ConnectionMessages>;
