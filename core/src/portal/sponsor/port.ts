import type { Reply } from '../../shared/reply.ts';
import type {
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorCreated,
  SponsoredMember,
  SponsorInformation,
} from './model.ts';

/** The message to a sponsor: the number, the member, and the addresses of its links. */
export interface SponsorRequest extends SponsorAddresses {
  readonly phone: string;
  readonly departmentId: number;
  readonly memberId: string;
  readonly contractId: string | null;
}

/** The addresses for a sponsor: the sign-up, the return from signing, and the acceptance. */
export interface SponsorAddresses {
  readonly signupUrl: string;
  readonly netsCallbackUrl: string;
  readonly acceptanceCallbackUrl: string;
}

/** The requests of a member about a payer, and of the payer whose link has the hash. */
export interface SponsorPort {
  lookUpCode(code: string, contractId: string | null): Reply<SponsorCodeLookup>;
  /** Connects a member to the code's company; the answer is not needed. */
  useCode(code: string, use: SponsorCodeUse): Reply<Readonly<Record<string, string>>>;
  /** Sends an SMS; a repeated request may send another one. */
  contact(request: SponsorRequest): Reply<string>;
  sponsored(connectionHash: string): Reply<SponsoredMember>;
  createSponsor(sponsor: SponsorInformation, key: string): Reply<SponsorCreated>;
  /** A repeated acceptance changes nothing. */
  accept(connectionHash: string): Reply<SponsorConnection>;
}
