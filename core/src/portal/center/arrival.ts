import { defer, map, type Observable, tap } from 'rxjs';
import type { Address, KeyValue } from '../../shell/ports.ts';
import {
  mergedParameters,
  type Parameters,
  parametersIn,
  parametersKey,
  parseParameters,
  stayingParameters,
} from './parameters.ts';
import { isTimetablePath } from './rules.ts';

export interface ArrivalNeeds {
  readonly code: string;
  readonly address: Address;
  /** Where the address's parameters are kept for as long as the tab lives. */
  readonly kept: KeyValue;
}

/** [P-CENTER-09] Reads what the address says, keeps it for the tab and then takes it out of the address. */
export function readAddress({ code, address, kept }: ArrivalNeeds): Observable<Parameters> {
  return defer(() => {
    const onTimetable = isTimetablePath(address.path());
    const staying = stayingParameters(onTimetable);
    const read = parametersIn(address.parameters());
    return kept.read(parametersKey(code)).pipe(
      map((text) => mergedParameters(parseParameters(text.ok ? text.value : null), read, onTimetable)),
      tap((parameters) => {
        // What leaves the address is kept; what stays there, or was kept before, needs no keeping.
        const leaving = Object.keys(read).some((name) => !staying.includes(name));
        if (leaving) kept.write(parametersKey(code), JSON.stringify(parameters)).subscribe();
        address.keepOnly(staying);
      }),
    );
  });
}
