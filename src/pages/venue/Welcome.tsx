import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Blocks, untilAwaited } from '../../components/venue/Blocks.tsx';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import type { Block } from '../../contract/places.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';

interface WelcomeProps {
  /** Undefined until they have loaded. */
  blocks: readonly Block[] | undefined;
  isLoading?: boolean;
  menu: ComponentProps<typeof Blocks>['menu'];
  /** The menu is loading, and with it the blocks that it would push down. */
  isMenuAwaited?: boolean;
  card: ReactNode;
  /** Error messages. */
  children?: ReactNode;
}

/** The venue's welcome at a table, also on the first screen. */
export function Welcome(props: WelcomeProps) {
  const { blocks = [], isLoading = false, menu, isMenuAwaited = false, card, children } = props;
  const [first, ...others] = blocks;
  const hasHero = first?.kind === 'hero';
  const rest = first && !hasHero ? [first, ...others] : others;
  return (
    <VenueFront
      hero={hasHero ? <Blocks blocks={[first]} menu={menu} /> : undefined}
      isLoading={isLoading}
      card={card}
      wayOn={<MenuLink />}
    >
      {children}
      <Blocks blocks={untilAwaited(rest, { isAwaited: isMenuAwaited })} menu={menu} />
    </VenueFront>
  );
}

function MenuLink() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  return (
    <Link className={buttonClass('primary', 'l', true)} to={pages.menu()}>
      {t('home.toMenu')}
    </Link>
  );
}
