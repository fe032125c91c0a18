import type { TFunction } from 'i18next';
import type { Viewer } from '../../src/components/venue/useViewer.ts';
import { tablePages } from '../../src/ordering/visit/visitPages.ts';
import { modes } from '../../src/ordering/visit/modes.ts';
import { USUAL_LOOK } from '../../src/rules/venue/venueLook.ts';

/** A diner at a table whose words are the keys of their strings. */
export const anyViewer = (own: Partial<Viewer> = {}): Viewer => ({
  t: ((key: string) => key) as TFunction,
  lang: 'EN',
  code: 'BEIT',
  pages: tablePages({ code: 'BEIT', tableCode: 'T12', mode: modes.Table }),
  look: USUAL_LOOK,
  pictures: { base: '/images', appOrigin: 'http://localhost:3000', hosts: [] },
  allergy: undefined,
  nowMs: Date.now(),
  ...own,
});
