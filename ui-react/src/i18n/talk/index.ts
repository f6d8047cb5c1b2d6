import { addTexts } from '../texts.ts';
import { en } from './en.ts';
import { no } from './no.ts';

addTexts({ no, en });
