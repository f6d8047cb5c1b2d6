import type { FileContent } from '@felles/core';
import { useEffect, useState } from 'react';

/** An address for a file that is in memory, for as long as the component shows it. */
export function useObjectUrl(file: FileContent | Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return;
    const blob = file instanceof Blob ? file : new Blob([new Uint8Array(file.bytes)], { type: file.type });
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
