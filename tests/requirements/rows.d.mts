interface Row {
  readonly id: string;
  readonly kind: string;
  readonly area: string;
  readonly application: string;
}

interface Test {
  readonly title: string;
  readonly passed: boolean;
}

type Finished = Readonly<Record<string, Readonly<Record<string, { readonly open: readonly string[] }>>>>;

export const REPORTS: readonly string[];
export function parseRows(text: string, application: string): Row[];
export function testsIn(report: object): Test[];
export function trace(
  rows: readonly Row[],
  tests: readonly Test[],
  finished: Finished,
): {
  readonly met: ReadonlySet<string>;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly closed: readonly string[];
};
export function table(
  rows: readonly Row[],
  met: ReadonlySet<string>,
): { readonly area: string; readonly met: number; readonly total: number; readonly open: readonly string[] }[];
export function conclude(run: {
  readonly rows: readonly Row[];
  readonly reports: Readonly<Record<string, object>>;
  readonly finished: Finished;
  readonly wantsTable: boolean;
}): { readonly lines: readonly string[]; readonly ok: boolean };
