import { createDeparture, type Departure } from '@felles/core';
import type { Container } from 'inversify';
import { browserNavigation } from '../browser/navigation.ts';
import { bound } from './token.ts';
import { Access, Place } from './tokens.ts';

/** The one way out of the portal. */
export const composeDeparture = (container: Container): Departure =>
  createDeparture(browserNavigation, bound(container, Access), bound(container, Place).surroundings.online$);
