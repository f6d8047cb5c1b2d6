import { Article } from '@felles/core/workspace/articles';
import { EVENTS } from './names.ts';
import { things } from './things.ts';

export const articles = things(Article, EVENTS.article);
