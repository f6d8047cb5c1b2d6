import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of two values of one field, that of the user and that of another one, and of one value for several records. */
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
  'several.pick': 'Velg {{title}}',
  'several.picked_one': '{{count}} valgt',
  'several.picked_other': '{{count}} valgt',
  'several.clear': 'Velg bort',
  'several.sum': '{{saved}} av {{all}} lagret',
  'several.saving_one': '{{count}} sendes når det er nett',
  'several.saving_other': '{{count}} sendes når det er nett',
  'several.needsYou_one': '{{count}} trenger deg',
  'several.needsYou_other': '{{count}} trenger deg',
  'several.dropped_one': '{{count}} ikke endret',
  'several.dropped_other': '{{count}} ikke endret',
  'several.unchanged': 'Ikke endret',
});

addTexts({ no });
