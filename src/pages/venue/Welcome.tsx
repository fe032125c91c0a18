import type { ComponentProps, ReactNode } from 'react';
import { Blocks, untilAwaited } from '../../components/venue/Blocks.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import type { Block } from '../../contract/places.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';

interface WelcomeProps {
  viewer: Viewer;
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
  const { viewer, blocks = [], isLoading = false, isMenuAwaited = false, card, children } = props;
  const shown = { viewer, menu: props.menu };
  const [first, ...others] = blocks;
  const hasHero = first?.kind === 'hero';
  const rest = first && !hasHero ? [first, ...others] : others;
  return (
    <VenueFront
      hero={hasHero ? <Blocks blocks={[first]} {...shown} /> : undefined}
      isLoading={isLoading}
      card={card}
      wayOn={<MenuLink viewer={viewer} />}
    >
      {children}
      <Blocks blocks={untilAwaited(rest, { isAwaited: isMenuAwaited })} {...shown} />
    </VenueFront>
  );
}

function MenuLink({ viewer }: Pick<WelcomeProps, 'viewer'>) {
  const { t, pages } = viewer;
  return (
    <Link className={buttonClass('primary', 'l', true)} to={pages.menu()}>
      {t('home.toMenu')}
    </Link>
  );
}
