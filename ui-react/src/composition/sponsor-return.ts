import { createSponsorReturn, type SponsorReturn } from '@felles/core/portal';
import type { Container } from 'inversify';
import { composeDrafts } from './drafts.ts';
import { bound } from './token.ts';
import { CenterState } from './tokens.ts';

export const composeSponsorReturn = (container: Container): SponsorReturn =>
  createSponsorReturn({ center: bound(container, CenterState), drafts: composeDrafts(container) });
