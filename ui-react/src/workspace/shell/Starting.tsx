import { useEffect, useState } from 'react';
import { useText } from '../../i18n/text.ts';

/** After how long the page says what the user waits for (milliseconds). */
const SLOW = 1_000;

/** The page's own loading screen, until it is known where the service is. What it says changes where it stands, so that it is heard. */
export function Starting() {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(late);
  }, []);
  return (
    <div className="loading" role="status">
      {text(isSlow ? 'workspace.slow' : 'frame.loading')}
    </div>
  );
}
