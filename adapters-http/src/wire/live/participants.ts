import { Participant } from '@felles/core/workspace/participants';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const participants = things(Participant, EVENTS.participant);
