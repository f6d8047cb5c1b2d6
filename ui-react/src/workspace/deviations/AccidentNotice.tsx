import type { DeviationSetup } from '@felles/core/workspace/deviations';
import { callLink } from '@felles/core/workspace/register';
import { useText } from '../../i18n/text.ts';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from './deviations.module.css';

/** [W-SITE-58] Those who must be told of an accident, with a press for each call. */
export function AccidentNotice({ setup }: { readonly setup: DeviationSetup | null }) {
  const text = useText();
  const calls = (setup?.notice ?? []).flatMap((one) => (one?.telephone ? [{ ...one, telephone: one.telephone }] : []));
  return (
    <StatusBox
      type="danger"
      title={text('deviation.accident')}
      action={
        <span className={styles.calls}>
          {calls.map(({ name, telephone }) => (
            <a key={telephone} className={styles.call} href={callLink(telephone) ?? undefined}>
              {[name, telephone].filter(Boolean).join(' ')}
            </a>
          ))}
        </span>
      }
    />
  );
}
