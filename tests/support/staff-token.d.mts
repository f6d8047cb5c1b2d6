export function staffToken(root: string, login?: string): Promise<string>;
