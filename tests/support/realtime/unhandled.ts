// An unhandled error is reported later, in a turn of its own; and then it ends the run.
import { config } from 'rxjs';

/** Lets these faults go by, and anything else be thrown as ever. Gives what ends that, when all have been told of. */
export function forgive(isForgiven: (fault: unknown) => boolean): () => Promise<void> {
  const before = config.onUnhandledError;
  config.onUnhandledError = (fault) => {
    if (!isForgiven(fault)) throw fault;
  };
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    config.onUnhandledError = before;
  };
}
