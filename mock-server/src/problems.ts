/** The code of an error of the machine, such as that there is no such file. */
export const codeOf = (problem: unknown): unknown =>
  problem instanceof Error && 'code' in problem ? problem.code : undefined;
