/** The portal's routes: patterns for the router, addresses for links. */
export const paths = {
  start: { pattern: '/:center', of: (center: string) => `/${encodeURIComponent(center)}` },
  classes: { pattern: '/:center/classes', of: (center: string) => `/${encodeURIComponent(center)}/classes` },
} as const;
