// The hundred hits in groups, shown when the answer comes.
import { groupHits } from '@felles/core/internal/workspace/search/rules';
import { MemoryRouter } from 'react-router-dom';
import '../../../ui-react/src/i18n/catalogs/workspace.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { HitGroup } from '../../../ui-react/src/workspace/search/Hits.tsx';

const TYPES = ['contact', 'person', 'project', 'resource', 'document'];
const hitsOf = (step) =>
  Array.from({ length: 100 }, (_, at) => ({
    node_id: step * 100 + at,
    type: TYPES[at % TYPES.length],
    title: `Skole Fjordveien ${at}`,
    project_name: `Prosjekt ${at}`,
  }));

export const mountHits = () => ({
  draw: (step) => (
    <TextsIn language="no">
      <MemoryRouter>
        {groupHits(step === 0 ? [] : hitsOf(step)).map((group) => (
          <HitGroup key={group.name} group={group} sought="skole" />
        ))}
      </MemoryRouter>
    </TextsIn>
  ),
});
