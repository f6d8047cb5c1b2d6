// Doubles: records of the register that seem to be the typed one.
import { BehaviorSubject, debounceTime, type SchedulerLike } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { organizationDigits } from '../../shared/organization-number.ts';
import type { Reply } from '../../shared/reply.ts';
import { createScope } from '../../shared/scope.ts';
import { isMailAddress, type LinkValue, plainPhone } from './links.ts';

/** The fields that can be the same in two records. */
export interface Reachable {
  readonly orgnr?: LinkValue;
  readonly mobile?: LinkValue;
  readonly phone?: LinkValue;
  readonly email?: LinkValue;
}
export type SamePart = keyof Reachable;

/** The values to look for; a missing field is not. */
export interface ReachQuestion {
  readonly orgnr?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

const plainMail = (address: LinkValue): string | null => {
  const text = String(address ?? '').trim();
  return isMailAddress(text) ? text.toLowerCase() : null;
};

/** The typed values that are whole, each in the one way to write it; null without any. */
export function reachQuestion({ orgnr, mobile, phone, email }: Reachable): ReachQuestion | null {
  const [number, call, mail] = [organizationDigits(orgnr), plainPhone(mobile) ?? plainPhone(phone), plainMail(email)];
  if (number === null && call === null && mail === null) return null;
  return {
    ...(number !== null && { orgnr: number }),
    ...(call !== null && { phone: call }),
    ...(mail !== null && { email: mail }),
  };
}

/** [W-PLAN-09] The fields of a record that are the same as those that are looked for, however they are written. */
export function samePartsOf({ orgnr, phone, email }: ReachQuestion, record: Reachable): readonly SamePart[] {
  const isSame: Readonly<Record<SamePart, boolean>> = {
    orgnr: orgnr !== undefined && organizationDigits(record.orgnr) === organizationDigits(orgnr),
    mobile: phone !== undefined && plainPhone(record.mobile) === plainPhone(phone),
    phone: phone !== undefined && plainPhone(record.phone) === plainPhone(phone),
    email: email !== undefined && plainMail(record.email) === plainMail(email),
  };
  return PARTS.filter((part) => isSame[part] && record[part]);
}
const PARTS = ['orgnr', 'mobile', 'phone', 'email'] as const satisfies readonly SamePart[];

/** A record that is there, and its fields that are the same. */
export interface Double<R> {
  readonly record: R;
  readonly same: readonly SamePart[];
}

/** The records that seem to be the typed one. */
export interface DoublesView<R> {
  readonly found: readonly Double<R>[];
  /** It is not known whether there are any. */
  readonly isUnknown: boolean;
}

export interface Doubles<R> {
  readonly view$: Behavior<DoublesView<R>>;
  open(): void;
  close(): void;
  /** Looks again after a pause. */
  type(values: Reachable): void;
  retry(): void;
}

export interface DoublesNeeds<R> {
  same(question: ReachQuestion): Reply<readonly R[]>;
  /** The time to wait after the last key (milliseconds). */
  readonly pause: number;
  readonly clock: SchedulerLike;
}

/** Looks for them while the user types. A record counts by our own rule. */
export function createDoubles<R extends Reachable>({ same, pause, clock }: DoublesNeeds<R>): Doubles<R> {
  const typed$ = new BehaviorSubject<ReachQuestion | null>(null);
  const sought$ = new BehaviorSubject<ReachQuestion | null>(null);
  const query = createQuery({ question$: sought$, ask: same });
  const scope = createScope();
  return {
    view$: derive({ typed: typed$, answer: query.answer$ }, ({ typed, answer: { load } }) => ({
      found:
        typed === null || load.status !== 'ready'
          ? []
          : load.value
              .map((record) => ({ record, same: samePartsOf(typed, record) }))
              .filter(({ same: parts }) => parts.length > 0),
      isUnknown: typed !== null && load.status === 'failed',
    })),
    open() {
      if (!scope.open()) return;
      scope.add(typed$.pipe(debounceTime(pause, clock)).subscribe((question) => sought$.next(question)));
      query.open();
    },
    close() {
      scope.close();
      query.close();
    },
    type: (values) => typed$.next(reachQuestion(values)),
    retry: query.reload,
  };
}
