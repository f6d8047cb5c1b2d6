export interface Mutation {
  readonly row: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly why: string;
  readonly projects?: readonly string[];
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly area: string;
  readonly application: string;
}

type Finished = Readonly<Record<string, Readonly<Record<string, { readonly open: readonly string[] }>>>>;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Test {
  readonly file: string;
  readonly project: string;
  readonly title: string;
  readonly state: string;
}

export function untried(
  rows: readonly Row[],
  finished: Finished,
  mutations: readonly Pick<Mutation, 'row'>[],
  byStryker: Readonly<Record<string, string>>,
): readonly string[];
export function obstacle(mutation: Pick<Mutation, 'find' | 'replace' | 'why'>, source: string): string | null;
export function shareOut<T extends Pick<Mutation, 'row'>>(
  mutations: readonly T[],
  count: number,
): readonly (readonly T[])[];
export function naming(ids: readonly string[]): string;
export function testsIn(reports: Readonly<Record<string, Report>>): readonly Test[];
