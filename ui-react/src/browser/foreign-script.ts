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

/** A minimal type for TrustedScriptURL: a policy's value goes where a script's address goes. */
interface ScriptAddresses {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string | null },
  ): { createScriptURL(address: string): string };
}

/** Makes script addresses that the page accepts, by a policy of their own that is created on first use. */
export function trustedScripts(name: string): (address: string) => string {
  let policy: ReturnType<ScriptAddresses['createPolicy']> | undefined;
  return (address) => {
    const trustedTypes: ScriptAddresses | undefined = Reflect.get(window, 'trustedTypes');
    policy ??= trustedTypes?.createPolicy(name, { createScriptURL: (wanted) => wanted });
    return policy?.createScriptURL(address) ?? address;
  };
}
