export function staffToken(root: string, login?: string, password?: string): Promise<string>;
