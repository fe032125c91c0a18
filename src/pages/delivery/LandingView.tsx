import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Blocks } from '../../components/venue/Blocks.tsx';
import type { Viewer } from '../../components/venue/useViewer.ts';
import { VenueFront } from '../../components/venue/VenueFront.tsx';
import type { Block } from '../../contract/places.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './LandingPage.module.css';

/** Blocks that the card of this page replaces. */
const SAID_BY_THE_CARD: ReadonlySet<Block['kind']> = new Set([
  'orderTypePicker',
  'addressBar',
  'stores',
]);

/** The greeting at the top of a landing page, if it has one, and its other blocks. */
export function landingBlocks(blocks: readonly Block[]) {
  const shown = blocks.filter(({ kind }) => !SAID_BY_THE_CARD.has(kind));
  const [first, ...others] = shown;
  return first?.kind === 'hero' ? { hero: first, all: others } : { hero: undefined, all: shown };
}

interface StartCardViewProps {
  title: ReactNode;
  notice: ReactNode;
  type: ReactNode;
  placeId: string;
  place: ReactNode;
  time: ReactNode;
}

/** The venue's name and hours, and the choice of service type, place and time. */
export function StartCardView({ title, notice, type, placeId, place, time }: StartCardViewProps) {
  return (
    <Card isRaised>
      <div className={styles.card}>
        {title && <h1>{title}</h1>}
        {notice}
        {type}
        <div id={placeId}>{place}</div>
        {time}
      </div>
    </Card>
  );
}

interface DeliveryBlocksViewProps extends ComponentProps<typeof Blocks> {
  LastOrder?: ComponentType<{ title: string }>;
}

/** The blocks of a page on the delivery side, which may include the last order. */
export function DeliveryBlocksView(props: DeliveryBlocksViewProps) {
  const { viewer, blocks, menu, LastOrder } = props;
  return blocks.map((block, index) =>
    block.kind === 'lastOrder' ? (
      LastOrder && <LastOrder key="lastOrder" title={block.title} />
    ) : (
      <Blocks key={`${block.kind}-${index}`} viewer={viewer} blocks={[block]} menu={menu} />
    ),
  );
}

interface LandingViewProps {
  viewer: Viewer;
  notice?: ReactNode;
  hero: Block | undefined;
  menu: ComponentProps<typeof Blocks>['menu'];
  isLoading?: boolean;
  card: ReactNode;
  wayOn?: Partial<ComponentProps<typeof Button>>;
  children?: ReactNode;
}

/** First page of the delivery side: a card with the diner's choices, and the venue's blocks. */
export function LandingView(props: LandingViewProps) {
  const { viewer, notice, hero, menu, isLoading = false, card, wayOn, children } = props;
  const { t } = viewer;
  return (
    <VenueFront
      notice={notice}
      hero={hero && <Blocks viewer={viewer} blocks={[hero]} menu={menu} />}
      isLoading={isLoading}
      card={card}
      isCardLong
      wayOn={
        <Button size="l" isBlock busyLabel={t('serving.checking')} {...wayOn}>
          {t('home.toMenu')}
        </Button>
      }
    >
      {children}
    </VenueFront>
  );
}
