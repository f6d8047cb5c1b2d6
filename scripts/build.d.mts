export function build(): void;
export const server: string;
