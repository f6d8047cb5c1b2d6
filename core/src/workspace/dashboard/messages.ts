import {
  explainFailure,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';

export interface DashboardMessages {
  'dashboard.offline': NoParams;
  'dashboard.lost': NoParams;
  'dashboard.refused': { readonly reason: Message };
  'dashboard.needsTitle': NoParams;
  'dashboard.longTitle': { readonly most: number };
  'dashboard.leaving': NoParams;
}

export type DashboardMessage = MessageOf<SharedMessages & DashboardMessages>;

/** What is said where a layout could not be changed. */
export const WORDS = {
  offline: { key: 'dashboard.offline', params: {} } satisfies DashboardMessage,
  lost: { key: 'dashboard.lost', params: {} } satisfies DashboardMessage,
  refused: (failure: Failure): DashboardMessage => ({
    key: 'dashboard.refused',
    params: { reason: explainFailure(failure) },
  }),
};
