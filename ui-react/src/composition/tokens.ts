import type { Http } from '@felles/adapters-http';
import type {
  AccessCell,
  Chance,
  HeaderStore,
  KeyValue,
  LanguageStore,
  PageAddress,
  Surroundings,
  Tabs,
} from '@felles/core';
import type { CenterPort, CenterStore, DraftStore, SessionStore, TermsPort, TokenKeeper } from '@felles/core/portal';
import type { BehaviorSubject, SchedulerLike } from 'rxjs';
import type { LogOutQuestion, Overlays, Toasts } from '../portal/services.ts';
import { token } from './token.ts';

/** What the portal needs from the place it runs in. */
export interface PortalSurroundings {
  readonly centerCode: string;
  /** Where the application itself is, '' for the page's own origin. */
  readonly root: string;
  readonly fetch: typeof fetch;
  /** What outlives the tab, what ends with it, and what every page of the origin carries. */
  readonly storage: KeyValue;
  readonly tabStorage: KeyValue;
  readonly cookies: KeyValue;
  readonly sessionCookie: KeyValue;
  readonly address: PageAddress;
  readonly surroundings: Surroundings;
  readonly tabs: Tabs;
  readonly clock: SchedulerLike;
  readonly chance: Chance;
}

// What the container holds. The parts of the portal that load by themselves find here what they need.
export const Place = token<PortalSurroundings>('Place');
export const Access = token<AccessCell>('Access');
/** For the calls that must not wait for a token, because they bring it. */
export const PlainHttp = token<Http>('PlainHttp');
export const HttpClient = token<Http>('Http');
export const Keeper = token<TokenKeeper>('TokenKeeper');
export const CenterSource = token<CenterPort>('CenterPort');
export const TermsSource = token<TermsPort>('TermsPort');
export const CenterState = token<CenterStore>('CenterStore');
export const SessionState = token<SessionStore>('SessionStore');
export const LanguageState = token<LanguageStore>('LanguageStore');
export const HeaderState = token<HeaderStore>('HeaderStore');
export const ToastDesk = token<Toasts>('Toasts');
export const OverlayDesk = token<Overlays>('Overlays');
/** The question before logging out, once there is something that could be lost by it. */
export const LeavingQuestion = token<BehaviorSubject<LogOutQuestion | null>>('LeavingQuestion');
/** Bound with the first page that keeps any. */
export const Drafts = token<DraftStore>('DraftStore');
