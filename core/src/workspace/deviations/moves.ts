// The moves of a deviation from one status to another: by the service's own table, and by the rights of the user.
import type { DeviationMessage } from '../../texts/deviations.ts';
import type { SiteRight } from '../projects/rights.ts';
import type { Deviation, DeviationChange, DeviationLogLine, DeviationSetup, DeviationStatus } from './model.ts';
import { statusOfDeviation } from './rules.ts';

/** The status of a deviation in the service's table; null for one that the table lacks. */
export const statusIn = (setup: DeviationSetup, deviation: Deviation): DeviationStatus | null =>
  findStatus(setup, statusOfDeviation(deviation));

/** A status by its id. */
export const findStatus = ({ statuses }: DeviationSetup, status: string): DeviationStatus | null =>
  (statuses ?? []).find((one) => one?.status === status) ?? null;

/** [W-SITE-11] The right that a move needs: to close a deviation, and to open a closed one, is a right of its own. */
export const rightOfMove = (from: Pick<DeviationStatus, 'closes'>, to: Pick<DeviationStatus, 'closes'>): SiteRight =>
  from.closes || to.closes ? 'close_deviation' : 'handle_deviation';

/** The right to change anything but the status. */
export const CHANGE_RIGHT: SiteRight = 'handle_deviation';

/** [W-SITE-14] [W-SITE-11] The statuses that the user may move a deviation to, in the service's order. */
export function movesOf(
  setup: DeviationSetup,
  deviation: Deviation,
  rights: readonly SiteRight[],
): readonly DeviationStatus[] {
  const from = statusIn(setup, deviation);
  if (from === null) return [];
  const next = from.next.flatMap((status) => findStatus(setup, status) ?? []);
  return next.filter((to) => to.status !== from.status && rights.includes(rightOfMove(from, to)));
}

/** The main move of a deviation: to the first status that closes, else to the next one; going back never is. */
export function mainMove(
  setup: DeviationSetup,
  deviation: Deviation,
  moves: readonly DeviationStatus[],
): string | null {
  const order = (setup.statuses ?? []).map((one) => one?.status);
  const from = statusIn(setup, deviation);
  const forward = moves.filter(({ status }) => order.indexOf(status) > order.indexOf(from?.status));
  return (forward.find(({ closes }) => closes) ?? forward[0])?.status ?? null;
}

/** A status on the way of a deviation, with the line of its log that led there; null where that is not known. */
export interface TrackStep {
  readonly status: DeviationStatus;
  /** A status that the deviation has left out, or has gone back from, is open. */
  readonly state: 'past' | 'now' | 'open';
  readonly line: DeviationLogLine | null;
}

/** [W-SITE-55] The statuses in the service's order, and how far the deviation has come; none where its status is unknown. */
export function trackOf(setup: DeviationSetup, deviation: Deviation, log: Deviation['log']): readonly TrackStep[] {
  const statuses = (setup.statuses ?? []).flatMap((status) => status ?? []);
  const present = statuses.findIndex(({ status }) => status === statusOfDeviation(deviation));
  if (present < 0) return [];
  return statuses.map((status, at) => {
    const isOf = (line: DeviationLogLine | null): boolean =>
      (line?.what === 'moved' && line.to === status.name) || (at === 0 && line?.what === 'registered');
    const line = (at <= present && log?.findLast(isOf)) || null;
    const isPast = at < present && (line !== null || !log);
    return { status, line, state: at === present ? 'now' : isPast ? 'past' : 'open' };
  });
}

/** [W-SITE-14] The texts that a move needs: how it was put right, or why it is opened again. */
export const needsOfMove = (from: Pick<DeviationStatus, 'closes'>, to: Pick<DeviationStatus, 'closes'>) => ({
  measure: to.closes && !from.closes,
  reason: from.closes && !to.closes,
});

/** [W-SITE-14] A closed deviation keeps its measure. */
export const isMeasureMissing = (status: Pick<DeviationStatus, 'closes'> | null, measure: string | null | undefined) =>
  status?.closes === true && !measure?.trim();

/** [W-SITE-14] The problems of a move by the name of the field; a measure that the deviation has already will do. */
export function problemsOfMove(
  from: DeviationStatus,
  to: DeviationStatus,
  change: Pick<DeviationChange, 'measure' | 'reason'>,
  measure: string | null | undefined,
): Partial<Readonly<Record<'status' | 'measure' | 'reason', DeviationMessage>>> {
  if (!from.next.includes(to.status)) return { status: { key: 'deviations.noMove', params: {} } };
  const done = change.measure === undefined ? measure : change.measure;
  return {
    ...(isMeasureMissing(to, done) && { measure: { key: 'deviations.needsMeasure', params: {} } as const }),
    ...(needsOfMove(from, to).reason &&
      !change.reason?.trim() && { reason: { key: 'deviations.needsReason', params: {} } as const }),
  };
}
