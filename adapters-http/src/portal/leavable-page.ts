import { addressPart, createDeparture, type Departure, type Navigation, type StepHistory } from '@felles/core';
import type { Portal } from './door.ts';
import { memoryHistory } from './standard-place.ts';

/** The page that an area is on, where the visitor may leave it. */
export interface LeavablePage {
  /** Its origin is where a provider sends the visitor back to. */
  readonly navigation: Navigation;
}

/** The page that a sign-up is on. */
export interface SignupPage extends LeavablePage {
  /** Without one, the visitor goes back by the store's own commands. */
  readonly history?: StepHistory;
}

/** The one way out of the portal. */
export const departureFrom = ({ access, place }: Portal, { navigation }: LeavablePage): Departure =>
  createDeparture(navigation, access, place.surroundings.online$);

export const historyOf = ({ history }: SignupPage): StepHistory => history ?? memoryHistory();

/** Where the center's own pages are. */
export const centerAddress = ({ place }: Portal, { navigation }: LeavablePage): string =>
  `${navigation.origin}/${addressPart(place.code)}`;
