import { memo } from 'react';
import { useViewer } from '../../../components/venue/useViewer.ts';
import { DishRows } from './DishRows.tsx';
import { MenuSectionsView, type MenuSectionsProps } from './MenuSectionsView.tsx';
import { useKeptHeights } from './useKeptHeights.ts';

export interface KeptSectionsProps extends MenuSectionsProps {
  /** Identifies the menu, in its language, for the stored section heights. */
  version: string;
}

/** All sections of the menu. Renders again only if the menu itself changes. */
export const MenuSections = memo(function MenuSections({ version, ...menu }: KeptSectionsProps) {
  const viewer = useViewer();
  const keptHeight = useKeptHeights(version);
  return <MenuSectionsView viewer={viewer} Rows={DishRows} keptHeight={keptHeight} {...menu} />;
});
