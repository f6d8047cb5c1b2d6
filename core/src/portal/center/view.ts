import type { FileContent } from '../../shared/file.ts';
import type { Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import type { Failure } from '../../shared/result.ts';
import type { PaymentCondition } from '../terms/rules.ts';
import type { Looks } from './looks.ts';
import type { CenterMessage } from './messages.ts';
import type { Center, ColorEntry, Department } from './model.ts';
import { type Background, contactEmail, contactPhone, headerTitle, pageTitle } from './rules.ts';

/** What stands on the whole page until the center is known. */
export type StartUp =
  | { readonly stage: 'starting' }
  /** [P-CENTER-03] `isUnknown`: the service knows no center with this code. */
  | { readonly stage: 'failed'; readonly message: CenterMessage; readonly isUnknown: boolean }
  | { readonly stage: 'ready' };

/** Whether another try may help: a service that knows no such center will not know it then either. */
export const mayTryAgain = (startUp: StartUp): boolean => startUp.stage === 'failed' && !startUp.isUnknown;

/** What the frame around all pages of the portal shows of the center. */
export interface CenterView {
  readonly startUp: StartUp;
  readonly title: CenterMessage | string;
  readonly pageTitle: string | null;
  readonly contactEmail: string | null;
  /** Of the chosen department; null if none is chosen, or it has none. */
  readonly contactPhone: string | null;
  readonly colors: readonly ColorEntry[];
  readonly background: Background;
  /** Null where the center has none. */
  readonly logo: Load<FileContent | null>;
  /** Whether the center accepts members with a sponsor. */
  readonly canBeSponsored: boolean;
  /** The payment terms; null if the center has none. */
  readonly condition: Load<PaymentCondition | null>;
  /** The message when a refused token could not be renewed. */
  readonly lost: CenterMessage | null;
  /** Whether a token request is running. */
  readonly reconnecting: boolean;
}

export interface CenterSources {
  readonly startUp: StartUp;
  readonly center: Center | null;
  readonly departments: Load<readonly Department[]>;
  readonly departmentId: number | null;
  readonly looks: Looks;
  readonly canBeSponsored: boolean;
  readonly condition: Load<PaymentCondition | null>;
  readonly lost: Failure | null;
  readonly reconnecting: boolean;
}

export const centerViewOf = (now: CenterSources): CenterView => ({
  startUp: now.startUp,
  title: headerTitle(now.center),
  pageTitle: pageTitle(now.center),
  contactEmail: contactEmail(now.center, chosen(now.departments, now.departmentId)),
  contactPhone: contactPhone(chosen(now.departments, now.departmentId)),
  ...now.looks,
  canBeSponsored: now.canBeSponsored,
  condition: now.condition,
  lost: now.lost && describeFailure(now.lost),
  reconnecting: now.reconnecting,
});

const chosen = (departments: Load<readonly Department[]>, id: number | null): Department | null =>
  departments.status === 'ready' ? (departments.value.find((department) => department.id === id) ?? null) : null;
