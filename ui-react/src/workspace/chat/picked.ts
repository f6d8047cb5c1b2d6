import type { PickedForChat } from '@felles/core/workspace';
import { redraw, shrunk } from '../../browser/redraw.ts';

/** The longest side of a photo in a message (pixels): enough to see a crack in a wall, and quick to fetch on a site. */
const LONGEST_SIDE = 2_048;

/** A file that the user has chosen for a message. */
export const pickedForChat = (file: File): PickedForChat => ({
  name: file.name,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
  redraw: () => redraw(file, LONGEST_SIDE),
  shrink: () => shrunk(file, LONGEST_SIDE),
});
