import { LiveRegion } from '../../kit/HiddenText.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/Text.module.css';
import { Page } from './Page.tsx';

interface NowhereProps {
  readonly title: string;
  readonly words: string;
  /** The way on. */
  readonly to: string;
  readonly way: string;
}

/** The page of an address that leads to nothing. */
export const DeadEndPage = ({ title, words, to, way }: NowhereProps) => (
  <Page title={title}>
    <LiveRegion>
      <StatusBox
        type="unknown"
        title={words}
        action={
          <PageLink className={link.link} to={to}>
            {way}
          </PageLink>
        }
      />
    </LiveRegion>
  </Page>
);
