import { addTexts, masterCatalog } from '../catalog.ts';

/** The words of the list of projects. */
export const no = masterCatalog({
  'projects.begin': 'Nytt prosjekt',
  'projects.label': 'Filter for prosjekter',
  'projects.search': 'Søk i prosjekter',
  'projects.some': 'prosjekter',
  'projects.all': 'Prosjektene',
  'projects.count_one': '{{count}} prosjekt',
  'projects.count_other': '{{count}} prosjekter',
  'projects.new_one': '{{count}} ny.',
  'projects.new_other': '{{count}} nye.',
  'projects.none': 'Ingen prosjekter ennå',
  'projects.project': 'Prosjekt',
  'projects.address': 'Adresse',
  'projects.status': 'Status',
  'projects.deadline': 'Neste frist',
  'projects.client': 'Byggherre',
  'projects.everyStatus': 'Alle',
  'projects.noHit': 'Søket «{{words}}»',
  'projects.hasStatus': 'Status {{status}}',
  'projects.hasType': 'Type {{type}}',
  'projects.phase': 'Fase',
  'projects.share': '{{completed}} av {{all}}',
  'projects.type': 'Type',
  'projects.everyType': 'Alle typer',
  'projects.byTitle': 'navn',
  'projects.byNumber': 'nummer',
  'projects.byStatus': 'status',
  'projects.byChange': 'sist endret',
});

addTexts({ no });
