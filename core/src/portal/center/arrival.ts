import { defer, map, type Observable, tap } from 'rxjs';
import type { KeyValue, PageAddress } from '../../shell/ports.ts';
import {
  mergedParameters,
  type Parameters,
  pageInPath,
  parametersIn,
  parametersKey,
  parametersText,
  parseParameters,
  stayingParameters,
  withoutOutcomes,
} from './parameters.ts';
import { isStartPath, isTimetablePath } from './rules.ts';

export interface ArrivalNeeds {
  readonly code: string;
  readonly address: PageAddress;
  /** Stores the address's parameters until the tab closes. */
  readonly tabStorage: KeyValue;
}

/** Whether a page was newly opened without parameters: then the end of the tab's earlier visit is not shown again. */
export const opensAnew = (address: PageAddress): boolean =>
  address.isOpened() &&
  !isStartPath(address.path()) &&
  Object.values(parametersIn(address.parameters())).every((value) => value === undefined);

/** [P-CENTER-09] Reads the address's parameters, stores them for the tab and removes them from the address. */
export function readAddress({ code, address, tabStorage }: ArrivalNeeds): Observable<Parameters> {
  return defer(() => {
    const page = pageInPath(address.path());
    const onTimetable = isTimetablePath(address.path());
    // [P-SIGNUP-93] The start page starts over: only its own address counts, not the stored parameters.
    const atStart = isStartPath(address.path());
    const read = parametersIn(address.parameters());
    const isAnew = opensAnew(address);
    const staying = stayingParameters(onTimetable);
    // Only parameters that leave the address must be stored.
    const leaving = Object.keys(read).some((name) => !staying.includes(name));
    return tabStorage.read(parametersKey(code)).pipe(
      map((text) => parseParameters(text.ok ? text.value : null, page)),
      map((before) => (isAnew ? withoutOutcomes(before) : before)),
      tap((before) => {
        if (leaving || isAnew || (atStart && Object.keys(before).length > 0))
          tabStorage.write(parametersKey(code), parametersText(counted(before), page)).subscribe();
        address.keepOnly(staying);
      }),
      map(counted),
    );

    function counted(before: Parameters): Parameters {
      return atStart ? read : mergedParameters(before, read, onTimetable);
    }
  });
}
