import '../../i18n/catalogs/conflicts.ts';

import { useText } from '../../i18n/text.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { BELL } from '../../kit/shapes.ts';

/** [W-PLAN-11] The number of users who are told, before the press; nothing where it is unknown, or none. */
export function Audience({ told }: { readonly told: number | null | undefined }) {
  const text = useText();
  return told ? (
    <FormNote tone="info" icon={<Shape path={BELL} />}>
      {text('change.told', { count: told })}
    </FormNote>
  ) : null;
}
