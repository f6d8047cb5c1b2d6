export interface Naming {
  readonly place: string;
  readonly application: 'portal' | 'workspace' | null;
  readonly text: string;
}
export interface Written {
  readonly portal: string;
  readonly workspace: string;
  readonly reliability: string;
}
export function definedIn(text: string): ReadonlySet<string>;
export function leadingNowhere(written: Written, naming: readonly Naming[]): readonly string[];
