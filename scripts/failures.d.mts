interface Failure {
  readonly title: string;
  readonly error: string;
}

export function failuresIn(report: object): Failure[];
export function retold(failures: readonly Failure[]): string[];
