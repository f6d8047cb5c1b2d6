import { photosAmong } from '@felles/core/internal/workspace/documents/rules';
import { expect, it } from 'vitest';

it('should show the photos of the project, and of none that is named, where the service tells of all', () => {
  const photos = [
    { document_id: '1', project_id: '1001' },
    { document_id: '2', project_id: '1002' },
    { document_id: '3' },
  ];
  expect(photosAmong(photos, '1001').map(({ document_id: id }) => id)).toEqual(['1', '3']);
});
