import { addTexts } from '../catalog.ts';
import { en } from './workspace/en.ts';
import { no } from './workspace/no.ts';

addTexts({ no, en });

export { en, no };
