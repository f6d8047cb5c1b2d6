import type { Http } from '@felles/adapters-http';
import { explainFailure, isNotOffered } from '@felles/core';
import type { ErrorList } from '@felles/core/workspace';
import { tap } from 'rxjs';

/** [W-SHELL-43] Calls whose failures stand in the shared error list too, each once for as long as it is there. */
export const reportingTo = (errors: ErrorList, http: Http): Http => ({
  ...http,
  ask: (row, input, told) =>
    http.ask(row, input, told).pipe(
      tap((result) => {
        if (result.ok || isNotOffered(result.error)) return;
        if (result.error.kind === 'refused' && result.error.status === 401) return;
        const message = explainFailure(result.error);
        const isSaid = errors.errors$.value.some((one) => one.source === row.path && one.message.key === message.key);
        if (!isSaid) errors.push(row.path, message);
      }),
    ),
});
