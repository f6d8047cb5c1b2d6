import { defer, map, type Observable, tap } from 'rxjs';
import type { KeyValue, PageAddress } from '../../shell/ports.ts';
import {
  isDirectLink,
  leavingParameters,
  mergedParameters,
  type PageAt,
  type Parameters,
  parametersAnew,
  parametersIn,
  parametersKey,
  parametersText,
  parseParameters,
} from './parameters.ts';

interface ArrivalNeeds {
  readonly code: string;
  readonly address: PageAddress;
  readonly pageAt: PageAt;
  /** Stores the address's parameters until the tab closes. */
  readonly tabStorage: KeyValue;
}

/** Whether a page was newly opened without parameters: then the end of the tab's earlier visit is not shown again. */
export const isFreshVisit = ({ address, pageAt }: Pick<ArrivalNeeds, 'address' | 'pageAt'>): boolean =>
  address.isOpened() &&
  !pageAt(address.path()).isStart &&
  Object.values(parametersIn(address.parameters())).every((value) => value === undefined);

/** [P-CENTER-09] Reads the address's parameters, stores them for the tab and removes them from the address. */
export function readAddress({ code, address, pageAt, tabStorage }: ArrivalNeeds): Observable<Parameters> {
  return defer(() => {
    const { name: page, isStart, keepsDepartment } = pageAt(address.path());
    const read = parametersIn(address.parameters());
    const isAnew = isFreshVisit({ address, pageAt });
    const leaving = leavingParameters(keepsDepartment);
    // Only parameters that leave the address must be stored.
    const isToStore = Object.keys(read).some((name) => leaving.includes(name));
    return tabStorage.read(parametersKey(code)).pipe(
      map((text) => parseParameters(text.ok ? text.value : null, page)),
      map((before) => (isAnew ? parametersAnew(before) : before)),
      tap((before) => {
        const isLinkGone = isDirectLink(before) && !isDirectLink(counted(before));
        if (isToStore || isAnew || isLinkGone || (isStart && Object.keys(before).length > 0))
          tabStorage.write(parametersKey(code), parametersText(counted(before), page)).subscribe();
        address.remove(leaving);
      }),
      map(counted),
    );

    function counted(before: Parameters): Parameters {
      return isStart ? read : mergedParameters(before, read, keepsDepartment);
    }
  });
}
