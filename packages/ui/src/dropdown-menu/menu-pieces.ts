import { piece } from '../piece.ts';

/** What stands in an open menu, and what places it. */
export const menuLayer = piece(async () => (await import('./menu-layer.tsx')).MenuLayer);
