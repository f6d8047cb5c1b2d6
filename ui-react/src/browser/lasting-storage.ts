// A browser may delete stored data after some days without a visit, unless it was asked to let them be.

let isAsked = false;

/** [W-SITE-33] Asks the browser once, which may ask the user. */
export function askForLastingStorage(): void {
  if (isAsked) return;
  isAsked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}

/** False if the browser may delete stored data by itself. A page that iOS opens outside its home screen always loses them. */
export async function isStorageLasting(): Promise<boolean> {
  if ('standalone' in navigator && navigator.standalone === false) return false;
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
