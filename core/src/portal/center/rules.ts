import { addressPart, decoded, isWebAddress, originOf } from '../../shared/addresses.ts';
import { parseInstant } from '../../shared/dates.ts';
import { written } from '../../shared/words.ts';
import type { CenterMessage } from './messages.ts';
import type { Center, Department, ImageList, LogoSource } from './model.ts';

export const CENTER = {
  /** Addresses of the product itself; a center can never have one of these as its code. */
  reservedCodes: ['x', 'rest', 'pubsub', 'oauth2', 'outside', 'control', 'assets'],
  productName: 'Felles',
  logoMinimum: 20,
  /** In bytes. A larger file is not taken as a logo. */
  logoLargest: 1_000_000,
  logoDelay: 300,
  defaultImages: 9,
  /** How long the start waits, once the center is known, for what the portal can do without. */
  patience: 1_000,
} as const;

/** When a token is renewed; in milliseconds. */
export const RENEWAL = {
  /** This long before a token runs out, or at half its life where that is later. */
  ahead: 60_000,
  /** Between two tries, when there is no new token to be had. */
  again: 30_000,
  /** A renewed token that is refused sooner than this is not the reason for the refusal. */
  pause: 10_000,
  /** How long a failed renewal answers for the calls that fail after it, instead of a new request for each. */
  breath: 2_000,
  /** No token is kept longer, even if it says that it lasts longer. */
  longest: 12 * 60 * 60_000,
} as const;

/**
 * How many milliseconds from now a token is renewed; null when it does not say when it runs out, or says that it has, or
 * is about to: then this clock or the service's is wrong, and only a refusal tells.
 */
export function renewalDelay(expires: number | string | null | undefined, now: number): number | null {
  const end = typeof expires === 'string' ? parseInstant(expires) : typeof expires === 'number' ? expires * 1000 : null;
  if (end === null) return null;
  const delay = Math.max(end - now - RENEWAL.ahead, (end - now) / 2);
  return delay >= RENEWAL.again ? Math.min(delay, RENEWAL.longest) : null;
}

/** [P-CENTER-01] The center's code is the first part of the path; null where there is none. A dot is of a file. */
export function centerCodeOf(path: string): string | null {
  const first = path.split('/')[1] ?? '';
  const code = decoded(first);
  const reserved: readonly string[] = CENTER.reservedCodes;
  return code === '' || code.includes('.') || reserved.includes(code.toLowerCase()) ? null : code;
}

/**
 * [P-CENTER-02] [P-SIGNUP-77] Where a page goes whose path names no center: to the one its query names, or to the
 * product's own page. A path that names one wins. A host that serves the portal at '/' as well leads nowhere from there.
 */
export function addressWithCenter(path: string, centerShort: string | null, product: string | null): string | null {
  if (centerCodeOf(path) !== null) return null;
  const named = centerShort === null ? null : centerCodeOf(`/${addressPart(centerShort)}`);
  if (named !== null) return `/${addressPart(named)}`;
  return product ?? (path === '/' ? null : '/');
}

/** [P-CENTER-02] [P-CENTER-03] A page that the host has named: one of another origin, which cannot be this page again. */
export const pageElsewhere = (named: string | null, origin: string): string | null =>
  named !== null && isWebAddress(named) && originOf(named) !== origin ? named : null;

/** '/{center}', where visitors arrive. */
export const isStartPath = (path: string): boolean => /^\/[^/]+\/?$/.test(path);

/** The one page whose address keeps its department: '/{center}/classes'. */
export const isTimetablePath = (path: string): boolean => /^\/[^/]+\/classes\/?$/.test(path);

/** [P-MEMBERSHIP-46] The name of a department; the full form and the short one have it in different fields. */
export const departmentName = ({ navn, name }: Department): string => written(navn) ?? written(name) ?? '';

/** [P-MEMBERSHIP-46] The departments that a visitor may choose. */
export const offeredDepartments = (departments: readonly Department[]): readonly Department[] =>
  departments.filter(({ is_active }) => is_active !== false);

/** Which department to begin with: the address wins over what was saved, and a lone department over having none. */
export function initialDepartment(
  departments: readonly Department[],
  wanted: { readonly fromAddress: string | null; readonly saved: number | null },
): number | null {
  const ids = departments.map(({ id }) => id);
  const candidates = [departmentIdOf(wanted.fromAddress), wanted.saved, ids.length === 1 ? ids[0] : null];
  return candidates.find((id): id is number => typeof id === 'number' && ids.includes(id)) ?? null;
}

/** A department id as it stands in an address; anything but plain digits is no id. */
export const departmentIdOf = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** [P-CENTER-28] Where a logo may be had, the most particular first. */
export function logoSources(centerId: number, departmentId: number | null): readonly LogoSource[] {
  const ofCenter: readonly LogoSource[] = [{ of: 'center', centerId }, { of: 'token' }];
  return departmentId === null ? ofCenter : [{ of: 'department', centerId, departmentId }, ...ofCenter];
}

/** [P-CENTER-17] The ages a center sets; none is no limit. */
export const minimumAges = ({ minimum_age, short_term_minimum_age }: Center) => ({
  ordinary: minimum_age ?? 0,
  shortTerm: short_term_minimum_age ?? 0,
});

/** [P-CENTER-34] Where the footer sends a visitor who needs help; null means the general help text. */
export function contactEmail(center: Center | null, department: Department | null): string | null {
  return written(department?.epost) ?? written(center?.contact_email);
}

/** [P-CENTER-35] The browser's title; null means the generic one. */
export function pageTitle(center: Center | null): string | null {
  const title = written(center?.title);
  return title === null ? null : `${title} | ${CENTER.productName}`;
}

/** [P-CENTER-29] What the header calls the center when it shows no logo. */
export function headerTitle(center: Center | null): CenterMessage | string {
  return written(center?.title) ?? { key: 'center.genericTitle', params: {} };
}

/** [P-CENTER-29] A logo smaller than this in either direction is a placeholder, not a logo. */
export const logoIsUsable = (size: { readonly width: number; readonly height: number }): boolean =>
  size.width >= CENTER.logoMinimum && size.height >= CENTER.logoMinimum;

/** The page's background: one of the center's own images, or one of the product's by its number. */
export type Background =
  | { readonly kind: 'own'; readonly url: string }
  | { readonly kind: 'default'; readonly number: number };

/** [P-CENTER-25] [P-CENTER-26] `chance` is from 0 up to 1. Addresses that are not plain web addresses do not count. */
export function pickBackground(images: ImageList, chance: number): Background {
  const usable = images.filter(isImageAddress);
  const url = usable[Math.floor(chance * usable.length)];
  return url === undefined
    ? { kind: 'default', number: Math.floor(chance * CENTER.defaultImages) }
    : { kind: 'own', url };
}

/** Only a plain path of the service itself or an https address; never script, data, or a foreign path in disguise. */
export function isImageAddress(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return /^\/(?!\/)/.test(address) || /^https:\/\/[^/]/i.test(address);
}

export const sameList = <T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean =>
  a.length === b.length && a.every((item, index) => b.slice(index, index + 1).every((other) => same(item, other)));
