import { createCenterHttp, createHttp, createTimetableHttp, type Http } from '@felles/adapters-http';
import {
  type AccessCell,
  type Address,
  type Chance,
  createAccess,
  createLanguageStore,
  type KeyValue,
  type LanguageStore,
  type Surroundings,
} from '@felles/core';
import {
  type CenterPort,
  type CenterStore,
  createCenterStore,
  createTimetableStore,
  type TimetablePort,
  type TimetableStore,
} from '@felles/core/portal';
import { Container } from 'inversify';
import type { SchedulerLike } from 'rxjs';
import type { PortalServices } from '../portal/services.ts';
import { provide, token } from './token.ts';

/** What the portal needs from the place it runs in. */
export interface PortalSurroundings {
  readonly centerCode: string;
  /** Where the application itself is, '' for the page's own origin. */
  readonly root: string;
  readonly fetch: typeof fetch;
  readonly storage: KeyValue;
  readonly cookies: KeyValue;
  readonly address: Address;
  readonly surroundings: Surroundings;
  readonly clock: SchedulerLike;
  readonly chance: Chance;
}

const Place = token<PortalSurroundings>('Place');
const Access = token<AccessCell>('Access');
const HttpClient = token<Http>('Http');
const CenterSource = token<CenterPort>('CenterPort');
const TimetableSource = token<TimetablePort>('TimetablePort');
const CenterState = token<CenterStore>('CenterStore');
const TimetableState = token<TimetableStore>('TimetableStore');
const LanguageState = token<LanguageStore>('LanguageStore');

/** The only file that knows both who needs what and who provides it. */
export function composePortal(place: PortalSurroundings): PortalServices {
  const container = new Container();
  provide(container, Place, [], () => place);
  provide(container, Access, [], createAccess);
  provide(container, HttpClient, [Place, Access], ({ root, fetch, clock }, access) =>
    createHttp({ root, fetch, clock, access }),
  );
  provide(container, CenterSource, [HttpClient], createCenterHttp);
  provide(container, TimetableSource, [HttpClient], createTimetableHttp);
  provide(container, LanguageState, [Place], ({ cookies }) => createLanguageStore({ saved: cookies }));
  provide(container, CenterState, [Place, CenterSource, Access], ({ centerCode, chance }, port, access) =>
    createCenterStore({ code: centerCode, port, access, chance }),
  );
  provide(
    container,
    TimetableState,
    [Place, TimetableSource, CenterState],
    ({ storage, address, surroundings, clock }, port, center) =>
      createTimetableStore({ port, center, saved: storage, address, surroundings, clock }),
  );
  return {
    center: container.get(CenterState),
    timetable: container.get(TimetableState),
    language: container.get(LanguageState),
  };
}
