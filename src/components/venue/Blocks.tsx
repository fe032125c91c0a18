import type { ReactNode } from 'react';
import type { Menu } from '../../contract/menu.ts';
import type { Block, BlockLink } from '../../contract/places.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import type { VisitPages } from '../../ordering/visit/visitPages.ts';
import { appPath, externalLink } from '../../rules/common/safeLinks.ts';
import { siteName } from '../../rules/common/socialSites.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './Blocks.module.css';
import { DishStrip } from './DishStrip.tsx';
import { OrderTypePicker } from './OrderTypePicker.tsx';
import type { Viewer } from './useViewer.ts';
import { VenuePictureView } from './VenuePictureView.tsx';

interface BlocksProps {
  viewer: Viewer;
  blocks: readonly Block[];
  /** The menu, for blocks that name categories and dishes. They wait until it loads. */
  menu: MenuOfBlocks | undefined;
}

type MenuOfBlocks = Pick<Menu, 'categories' | 'menuItems' | 'currencyDecimals'>;

/** True when a block is shown now: banners can be limited to a period, other blocks cannot. */
function isInPeriod(block: Block, nowMs: number): boolean {
  if (block.kind !== 'banner') return true;
  const { startsAt, endsAt } = block;
  const isTooEarly = startsAt !== undefined && nowMs < Date.parse(startsAt);
  const isOver = endsAt !== undefined && nowMs > Date.parse(endsAt);
  return !isTooEarly && !isOver;
}

const NEEDS_MENU: ReadonlySet<Block['kind']> = new Set(['categories', 'items']);

/** More than any venue has. A phone could not render a page with ten thousand of them. */
const MOST_BLOCKS = 200;

/**
 * The blocks before the first one that waits for the menu, or for the customer's last order. The
 * blocks after it appear together with it, because it would push them down.
 */
export function untilAwaited(
  blocks: readonly Block[],
  menu: Pick<VisitMenu, 'isAwaited'>,
  isOrderAwaited = false,
): readonly Block[] {
  const some = blocks.slice(0, MOST_BLOCKS);
  const first = some.findIndex(({ kind }) =>
    kind === 'lastOrder' ? isOrderAwaited : menu.isAwaited && NEEDS_MENU.has(kind),
  );
  return first === -1 ? some : some.slice(0, first);
}

/** The blocks of a venue's page. Kinds that do not belong on this page are skipped. */
export function Blocks({ viewer, blocks, menu }: BlocksProps) {
  return blocks
    .filter((block) => isInPeriod(block, viewer.nowMs))
    .map((block, index) => (
      <OneBlock
        key={`${block.kind}-${index}`}
        viewer={viewer}
        block={block}
        menu={menu}
        isFirst={index === 0}
      />
    ));
}

interface OneBlockProps extends Omit<BlocksProps, 'blocks'> {
  block: Block;
  isFirst: boolean;
}

function OneBlock({ viewer, block, menu, isFirst }: OneBlockProps) {
  switch (block.kind) {
    case 'hero':
      return <Hero viewer={viewer} block={block} isFirst={isFirst} />;
    case 'banner':
      return (
        <LinkTo viewer={viewer} link={block.link} className={styles.banner}>
          <VenuePictureView
            viewer={viewer}
            images={block.images}
            sizes="(min-width: 60rem) 44rem, 100vw"
            alt={block.alt}
            ratio="16/9"
          />
        </LinkTo>
      );
    case 'categories':
      return (
        <CategoryTiles viewer={viewer} title={block.title} ids={block.categoryIds} menu={menu} />
      );
    case 'items':
      return (
        <DishStrip
          viewer={viewer}
          title={block.title}
          ids={block.itemIds}
          style={block.style}
          menuItems={menu?.menuItems ?? []}
          decimals={menu?.currencyDecimals}
        />
      );
    case 'orderTypePicker':
      return <OrderTypePicker viewer={viewer} options={block.options} />;
    case 'text':
      return (
        <div className={styles.text}>
          {block.title && <h2>{block.title}</h2>}
          <p>{block.text}</p>
        </div>
      );
    case 'buttons':
      return (
        <p className={styles.buttons}>
          {block.buttons.map((button) => (
            <LinkTo
              key={button.label}
              viewer={viewer}
              link={button.link}
              className={buttonClass('secondary')}
            >
              {button.label}
            </LinkTo>
          ))}
        </p>
      );
    case 'social':
      return <SocialLinks viewer={viewer} blockLinks={block.links} />;
    default:
      return null;
  }
}

