import { en as coreEn, no as coreNo } from '@felles/core/texts/bookings';
import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({});

export const en = catalogLike(no)({});

addTexts({ no: coreNo, en: coreEn });
addTexts({ no, en });
