import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { StatusBox } from './StatusBox.tsx';

/** What stands where a page broke, or where its code could not be fetched: loading it again mends both. */
export function Broken() {
  const text = useText();
  return (
    <div role="alert">
      <StatusBox
        type="danger"
        title={text('frame.broken')}
        action={<Button onClick={() => window.location.reload()}>{text('frame.reload')}</Button>}
      />
    </div>
  );
}
