// One agreement of the member: its terms, ending, withdrawing and pausing.

import { AGREEMENT_ADDITIONS } from '@felles/core/internal/portal/agreement/rules';
import { createAgreementPage } from '@felles/core/internal/portal/agreement/store';
import { derive } from '@felles/core/internal/shared/behavior';
import type { AgreementPageStore, AgreementPort } from '@felles/core/portal/agreement';
import type { Http } from '../../http.ts';
import { newKey } from '../../new-key.ts';
import { agreement as wire } from '../../wire/portal/agreement.ts';
import { payment } from '../../wire/portal/payment.ts';
import type { Portal } from '../door.ts';

/** Core's `AgreementPort`. A change takes a key, so that the service does it once. */
export function createAgreementHttp(http: Http): AgreementPort {
  const of = (contract_id: string) => ({ params: { contract_id } });
  return {
    terms: (id) => http.ask(wire.terms, of(id)),
    end: (id, body, key) => http.ask(wire.end, { ...of(id), body, key }),
    takeBack: (id, key) => http.ask(wire.takeBack, { ...of(id), key }),
    withdraw: (id, body, key) => http.ask(wire.withdraw, { ...of(id), body, key }),
    preview: (id, query) => http.ask(wire.preview, { ...of(id), query }),
    freeze: (id, body, key) => http.ask(wire.freeze, { ...of(id), body, key }),
    endFreeze: (contract_id, freeze_id, key) => http.ask(wire.endFreeze, { params: { contract_id, freeze_id }, key }),
    document: () => http.ask(payment.agreement, {}),
  };
}

/**
 * The page of one agreement of the member who is logged in.
 * @example
 * const agreement = createAgreement(portal);
 * agreement.open();
 * agreement.show('70001');
 * agreement.view$.subscribe((view) => view.status === 'ready' && show(view.terms.ends_on, view.progress));
 */
export function createAgreement({ http, session, access, place }: Portal): AgreementPageStore {
  const { surroundings, tabs, clock } = place;
  return createAgreementPage({
    port: createAgreementHttp(http),
    session,
    offers$: derive({ access }, ({ access: { additions = [] } }) => ({
      end: additions.includes(AGREEMENT_ADDITIONS.end),
      freeze: additions.includes(AGREEMENT_ADDITIONS.freeze),
    })),
    online$: surroundings.online$,
    returned$: tabs.returned$,
    newKey,
    clock,
  });
}
