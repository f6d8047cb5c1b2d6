import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The old content or the new one, whenever the power goes: nothing is ever written over what can still be read. */
export async function writeWhole(file: string, text: string | Uint8Array): Promise<void> {
  const temporary = `${file}.writing`;
  await onDisk(temporary, 'w', (handle) => handle.writeFile(text));
  await rename(temporary, file);
  // The new name itself is kept only once its directory is.
  await onDisk(dirname(file), 'r', async () => {});
}

type Handle = Awaited<ReturnType<typeof open>>;

async function onDisk(path: string, flags: string, work: (handle: Handle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags, 0o600); // it holds what opens doors, if only those of a demo
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The code of an error of the machine, such as that there is no such file. */
export const codeOf = (problem: unknown): unknown =>
  problem instanceof Error && 'code' in problem ? problem.code : undefined;
