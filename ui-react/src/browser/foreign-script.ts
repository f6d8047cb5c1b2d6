import type { ScriptAddresses } from './trusted-scripts.ts';

/** Creates the page's only Trusted Types policy, for one origin. It is the default: a tracker's script loads more of itself. */
export function loadScript(address: string, onLoad: () => void): void {
  const { origin } = new URL(address);
  const trustedTypes: ScriptAddresses | undefined = Reflect.get(window, 'trustedTypes');
  const policy = trustedTypes?.createPolicy('default', {
    createScriptURL: (wanted) => (isFrom(wanted, origin) ? wanted : null),
  });
  const script = document.createElement('script');
  script.async = true;
  // The host of the script must not learn from which page of the portal it was asked for.
  script.referrerPolicy = 'no-referrer';
  script.addEventListener('load', onLoad);
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

const isFrom = (address: string, origin: string): boolean =>
  URL.canParse(address, window.location.href) && new URL(address, window.location.href).origin === origin;
