import { CheckIn } from '@felles/core/workspace';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const checkIns = things(CheckIn, EVENTS.checkIn);
