/** An answer of the service, in its own bytes, and its time (wall clock, milliseconds). */
export interface CachedAnswer {
  readonly bytes: Uint8Array;
  readonly at: number;
}

/** The last answers on a device. A device that cannot store has no answers. */
export interface AnswerCache {
  /** Answers of this user are stored from now on, until `wipe`. Those from before `oldest` go, and those beyond the room. */
  begin(owner: string, oldest: number): void;
  /** Does nothing for a user whose answers were wiped, also in another tab. */
  put(owner: string, key: string, answer: CachedAnswer): void;
  get(owner: string, key: string): Promise<CachedAnswer | null>;
  /** Removes the answers with other keys. */
  retain(owner: string, isKept: (key: string) => boolean): void;
  wipe(owner: string): void;
}
