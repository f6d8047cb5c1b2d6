interface Manifest {
  readonly name?: string;
  readonly private?: boolean;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
export function releaseProblem(version: string, notes: string): string | null;
export function packageAt(version: string, manifest: Manifest): Manifest;
export function notesAt(version: string, day: string, notes: string): string;
export function releaseNotes(version: string, notes: string, names: readonly string[]): string;
export function inOrder(manifests: readonly Partial<Manifest>[]): readonly string[];
