import type { SponsorPort } from '@felles/core/portal/sponsor';
import type { Http } from '../http.ts';
import { sponsor } from '../wire/portal/sponsor.ts';

/** Core's `SponsorPort`: members for whom another pays. `contact` reads, but sends an SMS: never ask it just to see. */
export function createSponsorHttp(http: Http): SponsorPort {
  return {
    lookUpCode: (sponsorcode, contractId) =>
      http.ask(sponsor.lookUpCode, { params: { sponsorcode }, query: idOf(contractId) }),
    useCode: (sponsorcode, body) => http.ask(sponsor.useCode, { params: { sponsorcode }, body }),
    contact: ({ phone, contractId, ...query }) =>
      http.ask(sponsor.contact, { params: { phonenumber: phone }, query: { ...query, ...idOf(contractId) } }),
    sponsored: (sponsorConnectionHash) => http.ask(sponsor.sponsored, { query: { sponsorConnectionHash } }),
    createSponsor: (body, key) => http.ask(sponsor.createSponsor, { body, key }),
    accept: (hash) => http.ask(sponsor.accept, { query: {}, body: { hash } }),
  };
}

const idOf = (contractId: string | null) => (contractId === null ? {} : { contractId });
