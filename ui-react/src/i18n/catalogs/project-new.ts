import { addTexts } from '../catalog.ts';
import { en } from './project-new/en.ts';
import { no } from './project-new/no.ts';

addTexts({ no, en });

export { en, no };
