import { DocumentEntry } from '@felles/core/workspace';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const documents = things(DocumentEntry, EVENTS.document);
