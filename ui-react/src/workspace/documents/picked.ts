import type { Picked } from '@felles/core/data';
import { redraw } from '../../browser/redraw.ts';

/** A file that the user has chosen, as it is sent. */
export const pickedOf = (file: File): Picked => ({
  name: file.name,
  size: file.size,
  read: async () => new Uint8Array(await file.arrayBuffer()),
  redraw: () => redraw(file),
});
