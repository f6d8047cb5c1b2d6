import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'workspace.name': 'Felles arbeidsflate',
  'workspace.menu': 'Hovedmeny',
  'workspace.connection': 'Tilkobling:',
  'workspace.notFound': 'Ukjent side',
  'workspace.notFoundWords': 'Denne siden finnes ikke i arbeidsflaten',
  'workspace.toStart': 'Til startsiden',
  'about.title': 'Om tilkoblingen',
  'connection.connected': 'tilkoblet',
  'connection.connecting': 'kobler til',
  'connection.disconnected': 'frakoblet',
  'connection.reconnect': 'Koble til på nytt',
  'connection.notice.stale': 'Det som vises, kan være gammelt.',
  'connection.notice.abandoned': 'Det som vises, blir ikke lenger oppdatert.',
  'connection.notice.notYet': 'Det som vises, blir ikke oppdatert ennå.',
  'connection.notice.abandonedSince': 'Vi ga opp å koble til kl. {{time}}, etter {{closes}} brudd på en halv time.',
  'connection.notice.offline': 'Enheten er uten nett.',
  'connection.notice.offlineAway': 'Enheten er uten nett. Vi kobler til når nettet er tilbake.',
  'connection.notice.connecting': 'Forbindelsen er brutt. Vi kobler til igjen nå.',
  'connection.notice.beginning': 'Vi kobler til.',
  'connection.notice.waiting': 'Vi har ingen forbindelse, og prøver igjen kl. {{time}}.',
});
