import { masterCatalog } from '../catalog.ts';

export const no = masterCatalog({
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Noe gikk galt',
  'toast.plainText': 'Error',
  'toast.region': 'Meldinger',
  'toast.close': 'Lukk melding',
  'toast.closeHint': 'Hold Shift for å lukke alle meldinger',
  'toast.times': '{{count}} ganger',
});
