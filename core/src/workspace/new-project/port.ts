import type { Reply } from '../../shared/reply.ts';
import type { FoundAddress, HouseRegister } from './model.ts';
import type { RegisterQuestion } from './rules.ts';

/** Additions of ours that a service may lack. */
export interface PlacesPort {
  /** The addresses that contain the words. */
  find(words: string, count: number): Reply<readonly FoundAddress[]>;
  /** The addresses of a cadastral unit, written "4601-164-583-0-0". */
  onUnit(unit: string): Reply<readonly FoundAddress[]>;
  /** [W-PROJECTS-28] The buildings and properties at a place, to choose from; the user may skip this step. */
  register(question: RegisterQuestion): Reply<HouseRegister>;
}
