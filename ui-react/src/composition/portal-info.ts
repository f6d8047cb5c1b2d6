import { createPortalInfoStore, type PortalInfoStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { bound } from './token.ts';
import { CenterSource, CenterState, ToastDesk } from './tokens.ts';

export const composePortalInfo = (container: Container): PortalInfoStore =>
  createPortalInfoStore({
    port: bound(container, CenterSource),
    center: bound(container, CenterState),
    report: bound(container, ToastDesk).report,
  });
