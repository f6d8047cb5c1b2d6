import { useText } from '../../i18n/text.ts';

/** The page's own loading screen, kept up by React until there is something to show. Its looks stand in the page. */
export function Loading() {
  const text = useText();
  return (
    <div className="loading" role="status">
      {text('frame.loading')}
    </div>
  );
}
