import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

type SheetProps = ModalProps;

/** Rises from the lower edge of a phone and is a centred card on a wide screen, for longer content. */
export function Sheet({ isOpen, ...frame }: SheetProps) {
  return isOpen ? <ModalFrame shape="sheet" {...frame} /> : null;
}
