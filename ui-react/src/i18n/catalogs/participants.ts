import { no as core } from '@felles/core/texts/participants';
import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of the participants of a project. */
export const no = masterCatalog({
  'participants.some': 'deltakere',
  'participants.all': 'Deltakerne',
  'participants.none': 'Ingen deltakere ennå',
  'participants.noRole': 'Uten rolle',
  'participants.name': 'Navn',
  'participants.company': 'Firma',
  'participants.everyCompany': 'Alle firma',
  'participants.role': 'Rolle',
  'participants.everyRole': 'Alle roller',
  'participants.reach': 'Nås på',
  'participants.count_one': '{{count}} deltaker',
  'participants.count_other': '{{count}} deltakere',
  'participants.add': 'Legg til deltaker',
  'participants.addShort': 'Legg til',
  'participants.noneAdded':
    'Denne tjenesten tilbyr ikke å legge til deltakere. Rollene til dem som er med, kan endres.',
  'participants.change': 'Endre {{name}}',
  'participants.changeRoles': 'Endre roller',
  'participants.remove': 'Fjern fra prosjektet',
  'participants.options': 'Valg for {{name}}',
  'participants.person': 'Person',
  'participants.personHint': 'Søk etter navn, firma eller mobil',
  'participants.roles': 'Roller',
  'participants.gone': 'Deltakeren finnes ikke lenger i prosjektet.',
  'participants.panel': 'Deltaker',
  'participants.search': 'Søk i deltakerne',
  'participants.noHit': 'Ingen deltakere passer til «{{words}}».',
  'participants.sure': 'Fjerne {{name}}?',
  'participants.removeWords': 'Deltakeren mister rollene sine i prosjektet.',
  'participants.employer': 'Byggherre',
  'participants.readOnly': 'Du kan se deltakerne, men ikke endre dem.',
});

addTexts({ no: core });
addTexts({ no });
