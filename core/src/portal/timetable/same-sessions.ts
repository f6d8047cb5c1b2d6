import type { ClassSession } from './model.ts';

/** Whether two answers are equal, so that a refresh without news changes nothing. */
export function sameSessions(a: readonly ClassSession[], b: readonly ClassSession[]): boolean {
  return a.length === b.length && a.every((session, index) => sameSession(session, b[index]));
}

function sameSession(a: ClassSession, b: ClassSession | undefined): boolean {
  return (
    b !== undefined &&
    a.dato === b.dato &&
    a.booking_starts_at === b.booking_starts_at &&
    a.grennavn === b.grennavn &&
    a.avdeling === b.avdeling &&
    a.instructor === b.instructor &&
    a.color === b.color &&
    a.varighet === b.varighet &&
    a.tidspunkt === b.tidspunkt
  );
}
