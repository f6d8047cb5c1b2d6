import { no as core } from '@felles/core/texts/connection';
import { addTexts, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'about.state': 'Tilstand',
  'about.since': 'siden kl.',
  'about.version': 'Tjenesten har versjon {{version}}.',
  'about.heard': '{{name}}: {{count}}',
  'about.subscriptions': 'Abonnementer hos tjenesten',
  'about.refresh': 'Oppdater',
  'about.subscriptions.away': 'Tjenesten kan ikke spørres uten en forbindelse.',
  'about.subscriptions.loading': 'Spør tjenesten …',
  'about.subscriptionsFailed': 'Tjenesten svarte ikke med en liste.',
  'about.subscriptions.ready': 'Forbindelsen abonnerer ikke på noe.',
  'about.channelTitle': 'Kanalen «{{channel}}»',
  'about.channel': 'Kanal',
  'about.listen': 'Lytt',
  'about.message': 'Melding',
  'about.publish': 'Publiser',
  'about.lines': 'Meldinger i kanalen',
  'about.refused': 'Kanalen kan ikke høres',
  'about.linesLoading': 'Henter det siste fra kanalen …',
  'about.linesNone': 'Ingenting er sagt i kanalen ennå. Publiser noe her eller i en annen fane.',
  'about.linesFailed': 'Det siste fra kanalen kunne ikke hentes',
  'about.linesMayLack': 'Noe kan mangle, fordi kanalen ikke kunne hentes på nytt',
  'about.withoutId': 'uten id',
  'about.history': 'Brudd',
  'about.historyNone': 'Ingen brudd så langt.',
  'about.historyWhen': 'Når',
  'about.historyCode': 'Kode',
  'about.historyWhat': 'Hva som skjedde',
  'about.historyFollowed': 'Hva som fulgte',
  'about.title': 'Om tilkoblingen',
});

addTexts({ no: core });
addTexts({ no });
