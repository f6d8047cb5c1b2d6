// Formats and parses postal addresses.
import type { Address, RecordReference } from './model.ts';

/** The typed parts of a postal address; '' for an empty one. */
export type AddressDraft = Readonly<Record<'address' | 'postal_code' | 'city', string>>;

/** The lines to show: the street, then the postal code with the city; none for an empty address. */
export function addressLines(address: Address): readonly string[] {
  const { address: street, postal_code: code, city } = draftOfAddress(address);
  return [street, [code, city].filter(Boolean).join(' ')].filter((line) => line !== '');
}

/** An address sent as one text fills one line. */
export function draftOfAddress(address: Address): AddressDraft {
  if (typeof address === 'string') return { address: address.trim(), postal_code: '', city: '' };
  const { address: street, postal_code: code, city } = address ?? {};
  return { address: street?.trim() ?? '', postal_code: String(code ?? '').trim(), city: city?.trim() ?? '' };
}

/** The address to send, in the service's own form, with its other fields. */
export function addressFields(draft: AddressDraft, before: Address): Address {
  const { address, postal_code, city } = draft;
  if (typeof before === 'string') return addressLines(draft).join(', ');
  return { ...before, address: address.trim(), postal_code: postal_code.trim(), city: city.trim() };
}

/** '' without a name. */
export function nameIn(named: RecordReference): string {
  if (typeof named !== 'object' || named === null) return String(named ?? '');
  return named.name || (named.id ?? '');
}
