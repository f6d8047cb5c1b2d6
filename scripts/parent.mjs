/**
 * Calls back once the npm that started this process is gone. npm signals only its shell, and the shell does not pass
 * the signal on. A process started without npm gets its signals itself and may well outlive who started it.
 */
export function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 300);
  watch.unref();
}
