import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { HomeLink } from '../payment/Links.tsx';

/** The notice for a payer whose link is used up. */
export function UsedLink() {
  const text = useText();
  return (
    <StatusBox type="success" title={text('sponsored.used')} action={<HomeLink />}>
      {text('sponsor.linkUsed')}
    </StatusBox>
  );
}
