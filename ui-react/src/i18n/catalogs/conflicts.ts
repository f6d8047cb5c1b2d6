import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of two values of one field: that of the user, and that of another one. */
export const no = masterCatalog({
  'conflict.form': 'Valg mellom to verdier',
  'conflict.of': '{{by}} endret {{what}} til {{theirs}}. Du skrev {{mine}}.',
  'conflict.answer': '{{by}} svarte {{theirs}}. Du svarte {{mine}}.',
  'conflict.another': 'En annen',
  'conflict.keep': 'Behold {{by}}',
  'conflict.keepOther': 'Behold den andres',
  'conflict.mine': 'Bruk min',
  'conflict.chooseEach': 'Velg en av de to.',
  'conflict.save': 'Lagre valgene',
  'conflict.later': 'Avgjør senere',
  'conflict.waits': 'En annen har endret det samme. Endringen din ligger i utboksen til du velger.',
  'conflict.chooseNow': 'Velg nå',
  'conflict.errors': 'Tjenesten svarte med feil tre ganger.',
  'conflict.changed': 'En annen har endret det samme. Åpne og velg hva som skal gjelde.',
  'conflict.exists': 'Dette er alt registrert, med annet innhold.',
  'conflict.lockedHours': 'Ikke lagret: godkjente timer er låst.',
  'conflict.lockedTask': 'Oppgaven er simulert eller slettet, og endres ikke.',
  'conflict.lockedList': 'Ikke lagret: sjekklisten er signert.',
});

addTexts({ no });
