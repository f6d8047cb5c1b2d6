// Which attempt the way back in a tab was found answered for: the address says it again whenever the page is loaded.
import { map, type Observable } from 'rxjs';
import type { KeyValue } from '../../shell/ports.ts';
import type { Attempt } from './attempt.ts';

const answeredKey = (centerCode: string): string => `felles.answered.${centerCode}`;

/** Kept for the tab. */
export interface Answered {
  /** The key of the attempt to pay an invoice; null where none was answered for. */
  of(invoiceId: string): Observable<string | null>;
  keep(attempt: Pick<Attempt, 'invoiceId' | 'key'> | null): void;
}

export function createAnswered(code: string, kept: KeyValue): Answered {
  const name = answeredKey(code);
  return {
    of: (invoiceId) =>
      kept.read(name).pipe(
        map((text) => {
          const [known, key] = (text.ok ? (text.value ?? '') : '').split(' ');
          return known === invoiceId && key ? key : null;
        }),
      ),
    // Neither has a space in it.
    keep: (attempt) => void kept.write(name, attempt === null ? '' : `${attempt.invoiceId} ${attempt.key}`).subscribe(),
  };
}
