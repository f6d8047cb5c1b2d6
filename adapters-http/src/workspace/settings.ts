import { ok } from '@felles/core';
import type { SettingsPort } from '@felles/core/workspace/settings';
import { map } from 'rxjs';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/settings.ts';

/** Core's `SettingsPort`: texts that the service keeps for the user who is signed in, under any key. */
export const createSettingsHttp = (http: Http): SettingsPort => ({
  read: (key) =>
    http
      .ask(wire.read, { params: { key } })
      .pipe(map((answer) => (answer.ok ? ok(answer.value.value ?? null) : answer))),
  write: (key, value) => http.ask(wire.write, { params: { key }, body: { value } }),
});
