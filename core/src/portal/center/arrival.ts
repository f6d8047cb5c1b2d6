import { defer, map, type Observable, tap } from 'rxjs';
import type { Address, KeyValue } from '../../shell/ports.ts';
import {
  keptText,
  mergedParameters,
  type Parameters,
  pageOf,
  parametersIn,
  parametersKey,
  parseParameters,
  stayingParameters,
  withoutOutcomes,
} from './parameters.ts';
import { isStartPath, isTimetablePath } from './rules.ts';

export interface ArrivalNeeds {
  readonly code: string;
  readonly address: Address;
  /** Where the address's parameters are kept for as long as the tab lives. */
  readonly kept: KeyValue;
}

/**
 * Whether a page was opened by an address that says nothing: then the end of an earlier visit of the tab is not shown again.
 * The start page starts over by itself.
 */
export const opensAnew = (address: Address): boolean =>
  address.isOpened() &&
  !isStartPath(address.path()) &&
  Object.values(parametersIn(address.parameters())).every((value) => value === undefined);

/** [P-CENTER-09] Reads what the address says, keeps it for the tab and then takes it out of the address. */
export function readAddress({ code, address, kept }: ArrivalNeeds): Observable<Parameters> {
  return defer(() => {
    const page = pageOf(address.path());
    const onTimetable = isTimetablePath(address.path());
    // [P-SIGNUP-93] The start page starts over: only what its own address says counts there.
    const atStart = isStartPath(address.path());
    const read = parametersIn(address.parameters());
    const isAnew = opensAnew(address);
    const staying = stayingParameters(onTimetable);
    // What leaves the address is kept; what stays there, or was kept before, needs no keeping.
    const leaving = Object.keys(read).some((name) => !staying.includes(name));
    return kept.read(parametersKey(code)).pipe(
      map((text) => parseParameters(text.ok ? text.value : null, page)),
      map((before) => (isAnew ? withoutOutcomes(before) : before)),
      tap((before) => {
        if (leaving || isAnew || (atStart && Object.keys(before).length > 0))
          kept.write(parametersKey(code), keptText(counted(before), page)).subscribe();
        address.keepOnly(staying);
      }),
      map(counted),
    );

    function counted(before: Parameters): Parameters {
      return atStart ? read : mergedParameters(before, read, onTimetable);
    }
  });
}
