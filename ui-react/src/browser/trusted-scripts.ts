/** As much of Trusted Types as is needed; what a policy gives goes where a script's address goes. */
export interface ScriptAddresses {
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
