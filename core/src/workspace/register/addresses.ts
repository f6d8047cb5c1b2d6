// Addresses as they are read and typed.
import type { Address, RecordReference } from './model.ts';

/** An address as it is typed. */
export type AddressDraft = Readonly<Record<'address' | 'postal_code' | 'city', string>>;

/** The lines of an address, without empty ones. */
export function addressLines(address: Address): readonly string[] {
  const { address: street, postal_code: code, city } = addressDraft(address);
  return [street, [code, city].filter(Boolean).join(' ')].filter((line) => line !== '');
}

/** An address that came as one text is typed in one line. */
export function addressDraft(address: Address): AddressDraft {
  if (typeof address === 'string') return { address: address.trim(), postal_code: '', city: '' };
  const { address: street, postal_code: code, city } = address ?? {};
  return { address: street?.trim() ?? '', postal_code: String(code ?? '').trim(), city: city?.trim() ?? '' };
}

/** What is sent of a typed address: in the form that the service had it in, with what is not typed here. */
export function addressFields(draft: AddressDraft, before: Address): Address {
  const { address, postal_code, city } = draft;
  if (typeof before === 'string') return addressLines(draft).join(', ');
  return { ...before, address: address.trim(), postal_code: postal_code.trim(), city: city.trim() };
}

/** What something is called; '' where nothing is said. */
export function nameIn(named: RecordReference): string {
  if (typeof named !== 'object' || named === null) return String(named ?? '');
  return named.name || String(named.id ?? '');
}
