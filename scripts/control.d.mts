export const TYPES: string;
export function controlTypes(document: object): string;
