import type { Reply } from '../../shared/reply.ts';
import type {
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorCreated,
  SponsoredMember,
  SponsorInformation,
} from './model.ts';

/** Who is to be asked to pay, for whom, and where the links in the message lead. */
export interface SponsorRequest extends SponsorAddresses {
  readonly phone: string;
  readonly departmentId: number;
  readonly memberId: string;
  readonly contractId: string | null;
}

/** Where a sponsor is led: to sign up, back from signing, and to accept. */
export interface SponsorAddresses {
  readonly signupUrl: string;
  readonly netsCallbackUrl: string;
  readonly acceptanceCallbackUrl: string;
}

/** Companies and people who pay for a member. */
export interface SponsorPort {
  lookUpCode(code: string, contractId: string | null): Reply<SponsorCodeLookup>;
  /** Ties a member to the company of a code; no caller needs the answer. */
  useCode(code: string, use: SponsorCodeUse): Reply<Readonly<Record<string, string>>>;
  /** Sends an SMS. Two calls may send two. */
  contact(request: SponsorRequest): Reply<string>;
  sponsored(connectionHash: string): Reply<SponsoredMember>;
  createSponsor(sponsor: SponsorInformation, key: string): Reply<SponsorCreated>;
  /** Accepting again what is accepted already changes nothing. */
  accept(connectionHash: string): Reply<SponsorConnection>;
}
