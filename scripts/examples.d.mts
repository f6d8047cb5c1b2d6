export const READMES: readonly string[];
export function withExamples(text: string): string;
