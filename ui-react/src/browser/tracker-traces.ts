import { attempt } from './attempt.ts';

/** What the trackers are known to leave in a browser. */
const COOKIES = /^(_fbp|_fbc|_ga|_ga_\w+|_gid|_gat\w*|_gcl_\w+)$/;
const KEYS: readonly string[] = ['lastExternalReferrer', 'lastExternalReferrerTime', '_gcl_ls'];

/** Removes the traces. Where cookies or storage are forbidden, no tracker has left anything there. */
export function removeTraces(): void {
  attempt('cookies', removeCookies);
  attempt('local storage', () => {
    for (const key of KEYS) window.localStorage.removeItem(key);
  });
}

/** Removes them for this host and each domain above it, as a tracker may have set them for any. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => COOKIES.test(each))) {
    for (const domain of ['', ...domainsOf(window.location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
    }
  }
}

/** 'a.b.no' and 'b.no' and 'no', as a cookie names them. */
const domainsOf = (host: string): readonly string[] =>
  host.split('.').map((_, index, labels) => `; Domain=${labels.slice(index).join('.')}`);
