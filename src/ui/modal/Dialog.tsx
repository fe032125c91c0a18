import { ModalFrame, type ModalProps } from './ModalFrame.tsx';

type DialogProps = ModalProps;

/** In the middle of the screen, for a question or a short message. */
export function Dialog({ isOpen, ...frame }: DialogProps) {
  return isOpen ? <ModalFrame shape="card" {...frame} /> : null;
}
