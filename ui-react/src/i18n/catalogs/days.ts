import { no as core } from '@felles/core/texts/days';
import { addTexts, masterCatalog } from '../catalog.ts';

/** No keys of its own: the words of calendars are core's. */
export const no = masterCatalog({});

addTexts({ no: core });
