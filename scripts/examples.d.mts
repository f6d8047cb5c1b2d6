export const DOCUMENTS: Readonly<Record<string, () => string>>;
export function withParts(text: string): string;
