import { masterCatalog } from '../catalog.ts';

/** The words of a project's handbook. */
export const no = masterCatalog({
  'handbook.templates': 'Maler',
  'handbook.some': 'maler',
  'handbook.all': 'Malene',
  'handbook.none': 'Ingen maler i denne fasen',
  'handbook.untitled': 'Mal uten navn',
  'handbook.documents_one': '{{count}} dokument',
  'handbook.documents_other': '{{count}} dokumenter',
  'handbook.documentsOf_one': '{{count}} dokument laget av {{title}}',
  'handbook.documentsOf_other': '{{count}} dokumenter laget av {{title}}',
  'handbook.noDocument': 'Ingen ennå',
  'handbook.document': 'Dokument {{id}}',
  'handbook.notApplicable': 'Gjelder ikke',
  'handbook.locked': 'Låst',
  'handbook.create': 'Opprett',
  'handbook.create_and_edit': 'Opprett og rediger',
  'handbook.edit': 'Rediger',
  'handbook.edit_webfolder': 'Åpne nettmappe',
  'handbook.doTo': '{{action}}: {{title}}',
  'handbook.nothingToEdit': 'Ingen dokumenter å redigere ennå',
});
