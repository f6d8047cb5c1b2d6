export function build(): void;
export const server: string;
export const site: string;
