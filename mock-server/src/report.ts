/** Where the server says what is its own fault: a mistake in it, or a fixture that does not fit. */
export type Report = (problem: unknown) => void;
