// Waiting for the answer of a store.
import { explainFailure, type Load } from '@felles/core';
import { no, textOf } from '@felles/core/texts';
import { filter, firstValueFrom, type Observable } from 'rxjs';

type Ended<T> = Extract<Load<T>, { readonly status: 'ready' | 'failed' }>;

/** What a store loads, once it is there. Where it cannot be loaded, an error says why. */
export async function ready<T>(load$: Observable<Load<T>>): Promise<T> {
  const isEnded = (load: Load<T>): load is Ended<T> => load.status === 'ready' || load.status === 'failed';
  const load = await firstValueFrom(load$.pipe(filter(isEnded)));
  if (load.status === 'failed') throw new Error(textOf(no, explainFailure(load.failure)));
  return load.value;
}
