import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from '../payment/Links.tsx';

/** What a payer reads who has done everything that their link was for. */
export function UsedLink() {
  const text = useText();
  return (
    <StatusBox type="success" title={text('sponsored.used')} action={<HomeLink />}>
      {text('sponsor.linkUsed')}
    </StatusBox>
  );
}
