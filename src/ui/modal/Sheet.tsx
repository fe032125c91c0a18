import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

type SheetProps = ModalProps;

/** For longer content: at the bottom edge of a phone, in the middle of a wide screen. */
export function Sheet({ isOpen, ...frame }: SheetProps) {
  return isOpen ? <ModalFrame shape="sheet" {...frame} /> : null;
}
