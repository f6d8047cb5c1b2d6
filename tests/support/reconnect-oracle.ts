// The reconnect rules once more, written as the specification words them and not as the product does.
import { NO_HISTORY, planReconnect } from '@felles/core/internal/realtime/rules';

export type Decision = number | 'abandon';

const MINUTES_30 = 1_800_000;

/** The decision of the product after each of these closes (ms), where every reconnect begins as planned. */
export function decisionsAfter(closes: readonly number[]): readonly Decision[] {
  let history = NO_HISTORY;
  return closes.map((at) => {
    history = { ...history, closes: [...history.closes, at] };
    const plan = planReconnect(history);
    if (plan.kind === 'abandon') return plan.kind;
    history = { ...history, reconnects: [...history.reconnects, at + plan.ms] };
    return plan.ms;
  });
}

/** The decision of the specification at the last of these closes, after reconnects that began at these times; by counting. */
export function specifiedAt(closes: readonly number[], starts: readonly number[]): Decision {
  const at = closes.at(-1) ?? 0;
  const previous = closes.at(-2) ?? Number.NEGATIVE_INFINITY;
  let young = 0;
  for (const close of closes) if (at - close < MINUTES_30) young += 1;
  const delay = at - previous < 60_000 ? 300_000 : 5;
  let recent = 0;
  for (const start of starts) if (at + delay - start < MINUTES_30) recent += 1;
  return young > 5 || recent >= 5 ? 'abandon' : delay;
}

/** The decision at each of these closes, where every reconnect begins as planned. */
export function specifiedAfter(closes: readonly number[]): readonly Decision[] {
  const starts: number[] = [];
  return closes.map((at, index) => {
    const decision = specifiedAt(closes.slice(0, index + 1), starts);
    if (decision !== 'abandon') starts.push(at + decision);
    return decision;
  });
}
