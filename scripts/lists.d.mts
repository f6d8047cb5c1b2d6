export function lists(): readonly { readonly file: string; readonly before: string; readonly after: string }[];
