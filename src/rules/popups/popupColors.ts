import type { NotificationDetail } from '../../contract/notification.ts';
import { composite, inkOn, parseColor, readableInk, toHex, type Rgb } from '../common/ink.ts';

const WHITE: Rgb = { r: 255, g: 255, b: 255 };

interface PopupColors {
  /** Undefined to use the app's own button. */
  button: { background: string; ink: string } | undefined;
  /** The close icon, and the disc under it that keeps it visible on any picture. */
  close: { background: string; ink: string };
}

/** The colours a popup asks for, replaced where its text would not be legible. */
export function popupColors(
  detail: Pick<NotificationDetail, 'buttonBgColor' | 'buttonColor' | 'closeBtnColor'>,
): PopupColors {
  const background = parseColor(detail.buttonBgColor);
  const wishedInk = parseColor(detail.buttonColor);
  const ground = background && composite(background, WHITE);
  const cross = parseColor(detail.closeBtnColor);
  const crossInk = cross && cross.alpha > 0 ? composite(cross, WHITE) : WHITE;
  return {
    button: ground && {
      background: toHex(ground),
      ink: toHex(readableInk(wishedInk && composite(wishedInk, ground), ground)),
    },
    close: { background: toHex(inkOn(crossInk)), ink: toHex(crossInk) },
  };
}
