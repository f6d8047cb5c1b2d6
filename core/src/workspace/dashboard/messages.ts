import {
  type FailureTexts,
  failureTexts,
  type Message,
  type MessageOf,
  type NoParams,
  type SharedMessages,
} from '../../shared/messages.ts';

/** The texts that the dashboard's actions and form need, with the values in them. */
export interface DashboardMessages {
  'dashboard.offline': NoParams;
  'dashboard.lost': NoParams;
  'dashboard.refused': { readonly reason: Message };
  'dashboard.needsTitle': NoParams;
  'dashboard.longTitle': { readonly most: number };
  'dashboard.leaving': NoParams;
}

/** Why an action on a layout has failed, or a problem of its form. */
export type DashboardMessage = MessageOf<SharedMessages & DashboardMessages>;

export const DASHBOARD_FAILURES: FailureTexts<DashboardMessage> = failureTexts(
  'dashboard.offline',
  'dashboard.lost',
  'dashboard.refused',
);
