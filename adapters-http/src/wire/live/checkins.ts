import { CheckIn } from '@felles/core/workspace/checkins';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const checkIns = things(CheckIn, EVENTS.checkIn);
