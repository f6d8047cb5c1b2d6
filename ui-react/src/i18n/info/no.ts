import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'info.title': 'Fra senteret',
});
