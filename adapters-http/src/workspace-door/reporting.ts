import { explainFailure, isMissing, isNotOffered } from '@felles/core';
import { isWithoutNetwork } from '@felles/core/internal/shared/result';
import type { ErrorList } from '@felles/core/workspace/errors';
import { tap } from 'rxjs';
import { DOOR_CLOSING } from '../ending.ts';
import type { Http } from '../http.ts';

/**
 * [W-SHELL-43] Calls whose failures are also in the shared error list, each once while it is listed. `answered` is called
 * with each answer that came from the service.
 */
export const reportingTo = (errors: ErrorList, answered: () => void, http: Http): Http => ({
  ...http,
  ask: (row, input, onProgress) =>
    http.ask(row, input, onProgress).pipe(
      tap((result) => {
        if (result.ok && !result.fromCache) answered();
        // The head of every page says that there is no network, for all calls at once.
        if (result.ok || isNotOffered(result.error) || isWithoutNetwork(result.error)) return;
        if (result.error.kind === 'refused' && result.error.status === 401) return;
        // The program itself has closed the door.
        if (result.error.kind === 'misuse' && result.error.issue === DOOR_CLOSING.message) return;
        if (row.method === 'GET' && namesOne(row, input) && isMissing(result.error)) return;
        const message = explainFailure(result.error);
        const isSaid = errors.errors$.value.some((one) => one.source === row.path && one.message.key === message.key);
        if (!isSaid) errors.push(row.path, message);
      }),
    ),
});

/** An address may name a record that is missing or forbidden: its page says so, and the service is not at fault. */
const namesOne = (row: { readonly params?: unknown }, input: unknown): boolean =>
  row.params !== undefined || Object.hasOwn(Object(queryOf(input)), 'project_id');

const queryOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'query' in input ? input.query : null;
