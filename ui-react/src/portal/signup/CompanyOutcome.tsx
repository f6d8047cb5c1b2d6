import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import link from '../../kit/TextLink.module.css';
import { paths } from '../paths.ts';
import { usePortal } from '../services.ts';

interface CompanyOutcomeProps {
  readonly outcome: 'success' | 'failure';
  /** It has been told: what comes next is another sign-up. */
  readonly onRead: () => void;
}

/** [P-SIGNUP-38] [P-SIGNUP-39] How a company sign-up ended. */
export function CompanyOutcome({ outcome, onRead }: CompanyOutcomeProps) {
  const { center } = usePortal();
  const text = useText();
  return (
    <Sheet title={text('company.title')}>
      {outcome === 'success' ? (
        <div role="status">
          <StatusBox
            type="success"
            title={text('company.created')}
            action={
              <PageLink className={link.link} to={paths.start.of(center.code)} onClick={onRead}>
                {text('company.start')}
              </PageLink>
            }
          >
            {text('company.invoice')}
          </StatusBox>
        </div>
      ) : (
        <div role="alert">
          <StatusBox
            type="danger"
            title={text('company.failed')}
            action={<Button onClick={onRead}>{text('retry')}</Button>}
          >
            {text('company.failedWords')}
          </StatusBox>
        </div>
      )}
    </Sheet>
  );
}
