export function complaintsOf(source: string): Promise<readonly string[]>;
export function typesOf(source: string): Promise<string>;
