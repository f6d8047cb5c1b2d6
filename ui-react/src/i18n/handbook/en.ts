import { catalogLike } from '../catalog.ts';
import { no } from './no.ts';

export const en = catalogLike(no)({
  'handbook.templates': 'Templates',
  'handbook.some': 'templates',
  'handbook.all': 'The templates',
  'handbook.none': 'No templates in this phase',
  'handbook.untitled': 'Template without a name',
  'handbook.documents_one': '{{count}} document',
  'handbook.documents_other': '{{count}} documents',
  'handbook.documentsOf_one': '{{count}} document made from {{title}}',
  'handbook.documentsOf_other': '{{count}} documents made from {{title}}',
  'handbook.noDocument': 'None yet',
  'handbook.document': 'Document {{id}}',
  'handbook.notApplicable': 'Does not apply',
  'handbook.locked': 'Locked',
  'handbook.create': 'Create',
  'handbook.create_and_edit': 'Create and edit',
  'handbook.edit': 'Edit',
  'handbook.edit_webfolder': 'Open web folder',
  'handbook.doTo': '{{action}}: {{title}}',
  'handbook.nothingToEdit': 'No documents to edit yet',
});
