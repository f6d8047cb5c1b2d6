import '../../i18n/catalogs/conflicts.ts';

import type { Form } from '@felles/core/data';
import { sharedCounts } from '@felles/core/internal/workspace/site-work/several';
import type { SeveralView, SharedDraft } from '@felles/core/workspace/site-work';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { PickBar } from '../../kit/list/PickBar.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useMedia } from '../../react/use-media.ts';

interface SeveralNeeds {
  readonly label: string;
  readonly view: SeveralView<unknown, string>;
  readonly several: { clear(): void; dismiss(): void };
  /** Rows are chosen after a press of a tool: on a phone, or in every window. */
  readonly hasTool: boolean;
}

/** [W-SITE-55] The bar of a list whose records get one value at once, and the state of choosing. */
export function useSeveralBar({ label, view, several, hasTool }: SeveralNeeds) {
  const [isChosen, setChosen] = useState(false);
  const [isLeftAlone, setLeftAlone] = useState(false);
  const text = useText();
  const { picks, result } = view;
  const isChoosing = hasTool && isChosen;
  const shown = picks.size > 0 || isChoosing ? 'picks' : result ? 'result' : 'nothing';
  const counts = sharedCounts(result?.outcomes ?? new Map());
  const stop = (): void => {
    several.clear();
    setChosen(false);
  };
  return {
    isOn: shown !== 'nothing',
    isChoosing,
    choose: () => setChosen(true),
    saved: () => setChosen(false),
    /** The ids of the records that are shown alone; null for all of them. */
    only: shown === 'result' && isLeftAlone && counts.left.length > 0 ? counts.left : null,
    bar: (actions: ReactNode, failure?: ReactNode) => (
      <PickBar
        label={label}
        shown={shown}
        words={shown === 'picks' ? text('several.picked', { count: picks.size }) : sumIn(text, counts)}
        failure={failure}
        left={counts.left.length}
        showsLeft={isLeftAlone}
        onShowLeft={setLeftAlone}
        onDismiss={several.dismiss}
      >
        {picks.size > 0 && actions}
        <Button kind="ghost" onClick={stop}>
          {text('several.clear')}
        </Button>
      </PickBar>
    ),
  };
}

export const useIsPhone = (): boolean => useMedia('(width <= 700px)');

/** "2 av 4 lagret, 1 trenger deg". */
function sumIn(text: Text, { all, saved, saving, needsYou, dropped }: ReturnType<typeof sharedCounts>): string {
  return [
    text('several.sum', { saved, all }),
    saving > 0 && text('several.saving', { count: saving }),
    needsYou > 0 && text('several.needsYou', { count: needsYou }),
    dropped > 0 && text('several.dropped', { count: dropped }),
  ]
    .filter(Boolean)
    .join(', ');
}

interface SharedFormProps {
  readonly label: string;
  readonly make: (close: () => void) => Form<SharedDraft>;
  readonly draw: (drawn: DrawnField<string>) => ReactNode;
  readonly leaving: Parameters<typeof PanelForm<SharedDraft>>[0]['leaving'];
}

/** The one value of a field for all chosen records. */
export const SharedForm = ({ label, make, draw, leaving }: SharedFormProps) => (
  <PanelForm<SharedDraft>
    label={label}
    make={({ close }) => make(close)}
    fields={[{ kind: 'own', name: 'value', label, draw, words: (value: string) => value }]}
    leaving={leaving}
  />
);
