import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'workspace.name': 'Felles workspace',
  'workspace.slow': 'The service takes long to answer. The page opens in a few seconds all the same.',
  'workspace.menu': 'Main menu',
  'workspace.connection': 'Connection:',
  'workspace.notFound': 'Unknown page',
  'workspace.notFoundWords': 'The workspace has no such page',
  'workspace.toStart': 'To the start page',
  'about.title': 'About the connection',
  'connection.connected': 'connected',
  'connection.connecting': 'connecting',
  'connection.disconnected': 'disconnected',
  'connection.reconnect': 'Reconnect',
  'connection.notice.stale': 'What you see may be old.',
  'connection.notice.abandoned': 'What you see is no longer updated.',
  'connection.notice.notYet': 'What you see is not updated yet.',
  'connection.notice.abandonedSince': 'We gave up connecting at {{time}}, after {{closes}} breaks in half an hour.',
  'connection.notice.offline': 'The device has no network.',
  'connection.notice.offlineAway': 'The device has no network. We connect when it is back.',
  'connection.notice.connecting': 'The connection is broken. We are connecting again now.',
  'connection.notice.beginning': 'We are connecting.',
  'connection.notice.waiting': 'We have no connection, and try again at {{time}}.',
});
