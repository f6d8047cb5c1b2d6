import { no as core } from '@felles/core/texts/checklists';
import { no as texts } from '@felles/core/texts/site-texts';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of one checklist that is answered, and of a new one. */
export const no = masterCatalog({
  'checklists.of': '{{answered}} av {{points}} besvart',
  'checklists.barOf': '{{answered}} av {{points}} besvart, {{failed}} ikke OK',
  'checklists.every': 'Alle punkter',
  'checklists.place': 'Punkt {{at}} av {{points}}',
  'checklists.previous': 'Forrige punkt',
  'checklists.next': 'Neste ubesvarte',
  'checklists.allAnswered': 'Alle {{points}} punkter er besvart',
  'checklists.onwardHint': 'OK og Ikke relevant går videre til neste. Ikke OK blir stående.',
  'checklists.measure': 'Måling',
  'checklists.measureHint': 'Komma eller punktum. Står slik du skriver det.',
  'checklists.note': 'Merknad',
  'checklists.choice': 'Hva er brukt?',
  'checklists.comment': 'Kommentar',
  'checklists.state.waiting': 'Lagret. Venter på nett.',
  'checklists.state.sending': 'Sendes',
  'checklists.state.lost': 'Lagret. Venter på svar.',
  'checklists.state.failed': 'Trenger deg',
  'checklists.deviation': 'Lag avvik av punktet?',
  'checklists.deviationHint': 'Svaret er lagret uansett.',
  'checklists.makeDeviation': 'Lag avvik',
  'checklists.locked': 'Ikke lagret: sjekklisten er signert',
  'checklists.notTaken': 'Ikke tatt imot',
  'checklists.yours': 'Du svarte: {{answer}}',
  'checklists.again': 'Prøv igjen',
  'checklists.discard': 'Forkast',
  'checklists.noAnswer': 'ingenting',
  'checklists.unsaved': 'Ikke lagret. Nettleseren lar oss ikke lagre på denne enheten.',
  'checklists.signedBy': 'Signert av {{name}} {{time}}.',
  'checklists.isLocked': 'Svarene er låst.',
  'checklists.mayBeSigned': 'Signer når runden er ferdig.',
  'checklists.signingLocks': 'Da låses svarene. Signering krever nett.',
  'checklists.signAs': 'Signer som {{name}}',
  'checklists.reopen': 'Gjenåpne',
  'checklists.reopenWhy': 'Hvorfor åpnes listen igjen?',
  'checklists.new': 'Ny sjekkliste',
  'checklists.phase': 'Fase',
  'checklists.everyPhase': 'Alle faser',
  'checklists.someTemplates': 'maler',
  'checklists.allTemplates': 'Malene',
  'checklists.countPoints_one': '{{count}} punkt',
  'checklists.countPoints_other': '{{count}} punkter',
  'checklists.notSent': 'Lagret. Punktene kommer når listen er sendt.',
});

addTexts({ no: core });
addTexts({ no: texts });
addTexts({ no });
