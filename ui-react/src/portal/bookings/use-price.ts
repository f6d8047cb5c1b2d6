import { kroner } from '@felles/core';
import { useObservable } from '../../react/use-observable.ts';
import { usePortal } from '../services.ts';

/** Writes a price with the decimal sign of the language. */
export function usePrice(): (amount: number) => string {
  const sign = useObservable(usePortal().language.language$) === 'no' ? ',' : '.';
  return (amount) => kroner(amount, sign);
}
