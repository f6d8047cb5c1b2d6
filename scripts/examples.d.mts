export const ALL: string;
export const DOCUMENTS: readonly string[];
export function withExamples(text: string): string;
