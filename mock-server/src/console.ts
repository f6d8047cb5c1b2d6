/** What the server says to the developer who started it. */
export function say(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** What goes wrong, to where errors are looked for. */
export function complain(problem: unknown): void {
  process.stderr.write(`${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`);
}
