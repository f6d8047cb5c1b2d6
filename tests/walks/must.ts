/** A check that runs some hundred thousand times in a walk: an assertion that costs nothing while it holds. */
export function must(holds: boolean, what: string, found?: unknown): void {
  if (!holds) throw new Error(found === undefined ? what : `${what}: ${JSON.stringify(found)}`);
}

export function mustBe(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`${what} is ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`);
}
