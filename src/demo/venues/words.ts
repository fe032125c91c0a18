import type { Words } from './menuSource.ts';

export const w = (en: string, ar: string): Words => ({ en, ar });