interface HeroProps extends Omit<OneBlockProps, 'menu' | 'block'> {
  block: Block & { kind: 'hero' };
}

/** The venue's greeting: over its picture, on its colour, or as plain text. */
function Hero({ viewer, block, isFirst }: HeroProps) {
  const { hero } = viewer.look;
  const { title, text, link } = block;
  const hasWords = Boolean(title || text);
  // Without words the picture alone is the greeting.
  const look = hasWords ? hero : 'picture';
  return (
    <LinkTo viewer={viewer} link={link} className={classes(styles.hero, styles[look])}>
      {look === 'picture' && (
        <VenuePictureView
          viewer={viewer}
          className={styles.heroPicture}
          images={block.images}
          sizes="(min-width: 60rem) 44rem, 100vw"
          alt=""
          ratio="16/9"
          isPriority={isFirst}
        />
      )}
      {hasWords && (
        <span className={styles.heroWords}>
          {title && <span className={styles.heroTitle}>{title}</span>}
          {text && <span className={styles.heroText}>{text}</span>}
        </span>
      )}
    </LinkTo>
  );
}

interface CategoryTilesProps extends Omit<BlocksProps, 'blocks'> {
  title: string;
  ids: readonly number[];
}

function CategoryTiles({ viewer, title, ids, menu }: CategoryTilesProps) {
  const { lang, pages } = viewer;
  const categories = ids.flatMap(
    (id) => menu?.categories.filter(({ categoryId }) => categoryId === id) ?? [],
  );
  if (categories.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.categoryId}>
            <Link className={styles.tile} to={pages.category(category.categoryId)}>
              <VenuePictureView
                viewer={viewer}
                isAside
                className={styles.tilePicture}
                name={category.thumbnailImageName}
                images={category.images}
                sizes="9rem"
                alt=""
                ratio="1/1"
              />
              <span className={styles.tileName}>{labelOf(category, lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface SocialLinksProps {
  viewer: Viewer;
  blockLinks: readonly { kind: string; url: string }[];
}

function SocialLinks({ viewer, blockLinks }: SocialLinksProps) {
  const safe = blockLinks.flatMap(({ kind, url }) => {
    const href = externalLink(url);
    return href ? [{ kind, href, host: new URL(href).host }] : [];
  });
  if (safe.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={viewer.t('home.social')}>
      {safe.map(({ kind, href, host }) => (
        <li key={href}>
          <a className={styles.socialLink} href={href} target="_blank" rel="noreferrer">
            <Bidi dir="ltr">{siteName(kind, host)}</Bidi>
            <Icon name="external" size="s" />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface LinkToProps {
  viewer: Pick<Viewer, 'pages'>;
  link: BlockLink | undefined;
  className?: string;
  children: ReactNode;
}

/** A link from the venue's settings: to a page of the venue, or to another site, with its name. */
export function LinkTo({ viewer, link, className, children }: LinkToProps) {
  const to = link && ownTarget(link, viewer.pages);
  if (to) {
    return (
      <Link className={className} to={to}>
        {children}
      </Link>
    );
  }
  const href = link?.to === 'url' ? externalLink(link.url) : undefined;
  if (!href) return <div className={className}>{children}</div>;
  return (
    <a className={className} href={href} target="_blank" rel="noreferrer">
      {children}
      <Bidi dir="ltr">{new URL(href).host}</Bidi>
      <Icon name="external" size="s" />
    </a>
  );
}

/** False for a button whose link leads to no page: it stays hidden. */
export function leadsSomewhere(link: BlockLink): boolean {
  if (link.to === 'url') return externalLink(link.url) !== undefined || ownPath(link) !== undefined;
  return !NEEDS_ID.has(link.to) || link.id !== undefined;
}

const NEEDS_ID: ReadonlySet<BlockLink['to']> = new Set(['category', 'item']);

function ownPath({ url }: BlockLink): string | undefined {
  return appPath(url, globalThis.location.origin);
}

function ownTarget(link: BlockLink, pages: VisitPages): string | undefined {
  if (link.to === 'menu' || link.to === 'promo') return pages.menu();
  if (link.to === 'rating') return pages.rating();
  if (link.to === 'category' && link.id !== undefined) return pages.category(link.id);
  if (link.to === 'item' && link.id !== undefined) return pages.item(link.id);
  return link.to === 'url' ? ownPath(link) : undefined;
}
