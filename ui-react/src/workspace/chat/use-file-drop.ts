import type { PickedForChat } from '@felles/core/workspace';
import { type DragEvent, useState } from 'react';
import { pickedForChat } from './picked.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on a place; null where none are taken. */
export function useFileDrop(take: ((files: readonly PickedForChat[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (take === null || !hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (take === null || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files].map(pickedForChat));
    },
  };
}
