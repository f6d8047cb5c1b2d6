/** Common to all calls of the control: outside the service's address, and open to all programs on this machine. */
export const controlCall = { under: 'root', access: 'anyone' } as const;
