/** What a page of the frontend is to the parameters of its address. */
export interface PortalPage {
  /** The outcome of a provider or a signature is for the page of this name alone. */
  readonly name: string;
  /** [P-SIGNUP-93] A start page starts over: only its own address counts, not the stored parameters. */
  readonly isStart: boolean;
  /** [P-SIGNUP-76] [P-TIMETABLE-05] Its address keeps the department. */
  readonly keepsDepartment: boolean;
}

/** The page at a path. Which paths there are is for the frontend. */
export type PageAt = (path: string) => PortalPage;
