import type { Message, MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

export interface DashboardMessages {
  'dashboard.offline': NoParams;
  'dashboard.lost': NoParams;
  'dashboard.refused': { readonly reason: Message };
}

export type DashboardMessage = MessageOf<SharedMessages & DashboardMessages>;
