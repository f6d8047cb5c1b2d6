import type { Failure, Reply } from '@felles/core';
import { firstValueFrom } from 'rxjs';

/** The value of a reply, for a program that is content to end at a failure: it throws an error with the failure in it. */
export async function answerOf<T>(reply: Reply<T>): Promise<T> {
  const result = await firstValueFrom(reply);
  if (result.ok) return result.value;
  throw errorOf(result.error);
}

const errorOf = (failure: Failure): Error & { readonly failure: Failure } =>
  Object.assign(new Error(JSON.stringify(failure)), { failure });
