import { createPortalInfoStore, type PortalInfoStore } from '@felles/core/portal';
import type { Container } from 'inversify';
import { bound } from './token.ts';
import { CenterSource, CenterState } from './tokens.ts';

export const composePortalInfo = (container: Container): PortalInfoStore =>
  createPortalInfoStore({ port: bound(container, CenterSource), center: bound(container, CenterState) });
