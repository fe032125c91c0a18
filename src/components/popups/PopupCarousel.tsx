import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../contract/menu.ts';
import type { NotificationDetail } from '../../contract/notification.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { inLang, labelOf } from '../../rules/common/labels.ts';
import { offeredDish } from '../../rules/popups/popupActions.ts';
import { popupColors } from '../../rules/popups/popupColors.ts';
import { popupGeometry } from '../../rules/popups/popupGeometry.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Carousel } from '../../ui/media/Carousel.tsx';
import { FullScreen } from '../../ui/modal/FullScreen.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { useCloseOnBack } from '../../ui/modal/useCloseOnBack.ts';
import { DishPriceView } from '../menu/DishPriceView.tsx';
import { useViewer } from '../venue/useViewer.ts';
import { useVenueName } from '../venue/usePageTitle.ts';
import styles from './PopupCarousel.module.css';
import type { ReadySlide } from './popupPictures.ts';
import { usePopupAction, type ApplyPromo } from './usePopupAction.ts';

interface PopupCarouselProps {
  slides: readonly ReadySlide[];
  applyPromo: ApplyPromo | undefined;
  onClose: () => void;
}

/** Full-screen slides that close only on the last one. Closing earlier skips to the last slide. */
export function PopupCarousel({ slides, applyPromo, onClose }: PopupCarouselProps) {
  const { t } = useTranslation();
  const venue = useVenueName();
  const act = usePopupAction(applyPromo);
  const isAboutDishes = slides.some(({ detail }) => offeredDish(detail) !== undefined);
  const menu = useVisitMenu({ enabled: isAboutDishes });
  const [index, setIndex] = useState(0);
  const lastIndex = slides.length - 1;
  const isLast = index === lastIndex;
  const box = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (isLast) onClose();
    else setIndex(lastIndex);
  };

  // The phone's back button closes the popup instead of leaving the page behind it.
  useCloseOnBack(leave);
  useEffect(() => {
    // The focused element of an earlier slide is no longer reachable.
    if (isLast && lastIndex > 0) {
      box.current?.querySelector<HTMLElement>('[data-close]')?.focus({ preventScroll: true });
    }
  }, [isLast, lastIndex]);

  return (
    <FullScreen title={t('popup.title', { venue })} onLeave={leave}>
      <div ref={box} className={styles.stage}>
        <Carousel
          isFilling
          label={t('popup.slides')}
          previousLabel={t('popup.previous')}
          nextLabel={t('popup.next')}
          dotLabel={(position) => t('popup.slide', { n: position + 1, of: slides.length })}
          index={index}
          onIndex={setIndex}
          slides={slides.map((slide, position) => (
            <PopupSlide
              // A notification may have several slides, so its id alone is not unique.
              key={`${slide.notificationId} ${position}`}
              slide={slide}
              item={menu.data?.menuItems.find(({ id }) => id === offeredDish(slide.detail))}
              decimals={menu.data?.currencyDecimals}
              isLast={position === lastIndex}
              isAlone={lastIndex === 0}
              onLeave={leave}
              onAct={() => {
                onClose();
                act(slide.detail);
              }}
            />
          ))}
        />
      </div>
    </FullScreen>
  );
}

const PLACEMENTS = { top: styles.top, centre: styles.centre, bottom: styles.bottom } as const;
const CLOSE_PLACES = {
  start: styles.closeStart,
  centre: styles.closeCentre,
  end: styles.closeEnd,
} as const;
const ANIMATIONS = { fade: styles.fade, float: styles.float, none: '' } as const;

interface WayOut {
  isLast: boolean;
  isAlone: boolean;
  onLeave: () => void;
}

interface WayOutProps extends WayOut {
  /** The slide's details, for the colours of the button. */
  tint: NotificationDetail;
  place: string | undefined;
}

/** Skip and Close are equally wide: on equal slides, two taps on one spot skip and close. */
function WayOut({ tint, place, isLast, isAlone, onLeave }: WayOutProps) {
  const { t } = useTranslation();
  const { close } = popupColors(tint);
  const style = { '--close-background': close.background, '--close-ink': close.ink };
  return (
    <button
      type="button"
      className={classes(styles.close, place)}
      style={style as CSSProperties}
      aria-label={isLast ? t('common.close') : undefined}
      data-close={isLast || undefined}
      onClick={onLeave}
    >
      {!isAlone && <span className={isLast ? styles.room : undefined}>{t('popup.skip')}</span>}
      {isLast && <Icon name="close" />}
    </button>
  );
}

interface PopupSlideProps extends WayOut {
  slide: ReadySlide;
  /** The dish that the slide offers, if the menu has it. */
  item: MenuItem | undefined;
  decimals: number | undefined;
  onAct: () => void;
}

function PopupSlide({ slide, item, decimals, onAct, ...wayOut }: PopupSlideProps) {
  const { detail, picture } = slide;
  const viewer = useViewer();
  const { lang, allergy } = viewer;
  const { button } = popupColors(detail);
  const shape = popupGeometry(detail, lang);
  const style = {
    '--popup-inline': shape.inlineSize,
    '--popup-block': shape.blockSize,
    '--button-background': button?.background,
    '--button-ink': button?.ink,
  };
  const name = inLang(lang, detail.buttonName, detail.buttonNameAr);
  const hasButton = detail.showBtn && name !== '';
  return (
    <div
      className={classes(styles.place, PLACEMENTS[shape.placement])}
      style={style as CSSProperties}
    >
      <div className={classes(styles.card, ANIMATIONS[shape.animation])}>
        <div className={styles.content}>
          {picture !== undefined && (
            <div className={styles.art}>
              <img className={styles.backdrop} src={picture} alt="" draggable={false} />
              <img className={styles.picture} src={picture} alt="" draggable={false} />
            </div>
          )}
          <div className={classes(styles.foot, !picture && styles.alone)}>
            {detail.imageAlt && <p className={styles.words}>{detail.imageAlt}</p>}
            {item && (
              <p className={styles.dish}>
                <span>{labelOf(item, lang)}</span>
                <DishPriceView viewer={viewer} item={item} decimals={decimals} />
                {allergy && <allergy.CardMark item={item} />}
              </p>
            )}
            {hasButton && (
              <Button
                size="l"
                isBlock
                className={button ? styles.tinted : undefined}
                onClick={onAct}
              >
                {name}
              </Button>
            )}
          </div>
        </div>
        <WayOut tint={detail} place={CLOSE_PLACES[shape.closeButton]} {...wayOut} />
      </div>
    </div>
  );
}
