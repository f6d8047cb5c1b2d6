/** What every call of the control is: no part of the service, and open to all programs on this machine. */
export const ours = { under: 'root', access: 'anyone', extension: 'control' } as const;
