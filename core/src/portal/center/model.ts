// Unknown fields pass, and null counts as absent: the service's records are only partly known.
import * as z from 'zod/mini';
import { isServiceBase } from '../../shared/addresses.ts';
import type { FileContent } from '../../shared/file.ts';
import type { Reply } from '../../shared/reply.ts';
import { anyValue, partsOf, text } from '../../shared/wire-values.ts';

/** [P-CENTER-14] The first answer that a frontend loads: the addresses of the service, and the additions it has. */
export const Manifest = z.object({
  service_base_url: z.string().check(z.refine(isServiceBase, 'no address of a service')),
  authorization_server: text(),
  static_url: text(),
  version: text(),
  websocket_url: text(),
  /** An addition: the names of the additions that the service supports. */
  additions: partsOf(z.string(), ''),
  /** An addition: `token` if staff sign in by the token flow. */
  sign_in_flow: text(),
  /** An addition: the only hosts that a page may go to; '*.' before a name allows all hosts under it. */
  allowed_hosts: z.nullish(z.array(z.string())),
  /** An addition: the only hosts whose script may show a checkout in the page, by their full names. */
  checkout_hosts: z.nullish(z.array(z.string())),
});
export type Manifest = z.infer<typeof Manifest>;

/** Only visible ASCII, so that a token cannot break out of its header. */
const isBearer = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);

/** [P-CENTER-12] `expires` is epoch seconds or an ISO timestamp. */
export const TokenResponse = z.object({
  token: z.string().check(z.refine(isBearer, 'nothing that a header can carry')),
  expires: z.nullish(z.union([z.number(), z.string()])),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

const TermsLink = z.object({ id: z.number(), url: z.string() });

/** [P-TRACKING-17] The trackers of a center; only the first of pixel, Google tag and tag manager is loaded. */
export const TrackingSetup = z.object({
  googleTagId: text(),
  googleTagManagerId: text(),
  pixelId: text(),
  /** An addition: private sign-ups are not tracked. */
  omitPrivateSignups: z.nullish(z.boolean()),
});
export type TrackingSetup = z.infer<typeof TrackingSetup>;

/** [P-CENTER-16] A company with one or more gyms, each a `Department`. An age limit that is null or 0 is none. */
export const Center = z.object({
  id: z.number(),
  title: text(),
  address: text(),
  contact_email: text(),
  minimum_age: z.nullish(z.number()),
  short_term_minimum_age: z.nullish(z.number()),
  use_direct_payment: z.nullish(z.boolean()),
  link_to_tos: z.nullish(z.array(TermsLink)),
  tracking: z.nullish(TrackingSetup),
  /** An addition: false if neither the center nor a department has a logo. */
  has_logo: z.nullish(z.boolean()),
  /** Ignored, and so not validated: each department has its own. */
  portal_redirect_url: z.optional(z.unknown()),
});
export type Center = z.infer<typeof Center>;

/**
 * [P-MEMBERSHIP-02] [P-MEMBERSHIP-03] [P-MEMBERSHIP-46] A gym of the center, in the full form, with the name in `navn`, or
 * in the short one, with it in `name`.
 */
export const Department = z
  .object({
    id: z.number(),
    navn: text(),
    name: text(),
    is_active: z.nullish(z.boolean()),
    access: anyValue(),
    adresse: text(),
    avdelingsleder: anyValue(),
    bank: anyValue(),
    eier: anyValue(),
    epost: text(),
    kode: anyValue(),
    lat: anyValue(),
    logo: anyValue(),
    long: anyValue(),
    minbedrift: anyValue(),
    minbedriftid: anyValue(),
    mobil: text(),
    orgnr: anyValue(),
    portal_redirect_url: text(),
    portal_url: text(),
    postnr: text(),
    sted: text(),
    telefon: text(),
  })
  .check(z.refine(({ navn, name }) => Boolean(navn?.trim() || name?.trim()), 'neither navn nor name'));
export type Department = z.infer<typeof Department>;
/** The answer with all departments of a center, closed ones too. */
export const Departments = z.array(Department);

/** [P-CENTER-19] A colour of a center's or a department's design, with the name of its use. */
export const ColorEntry = z.object({ name: z.string(), color: z.string() });
export type ColorEntry = z.infer<typeof ColorEntry>;
/** The answer with a center's colours; their names decide what each is used for. */
export const Colors = z.array(ColorEntry);

/** [P-CENTER-22] The addresses of background pictures, of which the page shows one. */
export const ImageList = z.array(z.string());
export type ImageList = z.infer<typeof ImageList>;

/** [P-CENTER-33] Raw HTML: it must be sanitised before it is shown. */
export const PortalInfo = z.object({ portal_info: text() });
export type PortalInfo = z.infer<typeof PortalInfo>;

/** Whether a center accepts sponsored members. */
export const SponsorSetup = z.object({ status: z.nullish(z.boolean()) });
export type SponsorSetup = z.infer<typeof SponsorSetup>;

/** [P-CENTER-37] A record of the specification that no call uses. */
export const StatusFlag = z.object({ id: z.number(), status: z.boolean() });
export type StatusFlag = z.infer<typeof StatusFlag>;

/** [P-CENTER-27] [P-CENTER-28] The three sources of a logo. */
export type LogoSource =
  | { readonly of: 'department'; readonly centerId: number; readonly departmentId: number }
  | { readonly of: 'center'; readonly centerId: number }
  | { readonly of: 'token' };

/** The requests of the portal's start. */
export interface CenterPort {
  manifest(): Reply<Manifest>;
  token(centerCode: string): Reply<TokenResponse>;
  center(): Reply<Center>;
  /** Closed ones too: `offeredDepartments` leaves them out. The name is in one of two fields: `departmentName` finds it. */
  departments(): Reply<readonly Department[]>;
  colors(departmentId: number | null): Reply<readonly ColorEntry[]>;
  images(departmentId: number | null): Reply<ImageList>;
  logo(source: LogoSource): Reply<FileContent>;
  sponsorSetup(): Reply<SponsorSetup>;
  portalInfo(departmentId: number | null): Reply<PortalInfo>;
}
