import { newKey } from '@felles/adapters-http';
import type { Surroundings, WorkspaceNeeds } from '@felles/adapters-http/workspace';
import { connectInBrowser, steadyClock, watchNetwork } from '@felles/adapters-ws';
import type { AnswerCache } from '@felles/core/data';
import { asyncScheduler } from 'rxjs';
import { listAddress } from '../browser/address.ts';
import { draftsPlace } from '../browser/drafts-place.ts';
import { hostFrame } from '../browser/host-frame.ts';
import { askBeforeLeaving } from '../browser/leave-question.ts';
import { browserPlace } from '../browser/outbox-place.ts';
import { browserPage } from '../browser/page.ts';
import { sendFile } from '../browser/send-file.ts';
import { pendingSignIn, staffTokens } from '../browser/staff-tokens.ts';
import { log, watchVisible } from '../browser/surroundings.ts';

/** The browser's window as the workspace needs it. */
export const windowAsPlace = (): WorkspaceNeeds & Omit<Surroundings, 'client'> => ({
  root: window.location.origin,
  fetch: window.fetch.bind(window),
  sendFile,
  online$: watchNetwork(window),
  visible$: watchVisible(document),
  chance: Math.random,
  clock: asyncScheduler,
  steadyClock,
  connect: connectInBrowser,
  agent: window.navigator.userAgent,
  log,
  newKey,
  tokens: staffTokens(),
  pending: pendingSignIn,
  page: browserPage,
  host: hostFrame(),
  drafts: draftsPlace,
  outboxPlace: browserPlace,
  answerCache: answerCacheOnDemand(),
  savesData: () => 'connection' in navigator && Object(navigator.connection).saveData === true,
  askBeforeLeaving,
  listAddress,
});

/** The code of the database comes after that of the first page. */
function answerCacheOnDemand(): AnswerCache {
  const cache = import('../browser/answer-cache.ts').then(({ browserAnswerCache }) => browserAnswerCache());
  const run = (work: (there: AnswerCache) => void): void => void cache.then(work, () => undefined);
  return {
    begin: (owner, oldest) => run((there) => there.begin(owner, oldest)),
    put: (owner, key, answer) => run((there) => there.put(owner, key, answer)),
    get: async (owner, key) => (await cache.catch(() => null))?.get(owner, key) ?? null,
    retain: (owner, isKept) => run((there) => there.retain(owner, isKept)),
    wipe: (owner) => run((there) => there.wipe(owner)),
  };
}
