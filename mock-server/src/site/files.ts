import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The built pages, read from their folder whenever they are asked for, so that a new build needs no new start. */
export interface SiteFiles {
  readonly directory: string | null;
  /** The text of a page, or nothing where it is not built. */
  page(name: string): Promise<string | null>;
  /** The address of the stylesheet for the developer's pages, where the build has one. */
  developerStyles(): Promise<string | null>;
}

const BuildManifest = z.record(z.string(), z.object({ file: z.string(), css: z.optional(z.array(z.string())) }));
const DEVELOPER_STYLES = 'src/styles/developer.css';

export function createSiteFiles(directory: string | null): SiteFiles {
  const read = async (name: string): Promise<string | null> => {
    if (directory === null) return null;
    return readFile(join(directory, name), 'utf8').catch(() => null); // not built
  };
  return {
    directory,
    page: read,
    async developerStyles() {
      const manifest = z.safeParse(BuildManifest, parseJson(await read('.vite/manifest.json')));
      const entry = manifest.success ? manifest.data[DEVELOPER_STYLES] : undefined;
      return entry ? `/${entry.file}` : null;
    },
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null; // no manifest, or half of one: pages go without
  }
}
