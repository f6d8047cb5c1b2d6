import { createHash } from 'node:crypto';

/** Where a page's breaches of its policy are told. */
const POLICY_REPORTS = '/control/csp-report';

export interface PolicyOptions {
  /** The Trusted Types policies that scripts may make; none unless named. */
  readonly trustedTypes?: readonly string[];
}

/** What a page may do: nothing but what it needs from its own origin. Inline scripts and styles it carries are named by hash. */
export function policyFor(page: string, { trustedTypes = [] }: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(page, 'script')}`,
    `style-src 'self'${hashes(page, 'style')}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}

/** What every document is sent with, beside its policy. */
export const DOCUMENT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

function hashes(page: string, element: 'script' | 'style'): string {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc\\s*=)[^>]*>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  return [...page.matchAll(inline)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
}
