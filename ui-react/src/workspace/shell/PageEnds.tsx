import { ConnectionDot } from './ConnectionDot.tsx';
import { Errors } from './Errors.tsx';
import { useSignedIn } from './use-page.ts';

/** What stands at the end of the first line of every page. */
export const PageEnds = () =>
  useSignedIn() && (
    <>
      <Errors />
      <ConnectionDot />
    </>
  );
