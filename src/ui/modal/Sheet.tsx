import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

/** For longer content: at the bottom edge of a phone, in the middle of a wide screen. */
export function Sheet({ isOpen, ...frame }: ModalProps) {
  return isOpen ? <ModalFrame shape="sheet" {...frame} /> : null;
}
