import { createCardStore } from '@felles/core/internal/portal/card/store';
import type { CardPort, CardStore } from '@felles/core/portal/card';
import type { Http } from '../../http.ts';
import { memberCard } from '../../wire/portal/card.ts';
import type { Portal } from '../door.ts';

/** Core's `CardPort`: the card of the member with the session. */
export const createCardHttp = (http: Http): CardPort => ({ card: () => http.ask(memberCard.card, {}) });

/** The card of the member who is logged in. */
export const createCard = ({ http, session, place: { surroundings, tabs, clock } }: Portal): CardStore =>
  createCardStore({ port: createCardHttp(http), session, surroundings, tabs, clock });
