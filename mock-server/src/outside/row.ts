/** What every call of the world outside is: no part of the service, and open to whoever knows its address. */
export const outsideRow = { under: 'root', access: 'anyone', extension: true } as const;
