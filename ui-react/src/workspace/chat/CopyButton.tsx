import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Heard } from '../../kit/Heard.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { COPY } from '../../kit/shapes.ts';
import { useCopying } from './use-copying.ts';

/** Copies a text that stands beside it. */
export function CopyButton({ text: copied }: { readonly text: string }) {
  const { went, words, copy, forget } = useCopying(copied);
  const text = useText();
  return (
    <>
      <Button small onClick={copy} onBlur={forget}>
        {went === null ? <Shape path={COPY} /> : <Icon name={went ? 'check' : 'alert'} />}
        {text('talk.copyKept')}
      </Button>
      <Heard>{words}</Heard>
    </>
  );
}
