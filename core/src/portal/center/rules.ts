import { addressPart, decodePart, isWebAddress, originOf } from '../../shared/addresses.ts';
import { parseInstant } from '../../shared/dates.ts';
import { trimmedOrNull } from '../../shared/wire-values.ts';
import type { CenterMessage } from '../../texts/center.ts';
import type { Center, Department, ImageList, LogoSource } from './model.ts';

/** The limits and waits of the portal's start. */
export const CENTER = {
  /** Paths of the product itself, which are never a center's code. */
  reservedCodes: ['x', 'rest', 'pubsub', 'oauth2', 'outside', 'control', 'assets'],
  productName: 'Felles',
  logoMinimum: 20,
  /** A larger logo is ignored (bytes). */
  logoLargest: 1_000_000,
  logoDelay: 300,
  defaultImages: 9,
  /** How long the start waits for optional data once the center is known (milliseconds). */
  patience: 1_000,
} as const;

/** The times of a token's renewal (milliseconds). */
export const RENEWAL = {
  /** A token is renewed this long before it expires, or at half its lifetime if that is later. */
  ahead: 60_000,
  /** The pause between two tries. */
  again: 30_000,
  /** If a renewed token is refused sooner than this, the token is not the reason. */
  pause: 10_000,
  /** How long a failed renewal also counts for later requests, so that each does not try again. */
  breath: 2_000,
  /** The longest lifetime of a token, even if it names a longer one. */
  longest: 12 * 60 * 60_000,
} as const;

/** Milliseconds until the renewal; null without a usable expiry. An expiry in the past means that a clock is wrong. */
export function renewalDelay(expires: number | string | null | undefined, now: number): number | null {
  const end = typeof expires === 'string' ? parseInstant(expires) : typeof expires === 'number' ? expires * 1000 : null;
  if (end === null) return null;
  const delay = Math.max(end - now - RENEWAL.ahead, (end - now) / 2);
  return delay >= RENEWAL.again ? Math.min(delay, RENEWAL.longest) : null;
}

/** [P-CENTER-01] The first part of the path; null if there is none. A part with a dot is a file. */
export function centerCodeOf(path: string): string | null {
  const first = path.split('/')[1] ?? '';
  const code = decodePart(first);
  const reserved: readonly string[] = CENTER.reservedCodes;
  return code === '' || code.includes('.') || reserved.includes(code.toLowerCase()) ? null : code;
}

/** [P-CENTER-02] [P-SIGNUP-77] The address for a path without a center: that of the query's center, or the product's page; else null. */
export function addressWithCenter(path: string, centerShort: string | null, product: string | null): string | null {
  if (centerCodeOf(path) !== null) return null;
  const named = centerShort === null ? null : centerCodeOf(`/${addressPart(centerShort)}`);
  if (named !== null) return `/${addressPart(named)}`;
  return product ?? (path === '/' ? null : '/');
}

/** [P-CENTER-02] [P-CENTER-03] A page that the host has named. It must have another origin, so that it is not this page again. */
export const pageElsewhere = (named: string | null, origin: string): string | null =>
  named !== null && isWebAddress(named) && originOf(named) !== origin ? named : null;

/** [P-MEMBERSHIP-46] The full and the short form of a department have the name in different fields. */
export const departmentName = ({ navn, name }: Department): string => trimmedOrNull(navn) ?? trimmedOrNull(name) ?? '';

/** [P-MEMBERSHIP-46] The departments that a visitor may choose. */
export const offeredDepartments = (departments: readonly Department[]): readonly Department[] =>
  departments.filter(({ is_active }) => is_active !== false);

/** The department of the address, else the saved one, else the only one. */
export function initialDepartment(
  departments: readonly Department[],
  wanted: { readonly fromAddress: string | null; readonly saved: number | null },
): number | null {
  const ids = departments.map(({ id }) => id);
  const candidates = [departmentIdOf(wanted.fromAddress), wanted.saved, ids.length === 1 ? ids[0] : null];
  return candidates.find((id): id is number => typeof id === 'number' && ids.includes(id)) ?? null;
}

/** The department id in an address; only plain digits are an id. */
export const departmentIdOf = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** [P-CENTER-28] The sources of a logo, the most specific first. */
export function logoSources(centerId: number, departmentId: number | null): readonly LogoSource[] {
  const ofCenter: readonly LogoSource[] = [{ of: 'center', centerId }, { of: 'token' }];
  return departmentId === null ? ofCenter : [{ of: 'department', centerId, departmentId }, ...ofCenter];
}

/** [P-CENTER-17] The center's age limits. */
export const minimumAges = ({ minimum_age, short_term_minimum_age }: Center) => ({
  ordinary: minimum_age ?? 0,
  shortTerm: short_term_minimum_age ?? 0,
});

/** [P-CENTER-34] The footer's contact address; null means the general help text. */
export function contactEmail(center: Center | null, department: Department | null): string | null {
  return trimmedOrNull(department?.epost) ?? trimmedOrNull(center?.contact_email);
}

/** Where a member calls about what only the center can change; in pairs of digits, as numbers are written in Norway. */
export const contactPhone = (department: Department | null): string | null =>
  trimmedOrNull(department?.telefon)?.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4') ?? null;

/** [P-CENTER-35] The browser's title; null means the generic one. */
export function pageTitle(center: Center | null): string | null {
  const title = trimmedOrNull(center?.title);
  return title === null ? null : `${title} | ${CENTER.productName}`;
}

/** [P-CENTER-29] The header's text for the center, if there is no logo. */
export function headerTitle(center: Center | null): CenterMessage | string {
  return trimmedOrNull(center?.title) ?? { key: 'center.genericTitle', params: {} };
}

/** [P-CENTER-29] A logo smaller than this in either direction is a placeholder, not a logo. */
export const logoIsUsable = (size: { readonly width: number; readonly height: number }): boolean =>
  size.width >= CENTER.logoMinimum && size.height >= CENTER.logoMinimum;

/** One of the center's images, or one of the product's by number. */
export type Background =
  | { readonly kind: 'own'; readonly url: string }
  | { readonly kind: 'default'; readonly number: number };

/** [P-CENTER-25] [P-CENTER-26] `chance` is from 0 (included) to 1 (excluded). Images without a plain web address are ignored. */
export function pickBackground(images: ImageList, chance: number): Background {
  const usable = images.filter(isImageAddress);
  const url = usable[Math.floor(chance * usable.length)];
  return url === undefined
    ? { kind: 'default', number: Math.floor(chance * CENTER.defaultImages) }
    : { kind: 'own', url };
}

/** Only an https address or a plain path of the service; never script, data or another host's path. */
export function isImageAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return /^\/(?!\/)/.test(address) || /^https:\/\/[^/]/i.test(address);
}

export const sameList = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((item, index) => b.slice(index, index + 1).every((other) => same(item, other)));
