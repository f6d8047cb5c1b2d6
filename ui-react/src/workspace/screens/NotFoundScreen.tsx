import { useText } from '../../i18n/text.ts';
import { Nowhere } from '../shell/Nowhere.tsx';

export function NotFoundScreen() {
  const text = useText();
  return (
    <Nowhere
      title={text('workspace.notFound')}
      words={text('workspace.notFoundWords')}
      to="/"
      way={text('workspace.toStart')}
    />
  );
}
