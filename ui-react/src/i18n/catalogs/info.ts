import { addTexts, catalogLike, masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'info.title': 'Fra senteret',
});

export const en = catalogLike(no)({
  'info.title': 'From the center',
});

addTexts({ no, en });
