import type { TFunction } from 'i18next';
import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../contract/languages.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { VisitPages } from '../../ordering/visit/visitPages.ts';
import type { PictureBase } from '../../rules/common/pictures.ts';
import type { VenueLook } from '../../rules/venue/venueLook.ts';
import { AllergyContext } from '../allergy/allergyContext.ts';
import type { AllergyParts } from '../allergy/parts.ts';
import { pictureBase } from './venuePictureUrl.ts';
import { VenueLookContext } from './venueLookContext.ts';

/** What a view needs beside its data, as it uses no hook: words, links, the venue's look and the diner's marks. */
export interface Viewer {
  t: TFunction;
  lang: Lang;
  code: string;
  pages: VisitPages;
  look: VenueLook;
  pictures: PictureBase;
  /** For a diner who avoids something. */
  allergy: Pick<AllergyParts, 'CardMark' | 'shown'> | undefined;
  /** When the diner opened the page. */
  nowMs: number;
}

/** Changes only with the words, the visit or the look, so that memoised views keep their props. */
export function useViewer(): Viewer {
  const { t } = useTranslation();
  const { lang, code, pages } = useVisit();
  const look = useContext(VenueLookContext);
  const allergy = useContext(AllergyContext);
  const [nowMs] = useState(Date.now);
  return useMemo(
    () => ({ t, lang, code, pages, look, pictures: pictureBase(), allergy, nowMs }),
    [t, lang, code, pages, look, allergy, nowMs],
  );
}
