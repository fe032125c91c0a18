import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/useVisit.ts';
import { inLang } from '../../rules/labels.ts';
import { popupColors } from '../../rules/popupColors.ts';
import { popupGeometry } from '../../rules/popupGeometry.ts';
import { Button } from '../../ui/Button.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { FullScreen } from '../../ui/FullScreen.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWayBack } from '../../ui/useWayBack.ts';
import { useVenueName } from '../usePageTitle.ts';
import styles from './PopupCarousel.module.css';
import type { ReadySlide } from './popupPictures.ts';
import { usePopupAction, type DeliveryActions } from './usePopupAction.ts';

interface PopupCarouselProps {
  slides: readonly ReadySlide[];
  delivery: DeliveryActions | undefined;
  onClose: () => void;
}

/**
 * All slides over the whole page. It closes on the last one only; every way that would close it
 * earlier leads there in one step.
 */
export function PopupCarousel({ slides, delivery, onClose }: PopupCarouselProps) {
  const { t } = useTranslation();
  const venue = useVenueName();
  const act = usePopupAction(delivery);
  const [index, setIndex] = useState(0);
  const lastIndex = slides.length - 1;
  const isLast = index === lastIndex;
  const box = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (isLast) onClose();
    else setIndex(lastIndex);
  };

  // The phone's way back is a way to close as well, and not a way out of the page behind.
  useWayBack(leave);
  useEffect(() => {
    // What had the focus on an earlier slide is out of reach now.
    if (isLast && lastIndex > 0) {
      box.current?.querySelector<HTMLElement>('[data-close]')?.focus({ preventScroll: true });
    }
  }, [isLast, lastIndex]);

  return (
    <FullScreen title={t('popup.title', { venue })} onLeave={leave}>
      <div ref={box} className={styles.whole}>
        <Carousel
          isFullScreen
          label={t('popup.slides')}
          previousLabel={t('popup.previous')}
          nextLabel={t('popup.next')}
          dotLabel={(position) => t('popup.slide', { n: position + 1, of: slides.length })}
          index={index}
          onIndex={setIndex}
          slides={slides.map((slide, position) => (
            <PopupSlide
              // A notification may have several slides, and each has its place only.
              key={`${slide.notificationId} ${position}`}
              slide={slide}
              isLast={position === lastIndex}
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

interface PopupSlideProps {
  slide: ReadySlide;
  isLast: boolean;
  onLeave: () => void;
  onAct: () => void;
}

const PLACEMENTS = { top: styles.top, centre: styles.centre, bottom: styles.bottom } as const;
const CLOSE_PLACES = {
  start: styles.closeStart,
  centre: styles.closeCentre,
  end: styles.closeEnd,
} as const;
const ANIMATIONS = { fade: styles.fade, float: styles.float, none: '' } as const;

function PopupSlide({ slide: { detail, src }, isLast, onLeave, onAct }: PopupSlideProps) {
  const { t } = useTranslation();
  const { lang } = useVisit();
  const { width, height } = useScreen();
  const shape = popupGeometry(detail, { width, height });
  const colors = popupColors(detail);
  const size = {
    '--popup-inline': shape.inlineSize,
    '--popup-block': shape.blockSize,
    '--close-background': colors.close.background,
    '--close-ink': colors.close.ink,
    ...(colors.button && {
      '--button-background': colors.button.background,
      '--button-ink': colors.button.ink,
    }),
  } as CSSProperties;
  const close = `${styles.close} ${CLOSE_PLACES[shape.closeButton]}`;
  const name = inLang(lang, detail.buttonName, detail.buttonNameAr);
  return (
    <div className={`${styles.stage} ${PLACEMENTS[shape.placement]}`}>
      <div className={`${styles.box} ${ANIMATIONS[shape.animation]}`} style={size}>
        <img className={styles.backdrop} src={src} alt="" draggable={false} />
        <img className={styles.picture} src={src} alt={detail.imageAlt ?? ''} draggable={false} />
        {isLast ? (
          <IconButton
            className={close}
            icon="close"
            label={t('common.close')}
            data-close
            onClick={onLeave}
          />
        ) : (
          <button type="button" className={`${close} ${styles.skip}`} onClick={onLeave}>
            {t('popup.skip')}
          </button>
        )}
        {detail.showBtn && name && (
          <Button
            size="l"
            className={colors.button ? `${styles.action} ${styles.tinted}` : styles.action}
            onClick={onAct}
          >
            {name}
          </Button>
        )}
      </div>
    </div>
  );
}

function useScreen() {
  const [screen, setScreen] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const onResize = () => setScreen({ width: innerWidth, height: innerHeight });
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return screen;
}
