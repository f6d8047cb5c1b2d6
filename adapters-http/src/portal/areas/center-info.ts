import { createPortalInfoStore, type PortalInfoStore } from '@felles/core/portal/center';
import type { Portal } from '../door.ts';

/** The information of a center for its visitors, in markup that is not to be trusted. */
export const createCenterInfo = ({ centerCalls, center, toasts }: Portal): PortalInfoStore =>
  createPortalInfoStore({ port: centerCalls, center, report: toasts.report });
