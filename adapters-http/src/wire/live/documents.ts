import { DocumentEntry } from '@felles/core/workspace/documents';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const documents = things(DocumentEntry, EVENTS.document);
