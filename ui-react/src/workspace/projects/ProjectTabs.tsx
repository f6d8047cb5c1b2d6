import { offerOf } from '@felles/core/workspace/projects';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { GroupedTabs } from '../../kit/parts/GroupedTabs.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { addressIn, PROJECT_PAGES, projectPageAt } from './pages.ts';
import { useProjectOfPage } from './use-project.ts';

/** [W-PROJECTS-22] [W-PROJECTS-23] The pages of a project: those that are switched on there, and that the service offers. */
export function ProjectTabs() {
  const { id, flags } = useProjectOfPage();
  const { hasPage } = useOffers();
  const text = useText();
  const current = projectPageAt(useLocation().pathname);
  return (
    <GroupedTabs
      label={text('projects.pages')}
      groups={PROJECT_PAGES.map((pages) =>
        pages
          .filter((page) => offerOf(flags, page.flag) === 'on' && hasPage(addressIn(page, id)))
          .map((page) => ({
            to: addressIn(page, id),
            label: text(page.name),
            icon: <Shape path={page.shape} />,
            isCurrent: page === current,
          })),
      )}
    />
  );
}
