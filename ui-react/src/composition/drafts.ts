import { createKeptDrafts, type KeptDrafts } from '@felles/core/portal';
import type { Container } from 'inversify';
import { bound, provide } from './token.ts';
import { Drafts, Place } from './tokens.ts';

/** The drafts of the center: one for all sign-ups, so that what was typed in one is there in the next. */
export function composeDrafts(container: Container): KeptDrafts {
  if (!container.isBound(Drafts)) {
    provide(container, Drafts, [Place], ({ centerCode, tabStorage }) => createKeptDrafts(centerCode, tabStorage));
  }
  return bound(container, Drafts);
}
