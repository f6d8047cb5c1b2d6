/** Reports the server's own faults: a mistake in it, or a fixture that does not fit. */
export type Report = (problem: unknown) => void;
