import { Blocks } from '../../components/venue/Blocks.tsx';
import { usePageColors } from '../../components/venue/usePageColors.ts';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useHomepage } from '../../queries/places.ts';
import { Branches } from './Branches.tsx';
import { VisitCard } from './VisitCard.tsx';

/** The welcome of a brand, when no table identifies the branch. */
export function BranchChoice() {
  const { code, lang } = useVisit();
  const page = useHomepage({ code, lang });
  usePageColors(page.data?.colors);
  const hero = page.data?.blocks.find((block) => block.kind === 'hero');
  const menu = useVisitMenu({ enabled: false });
  return (
    <VenueFront
      hero={hero && <Blocks blocks={[{ ...hero, link: undefined }]} menu={undefined} />}
      isLoading={page.isLoading}
      card={
        <VisitCard menu={menu} isChoosing>
          <Branches />
        </VisitCard>
      }
    />
  );
}
