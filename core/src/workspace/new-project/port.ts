import type { Reply } from '../../shared/reply.ts';
import type { FoundAddress, HouseRegister } from './model.ts';
import type { RegisterQuestion } from './rules.ts';

/** What the service knows of places. Each call is ours, and a service may be without it. */
export interface PlacesPort {
  /** The addresses that have these words. */
  find(words: string, count: number): Reply<readonly FoundAddress[]>;
  /** The addresses on a cadastral unit, written "4601-164-583-0-0". */
  onUnit(unit: string): Reply<readonly FoundAddress[]>;
  /** [W-PROJECTS-28] */
  register(question: RegisterQuestion): Reply<HouseRegister>;
}
