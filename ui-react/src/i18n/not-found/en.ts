import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'notFound.title': 'Unknown page',
  'notFound.status': 'This page does not exist',
  'notFound.home': 'To the start page',
});
